import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TableRowTests {
  func row(_ fill: @escaping (UITableViewCell) -> Void) -> (Rows, UITableViewCell) {
    let rows = Rows([["A"]])
    rows.fill = { cell, _ in fill(cell) }
    rows.window.layoutIfNeeded()
    return (rows, rows.table.visibleCells.first ?? UITableViewCell())
  }

  @Test func `a row says the texts inside it, joined`() {
    let (_, cell) = row { cell in
      for text in ["Meow", "Woof"] {
        let label = UILabel()
        label.text = text
        cell.contentView.addSubview(label)
      }
      let hidden = UILabel()
      hidden.text = "Hidden"
      hidden.isHidden = true
      cell.contentView.addSubview(hidden)
    }
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Meow, Woof")
  }

  @Test func `what the app sets goes before, and stays on a cell that is used again`() {
    let (_, cell) = row { cell in
      cell.textLabel?.text = "A"
      cell.accessibilityLabel = "Own"
      cell.accessibilityTraits = .button
    }
    cell.prepareForReuse()
    #expect(cell.accessibilityLabel == "Own")
    #expect(cell.accessibilityTraits == .button)
  }

  @Test func `an empty row is passed over`() {
    let (_, cell) = row { _ in }
    #expect(!cell.isAccessibilityElement)
  }

  @Test func `a button in a row is reached beside the texts`() throws {
    var presses = 0
    let (rows, cell) = row { cell in
      cell.textLabel?.text = "Milk"
      let button = UIButton(type: .system)
      button.setTitle("Buy", for: .normal)
      button.addAction(UIAction { _ in presses += 1 }, for: .touchUpInside)
      cell.contentView.addSubview(button)
    }
    #expect(!cell.isAccessibilityElement)
    let elements = try #require(cell.accessibilityElements)
    #expect(
      elements.compactMap { ($0 as? AccessibilityObject)?.accessibilityLabel } == ["Milk", "Buy"])
    let words = try #require(elements.first as? UIAccessibilityElement)
    #expect(words.isAccessibilityElement)
    #expect(words.accessibilityActivate())
    #expect(rows.selected == [IndexPath(0)])
    #expect(presses == 0)
    let button = try #require(elements.last as? UIButton)
    #expect(rows.window.tap(at: button.accessibilityActivationPoint, in: button))
    #expect(presses == 1)
    #expect(rows.selected.count == 1)
  }

  @Test func `a label that the app makes an element is reached by itself`() {
    let (_, cell) = row { cell in
      cell.textLabel?.text = "A"
      let label = UILabel()
      label.text = "B"
      label.isAccessibilityElement = true
      cell.contentView.addSubview(label)
    }
    let labels = cell.accessibilityElements?.compactMap {
      ($0 as? AccessibilityObject)?.accessibilityLabel
    }
    #expect(labels == ["A", "B"])
  }

  @Test func `what the app lists in a row is reached`() {
    let (_, cell) = row { cell in
      cell.textLabel?.text = "A"
      cell.accessibilityElements = [UIView()]
    }
    #expect(!cell.isAccessibilityElement)
  }

  @Test func `the detail button is called More Info, and pressing it is told`() throws {
    let (rows, cell) = row { cell in
      cell.textLabel?.text = "A"
      cell.accessoryType = .detailDisclosureButton
    }
    let button = try #require(cell.accessibilityElements?.last as? UIView)
    #expect(button.accessibilityLabel == "More Info")
    #expect(button.accessibilityTraits == .button)
    #expect(rows.window.tap(at: button.accessibilityActivationPoint, in: button))
    #expect(rows.details == [IndexPath(0)])
    #expect(rows.selected.isEmpty)
  }

  @Test func `a switch at the end of a row and its texts are one element`() throws {
    let toggle = UISwitch()
    let (rows, cell) = row { cell in
      cell.textLabel?.text = "Wi-Fi"
      cell.accessoryView = toggle
    }
    #expect(cell.isAccessibilityElement)
    #expect(cell.accessibilityLabel == "Wi-Fi")
    #expect(cell.accessibilityTraits == toggle.accessibilityTraits)
    let before = cell.accessibilityValue
    #expect(rows.window.tap(at: cell.accessibilityActivationPoint, in: cell))
    #expect(toggle.isOn)
    #expect(cell.accessibilityValue == toggle.accessibilityValue)
    #expect(cell.accessibilityValue != before)
    #expect(rows.selected.isEmpty)
  }

  @Test func `a double tap selects a row and tells the delegate`() {
    let rows = Rows(count: 5)
    let cells = rows.table.visibleCells
    #expect(cells[1].answersDoubleTap == nil)
    #expect(rows.window.tap(at: cells[1].accessibilityActivationPoint, in: cells[1]))
    #expect(rows.window.tap(at: cells[3].accessibilityActivationPoint, in: cells[3]))
    #expect(rows.selected == [IndexPath(1), IndexPath(3)])
    #expect(rows.table.indexPathsForSelectedRows == [IndexPath(3)])
    #expect(cells[3].accessibilityTraits.contains(.selected))
    #expect(!cells[1].accessibilityTraits.contains(.selected))
    #expect(cells[1].answersDoubleTap == true)
  }

  @Test func `several rows may be selected, and a tap takes one back`() {
    let rows = Rows(count: 5)
    rows.table.allowsMultipleSelection = true
    let cells = rows.table.visibleCells
    for index in [0, 2, 0] { #expect(cells[index].takeTap()) }
    #expect(rows.table.indexPathsForSelectedRows == [IndexPath(2)])
  }

  @Test func `a table that cannot be selected hands a double tap on`() {
    let rows = Rows(count: 5)
    rows.table.allowsSelection = false
    let cell = rows.table.visibleCells[0]
    #expect(!rows.window.tap(at: cell.accessibilityActivationPoint, in: cell))
    #expect(cell.answersDoubleTap == false)
  }

  @Test func `a delegate that leaves selections unanswered is found out by the first`() {
    final class Silent: NSObject, UITableViewDelegate {}
    let rows = Rows(count: 5)
    let silent = Silent()
    rows.table.delegate = silent
    let cell = rows.table.visibleCells[0]
    #expect(cell.answersDoubleTap == nil)
    #expect(cell.takeTap())
    #expect(cell.answersDoubleTap == false)
  }

  @Test func `swipe actions are listed among the actions and are done`() {
    let rows = Rows(count: 3)
    var done: [String] = []
    func action(_ title: String?, _ answer: Bool?) -> UIContextualAction {
      UIContextualAction(style: .normal, title: title) { action, _, finish in
        done.append(action.title ?? "-")
        if let answer { finish(answer) }
      }
    }
    rows.trailing = [action("Archive", true), action("Fail", false)]
    rows.leading = [action("Read", nil)]
    rows.isEditable = true
    let cell = rows.table.visibleCells[1]
    let actions = cell.ownActions
    #expect(actions.map(\.name) == ["Archive", "Fail", "Read"])
    #expect(actions.map { $0.actionHandler?($0) } == [true, false, true])
    #expect(done == ["Archive", "Fail", "Read"])
  }

  @Test func `a row that can be edited lists Delete`() throws {
    let rows = Rows(count: 3)
    rows.isEditable = true
    let cell = rows.table.visibleCells[1]
    let action = try #require(cell.ownActions.first)
    #expect(action.name == "Delete")
    #expect(action.actionHandler?(action) == true)
    #expect(rows.deleted == [IndexPath(1)])
    #expect(rows.heard == ["Row 0", "Row 2"])
  }

  @Test func `a content configuration is shown`() {
    let (_, cell) = row { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Title"
      content.secondaryText = "More"
      cell.contentConfiguration = content
    }
    #expect(cell.accessibilityLabel == "Title, More")
  }

  @Test func `rows are as the table of views says`() {
    for row in ViewRow.lists {
      let object = row.make()
      #expect(object.isAccessibilityElement == row.isElement, "\(row.name)")
      #expect(object.accessibilityTraits == row.traits, "\(row.name)")
      #expect(object.accessibilityLabel == row.label, "\(row.name)")
      #expect(object.accessibilityValue == row.value, "\(row.name)")
      #expect(
        object.answersDoubleTap == !row.doubleTap.hasPrefix("nothing"),
        "\(row.name): \(row.doubleTap)")
    }
  }
}
