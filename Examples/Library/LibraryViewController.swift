import RotorUIKit

/// A library with rotors over the books and the folders, most of which are beyond what can be seen.
///
/// The rotors know the model, not the cells that happen to be there, and scroll to each row.
class LibraryViewController: UITableViewController {
  let items = LibraryItem.samples

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Library"
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "item")
    tableView.accessibilityCustomRotors = rotors()
  }

  func rotors() -> [UIAccessibilityCustomRotor] {
    let books = rows { !$0.isFolder }
    let folders = rows(where: \.isFolder)
    return [
      UIAccessibilityCustomRotor(name: "Books", in: tableView) { books },
      UIAccessibilityCustomRotor(name: "Folders", in: tableView) { folders },
    ]
  }

  final func rows(where isWanted: (LibraryItem) -> Bool) -> [IndexPath] {
    items.indices.filter { isWanted(items[$0]) }.map { IndexPath(row: $0, section: 0) }
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    items.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "item", for: indexPath)
    cell.textLabel?.text = items[indexPath.row].title
    cell.accessibilityTraits = .button
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    UIAccessibility.say("Opened \(items[indexPath.row].title)")
  }
}
