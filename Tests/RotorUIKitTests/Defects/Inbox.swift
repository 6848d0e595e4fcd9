import RotorUIKit

/// A table of messages of which only the first are in view.
final class Inbox: UITableViewController {
  let messages = (1...60).map { "Message \($0)" }
  /// The rows of the messages that are unread: every tenth.
  let unread = (0..<6).map { IndexPath(row: $0 * 10 + 4, section: 0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "message")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    messages.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
    cell.textLabel?.text = messages[indexPath.row]
    return cell
  }

  /// An inbox with a rotor over the unread messages whose search is given the inbox.
  static func offering(
    _ search:
      @escaping (
        Inbox, UIAccessibilityCustomRotorSearchPredicate
      ) -> UITableViewCell?
  ) -> Inbox {
    let inbox = Inbox()
    inbox.loadViewIfNeeded()
    inbox.tableView.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Unread") { [weak inbox] predicate in
        inbox.flatMap { search($0, predicate) }.map {
          UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
        }
      }
    ]
    return inbox
  }

  /// The row after or before that of VoiceOver, from elsewhere the end that is asked from.
  func neighbour(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate, in rows: [IndexPath]
  ) -> IndexPath? {
    let isNext = predicate.searchDirection == .next
    let cell = predicate.currentItem.targetElement as? UITableViewCell
    guard let here = cell.flatMap({ tableView.indexPath(for: $0) }) else {
      return isNext ? rows.first : rows.last
    }
    return isNext ? rows.first { $0 > here } : rows.last { $0 < here }
  }

  /// Scrolls to each of the rows, at once.
  static func revealing() -> Inbox {
    offering { inbox, predicate in
      guard let row = inbox.neighbour(predicate, in: inbox.unread) else { return nil }
      inbox.tableView.scrollToRow(at: row, at: .middle, animated: false)
      inbox.tableView.layoutIfNeeded()
      return inbox.tableView.cellForRow(at: row)
    }
  }
}
