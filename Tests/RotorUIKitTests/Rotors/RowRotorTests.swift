import RotorTesting
import RotorUIKit
import Testing

@Suite("A rotor over rows of a table and over items of a collection")
struct RowRotorTests {
  private static func paths(_ rows: [Int]) -> [IndexPath] {
    rows.map { IndexPath(row: $0, section: 0) }
  }

  /// What is heard from a row that is brought into view first.
  private static func heard(
    _ rows: Rows, _ rotor: UIAccessibilityCustomRotor, from row: Int?
  ) -> [String?] {
    [UIAccessibilityCustomRotor.Direction.next, .previous].map { direction in
      guard let row else { return rotor.label(direction) }
      rows.table.scrollToRow(at: IndexPath(row), at: .middle, animated: false)
      rows.table.layoutIfNeeded()
      return rotor.label(direction, from: rows.table.cellForRow(at: IndexPath(row)))
    }
  }

  @Test func `from nothing, each row of it and each other row, both ways`() {
    let table: [(listed: [Int], from: Int?, next: String?, previous: String?)] = [
      ([5, 30, 90], nil, "Row 5", "Row 90"),
      ([5, 30, 90], 5, "Row 30", nil),
      ([5, 30, 90], 30, "Row 90", "Row 5"),
      ([5, 30, 90], 90, nil, "Row 30"),
      ([5, 30, 90], 0, "Row 5", nil),
      ([5, 30, 90], 31, "Row 90", "Row 30"),
      ([5, 30, 90], 99, nil, "Row 90"),
      // In an order of their own.
      ([90, 5, 30], nil, "Row 90", "Row 30"),
      ([90, 5, 30], 90, "Row 5", nil),
      ([90, 5, 30], 5, "Row 30", "Row 90"),
      ([90, 5, 30], 30, nil, "Row 5"),
      ([30], nil, "Row 30", "Row 30"),
      ([30], 30, nil, nil),
      ([], nil, nil, nil),
      ([], 7, nil, nil),
      // Rows that there are not.
      ([5, 30, 100, 400], 30, nil, "Row 5"),
      ([-1, 5, 30], 5, "Row 30", nil),
      ([100, 101], nil, nil, nil),
    ]
    let rows = Rows(count: 100)
    for row in table {
      let rotor = UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
        RowRotorTests.paths(row.listed)
      }
      #expect(
        RowRotorTests.heard(rows, rotor, from: row.from) == [row.next, row.previous], "\(row)")
    }
  }

  @Test func `it is sound, also where rows are far away and in sections`() {
    let rows = Rows([(0..<40).map { "Row \($0)" }, [], (0..<40).map { "Line \($0)" }])
    let paths = [
      IndexPath(row: 3, section: 0), IndexPath(row: 39, section: 0), IndexPath(row: 0, section: 2),
      IndexPath(row: 39, section: 2),
    ]
    rows.table.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Marked", in: rows.table) { paths }
    ]
    expectSound(
      "Marked", on: ViewSource(rows.table), stops: ["Row 3", "Row 39", "Line 0", "Line 39"],
      atLeast: .warning)
  }

  @Test func `rows that go and come on the way`() {
    let rows = Rows(count: 60)
    var listed = ["Row 5", "Row 20", "Row 40"]
    rows.table.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
        listed.compactMap { name in
          rows.sections[0].firstIndex(of: name).map { IndexPath(row: $0, section: 0) }
        }
      }
    ]
    let source = ViewSource(rows.table)
    expectStable("Marked", on: source) {
      rows.sections[0].remove(at: 20)
      rows.table.deleteRows(at: [IndexPath(20)], with: .none)
    }
    expectStable("Marked", on: source) { listed.append("Row 59") }
    expectSound(
      "Marked", on: source, stops: ["Row 5", "Row 40", "Row 59"], atLeast: .warning)
  }

  @Test func `rows that went without a word are passed over`() {
    let rows = Rows(count: 60)
    let rotor = UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
      RowRotorTests.paths([5, 20, 40])
    }
    #expect(rotor.labels(.next) == ["Row 5", "Row 20", "Row 40"])
    rows.sections = [(0..<10).map { "Row \($0)" }]
    rows.table.reloadData()
    #expect(rotor.labels(.next) == ["Row 5"])
    #expect(rotor.labels(.previous) == ["Row 5"])
    rows.sections = []
    rows.table.reloadData()
    #expect(rotor.labels(.next).isEmpty && rotor.labels(.previous).isEmpty)
  }

  @Test func `paths that are none lead nowhere`() {
    let rows = Rows(count: 10)
    let odd = [
      IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2]),
      IndexPath(row: Int.max, section: 0), IndexPath(row: 0, section: Int.max),
      IndexPath(row: Int.min, section: Int.min),
    ]
    let rotor = UIAccessibilityCustomRotor(name: "Odd", in: rows.table) { odd + [IndexPath(3)] }
    #expect(rotor.labels(.next) == ["Row 3"])
    #expect(rotor.labels(.previous) == ["Row 3"])
  }

  @Test func `from inside of a row it goes on from that row, and to a row of several elements`() {
    let rows = Rows(count: 40)
    rows.fill = { cell, name in
      cell.textLabel?.text = name
      guard cell.contentView.subviews.count < 2 else { return }
      cell.contentView.addSubview(
        UIButton(type: .system, primaryAction: UIAction(title: "Like") { _ in }))
    }
    rows.table.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
        RowRotorTests.paths([2, 20, 38])
      }
    ]
    expectSound(
      "Marked", on: ViewSource(rows.table), stops: ["Row 2", "Row 20", "Row 38"],
      atLeast: .warning, except: ["rotor-lands-in-row"])
    let rotor = UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
      RowRotorTests.paths([2, 20, 38])
    }
    rows.table.scrollToRow(at: IndexPath(20), at: .middle, animated: false)
    let button = rows.table.cellForRow(at: IndexPath(20))?.contentView.subviews.last
    #expect(rotor.label(.next, from: button) == "Row 38")
  }

  @Test func `a table that is gone offers nothing`() {
    var rows: Rows? = Rows(count: 10)
    let rotor = rows.map { rows in
      UIAccessibilityCustomRotor(name: "Marked", in: rows.table) { [IndexPath(3)] }
    }
    #expect(rotor?.labels(.next) == ["Row 3"])
    rows = nil
    #expect(rotor?.labels(.next) == [])
  }

  @Test func `a step builds what is seen around the row`() {
    let rows = Rows(count: 10_000)
    let rotor = UIAccessibilityCustomRotor(name: "Marked", in: rows.table) {
      RowRotorTests.paths(Array(stride(from: 0, to: 10_000, by: 100)))
    }
    rows.builds = 0
    #expect(rotor.labels(.next).count == 100)
    #expect(rows.builds <= 100 * 12)
  }

  @Test func `items of a collection, both ways, in sections, and some that are gone`() {
    let items = Items([(0..<50).map { "\($0)" }, [], (50..<99).map { "\($0)" }])
    var paths = [IndexPath(item: 4, section: 0), IndexPath(item: 0, section: 2)]
    items.collection.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Marked", in: items.collection) { paths }
    ]
    let source = ViewSource(items.collection)
    expectSound("Marked", on: source, stops: ["4", "50"], atLeast: .warning)
    expectStable("Marked", on: source) { paths.append(IndexPath(item: 48, section: 2)) }
    expectSound("Marked", on: source, stops: ["4", "50", "98"], atLeast: .warning)
    let rotor = UIAccessibilityCustomRotor(name: "Marked", in: items.collection) { paths }
    items.sections = [["0", "1", "2", "3", "4"]]
    items.collection.reloadData()
    #expect(rotor.labels(.next) == ["4"])
    #expect(rotor.labels(.previous) == ["4"])
    paths = []
    #expect(rotor.labels(.next).isEmpty)
  }
}
