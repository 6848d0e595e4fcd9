import RotorUIKit

@testable import UIKitStandIn

extension ViewRow {
  /// What holds the rows' tables: a cell does not keep the table that shows it.
  private static var tables: [Rows] = []
  private static var collections: [Items] = []

  /// The cell of a table with one row, whose delegate is known to answer a selection.
  private static func cell(
    delegate: Bool = true, _ fill: @escaping (UITableViewCell) -> Void
  ) -> UITableViewCell {
    let rows = Rows([["Milk"]])
    tables.append(rows)
    rows.fill = { cell, name in
      cell.textLabel?.text = name
      fill(cell)
    }
    if delegate { rows.table.answersSelection = true } else { rows.table.delegate = nil }
    return rows.table.visibleCells.first ?? UITableViewCell()
  }

  private static func header() -> UIView {
    let rows = Rows([["Milk"]])
    tables.append(rows)
    rows.titles = ["Dairy"]
    rows.table.reloadData()
    return rows.table.headerView(forSection: 0) ?? UIView()
  }

  private static func item(_ fill: @escaping (UICollectionViewCell) -> Void) -> UIView {
    let items = Items(count: 1)
    collections.append(items)
    items.fill = { cell, _ in fill(cell) }
    items.collection.answersSelection = true
    return items.collection.visibleCells.first ?? UIView()
  }

  static let lists: [ViewRow] = [
    ViewRow(
      name: "UIScrollView", make: { UIScrollView() }, isElement: false, traits: .none, label: nil,
      value: nil, doubleTap: "nothing; three fingers scroll a page and hear \"Page 2 of 5\"",
      source: "documented (Apple: accessibilityScrollStatus(for:))"),
    ViewRow(
      name: "UITableView", make: { UITableView() }, isElement: false, traits: .none, label: nil,
      value: nil, doubleTap: "nothing; three fingers scroll and hear \"Rows 11 to 20 of 1,000\"",
      source: "assumed (the words; no kind of container)"),
    ViewRow(
      name: "UITableViewCell", make: { cell { _ in } }, isElement: true, traits: .none,
      label: "Milk", value: nil, doubleTap: "selects the row and tells the delegate",
      source: "observed (a project about empty cells: \"Meow, Woof\")"),
    ViewRow(
      name: "UITableViewCell, two texts",
      make: {
        cell { cell in
          let label = UILabel()
          label.text = "2 liters"
          cell.contentView.addSubview(label)
        }
      }, isElement: true, traits: .none, label: "Milk, 2 liters", value: nil,
      doubleTap: "selects the row and tells the delegate",
      source: "observed (a project about empty cells: \"Meow, Woof\")"),
    ViewRow(
      name: "UITableViewCell, empty", make: { UITableViewCell() }, isElement: false, traits: .none,
      label: nil, value: nil, doubleTap: "nothing",
      source: "observed (a project about empty cells: a plain one is skipped)"),
    ViewRow(
      name: "UITableViewCell, table without delegate", make: { cell(delegate: false) { _ in } },
      isElement: true, traits: .none, label: "Milk", value: nil,
      doubleTap: "nothing but selecting the row", source: "assumed"),
    ViewRow(
      name: "UITableViewCell, selected",
      make: {
        let row = cell { _ in }
        row.table?.selectRow(at: IndexPath(0), animated: false, scrollPosition: .none)
        return row
      }, isElement: true,
      traits: .selected, label: "Milk", value: nil,
      doubleTap: "selects the row and tells the delegate",
      source: "observed (Apple's developer forums, thread 781434)"),
    ViewRow(
      name: "UITableViewCell, checkmark", make: { cell { $0.accessoryType = .checkmark } },
      isElement: true, traits: .selected, label: "Milk", value: nil,
      doubleTap: "selects the row and tells the delegate",
      source: "observed (MagentaA11y, table row: a row with a checkmark is said to be selected)"),
    ViewRow(
      name: "UITableViewCell, disclosure indicator",
      make: { cell { $0.accessoryType = .disclosureIndicator } }, isElement: true, traits: .none,
      label: "Milk", value: nil, doubleTap: "selects the row and tells the delegate",
      source: "assumed"),
    ViewRow(
      name: "UITableViewCell, not usable",
      make: { cell { $0.isUserInteractionEnabled = false } }, isElement: true, traits: .notEnabled,
      label: "Milk", value: nil, doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UITableViewCell, switch at its end",
      make: { cell { $0.accessoryView = UISwitch() } }, isElement: true,
      traits: UISwitch().accessibilityTraits, label: "Milk",
      value: UISwitch().accessibilityValue, doubleTap: "toggles the switch",
      source: "observed (kickstarter/ios-oss, pull request 544)"),
    ViewRow(
      name: "UITableViewCell, with a button", make: { cell { $0.accessoryType = .detailButton } },
      isElement: false, traits: .none, label: "Milk", value: nil,
      doubleTap: "selects the row, on the element for its texts; the button is beside it",
      source: "observed (public UI tests: cells have a button \"More Info\")"),
    ViewRow(
      name: "UITableViewCell, detail button",
      make: {
        cell { $0.accessoryType = .detailButton }.accessibilityElements?.last
          as? AccessibilityObject ?? UIView()
      }, isElement: true, traits: .button, label: "More Info", value: nil,
      doubleTap: "tells the delegate that the button was pressed",
      source: "observed (public UI tests: cells have a button \"More Info\")"),
    ViewRow(
      name: "UITableViewHeaderFooterView, header", make: { header() }, isElement: true,
      traits: .header,
      label: "Dairy", value: nil, doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UICollectionView",
      make: {
        UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
      }, isElement: false, traits: .none, label: nil, value: nil,
      doubleTap: "nothing; three fingers scroll a page and hear \"Page 2 of 5\"",
      source: "observed (frozendevil.com, a trick for accessibility)"),
    ViewRow(
      name: "UICollectionViewCell", make: { item { _ in } }, isElement: false, traits: .none,
      label: nil, value: nil, doubleTap: "selects the item, on what is inside it",
      source: "observed (cocoapods-catalog-by-convention, issue 28)"),
    ViewRow(
      name: "UICollectionViewCell, made an element",
      make: {
        item { cell in
          let label = UILabel()
          label.text = "Photo"
          cell.contentView.addSubview(label)
          cell.isAccessibilityElement = true
        }
      }, isElement: true, traits: .none, label: "Photo", value: nil,
      doubleTap: "selects the item and tells the delegate", source: "assumed"),
  ]
}
