import RotorUIKit

/// A table whose rows have swipe actions, and perhaps an action of the app's own.
final class SwipeInbox: UITableViewController {
  private(set) var letters = ["Lunch", "Invoice"]
  private let leading: Bool
  private let trailing: Bool
  private let own: Bool
  private let deletes: Bool

  init(leading: Bool = false, trailing: Bool = false, own: Bool = false, deletes: Bool = true) {
    (self.leading, self.trailing, self.own, self.deletes) = (leading, trailing, own, deletes)
    super.init(style: .plain)
    title = "Inbox"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "letter")
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    letters.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "letter", for: indexPath)
    cell.textLabel?.text = letters[indexPath.row]
    if own {
      cell.accessibilityCustomActions = [
        UIAccessibilityCustomAction(name: "Forward") { _ in true }
      ]
    }
    return cell
  }

  override func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard leading else { return nil }
    return UISwipeActionsConfiguration(actions: [
      UIContextualAction(style: .normal, title: "Mark as read") { _, _, done in done(true) }
    ])
  }

  override func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    guard trailing else { return nil }
    let delete = UIContextualAction(style: .destructive, title: "Delete") {
      [weak self] _, _, done in
      if let self, deletes {
        letters.remove(at: indexPath.row)
        tableView.deleteRows(at: [indexPath], with: .automatic)
      }
      done(true)
    }
    return UISwipeActionsConfiguration(actions: [delete])
  }
}
