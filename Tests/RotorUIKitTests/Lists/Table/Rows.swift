import RotorUIKit

@testable import UIKitStandIn

/// A table of named rows on a phone's screen; counts what is asked of it.
final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var titles: [String?] = []
  var builds = 0
  var counts = 0
  var selected: [IndexPath] = []
  var deleted: [IndexPath] = []
  var details: [IndexPath] = []
  /// Fills a cell; the name is the text by default.
  var fill: (UITableViewCell, String) -> Void = { $0.textLabel?.text = $1 }
  /// Is run before a cell is given.
  var beforeCell: (UITableView, IndexPath) -> Void = { _, _ in }
  var isEditable = false
  var trailing: [UIContextualAction] = []
  var leading: [UIContextualAction] = []

  let window = UIWindow()
  let table: UITableView

  init(_ sections: [[String]], style: UITableView.Style = .plain, height: CGFloat = 440) {
    self.sections = sections
    table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: height), style: style)
    super.init()
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = self
    table.delegate = self
    window.addSubview(table)
  }

  convenience init(count: Int, height: CGFloat = 440) {
    self.init([(0..<count).map { "Row \($0)" }], height: height)
  }

  /// What the elements of the table are called, from top to bottom.
  var heard: [String] {
    window.layoutIfNeeded()
    return table.subviews.filter(\.isAccessibilityElement)
      .sorted { $0.accessibilityFrame.minY < $1.accessibilityFrame.minY }
      .map { $0.accessibilityLabel ?? "-" }
  }

  /// The identity of a row that is seen.
  func identity(_ row: Int, _ section: Int = 0) -> String? {
    table.cellForRow(at: IndexPath(row: row, section: section))?.itemIdentity
  }

  func numberOfSections(in tableView: UITableView) -> Int {
    counts += 1
    return sections.count
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    sections[section].count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    builds += 1
    beforeCell(tableView, indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    let section = sections.indices.contains(indexPath.section) ? sections[indexPath.section] : []
    fill(cell, section.indices.contains(indexPath.row) ? section[indexPath.row] : "gone")
    return cell
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titles.indices.contains(section) ? titles[section] : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    selected.append(indexPath)
  }

  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    isEditable
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {
    deleted.append(indexPath)
    sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  func tableView(
    _ tableView: UITableView, accessoryButtonTappedForRowWith indexPath: IndexPath
  ) { details.append(indexPath) }

  func tableView(
    _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    trailing.isEmpty ? nil : UISwipeActionsConfiguration(actions: trailing)
  }

  func tableView(
    _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? {
    leading.isEmpty ? nil : UISwipeActionsConfiguration(actions: leading)
  }
}

extension IndexPath {
  /// A row of the first section.
  nonisolated init(_ row: Int) { self.init(row: row, section: 0) }
}
