import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TableUpdateTests {
  /// The names of the rows that are seen, each with the name of the row that had its identity
  /// before.
  func follow(_ rows: Rows, _ change: (Rows) -> Void) -> [String] {
    var names: [String: String] = [:]
    for cell in rows.table.visibleCells { names[cell.itemIdentity ?? "-"] = cell.textLabel?.text }
    change(rows)
    return rows.table.visibleCells.map { cell in
      let before = names[cell.itemIdentity ?? "-"] ?? "new"
      let now = cell.textLabel?.text ?? "-"
      return before == now ? now : "\(now) (\(before))"
    }
  }

  struct Update {
    let name: String
    let change: (Rows) -> Void
    let rows: [String]
  }

  static let updates: [Update] = [
    Update(
      name: "insert",
      change: {
        $0.sections[0].insert("X", at: 1)
        $0.table.insertRows(at: [IndexPath(1)], with: .automatic)
      }, rows: ["A", "X (new)", "B", "C", "D"]),
    Update(
      name: "insert several",
      change: {
        $0.sections[0] = ["X", "A", "B", "Y", "C", "D", "Z"]
        $0.table.insertRows(at: [IndexPath(6), IndexPath(0), IndexPath(3)], with: .automatic)
      }, rows: ["X (new)", "A", "B", "Y (new)", "C", "D", "Z (new)"]),
    Update(
      name: "delete",
      change: {
        $0.sections[0] = ["B", "D"]
        $0.table.deleteRows(at: [IndexPath(2), IndexPath(0)], with: .automatic)
      }, rows: ["B", "D"]),
    Update(
      name: "move down",
      change: {
        $0.sections[0] = ["B", "C", "A", "D"]
        $0.table.moveRow(at: IndexPath(0), to: IndexPath(2))
      }, rows: ["B", "C", "A", "D"]),
    Update(
      name: "move up",
      change: {
        $0.sections[0] = ["D", "A", "B", "C"]
        $0.table.moveRow(at: IndexPath(3), to: IndexPath(0))
      }, rows: ["D", "A", "B", "C"]),
    Update(
      name: "all at once",
      change: { rows in
        rows.table.performBatchUpdates {
          rows.sections[0] = ["D", "X", "B", "C"]
          rows.table.deleteRows(at: [IndexPath(0)], with: .automatic)
          rows.table.insertRows(at: [IndexPath(1)], with: .automatic)
          rows.table.moveRow(at: IndexPath(3), to: IndexPath(0))
        }
      }, rows: ["D", "X (new)", "B", "C"]),
    Update(
      name: "reload rows",
      change: {
        $0.sections[0][1] = "b"
        $0.table.reloadRows(at: [IndexPath(1)], with: .automatic)
      }, rows: ["A", "b (B)", "C", "D"]),
    Update(
      name: "reload data goes by position",
      change: {
        $0.sections[0] = ["D", "C", "B"]
        $0.table.reloadData()
      }, rows: ["D (A)", "C (B)", "B (C)"]),
    Update(
      name: "insert a section",
      change: {
        $0.sections.insert(["X"], at: 0)
        $0.table.insertSections([0], with: .automatic)
      }, rows: ["X (new)", "A", "B", "C", "D"]),
    Update(
      name: "deletions of what is not there",
      change: {
        $0.table.deleteRows(at: [IndexPath(77), IndexPath(-1)], with: .automatic)
        $0.table.deleteSections([5], with: .automatic)
        $0.table.moveRow(at: IndexPath(40), to: IndexPath(50))
        $0.table.moveSection(8, toSection: 9)
        $0.table.endUpdates()
      }, rows: ["A", "B", "C", "D"]),
  ]

  @Test func `identities move along with rows`() {
    for update in Self.updates {
      let rows = Rows([["A", "B", "C", "D"]])
      let followed = follow(rows, update.change)
      #expect(followed == update.rows, "\(update.name)")
    }
  }

  @Test func `an update that does not add up is taken as the data source says`() {
    let rows = Rows([["A", "B", "C", "D"]])
    _ = rows.heard
    rows.sections[0] = ["A", "B"]
    rows.table.insertRows(at: [IndexPath(0), IndexPath(99), IndexPath(-4)], with: .automatic)
    #expect(rows.table.numberOfRows(inSection: 0) == 2)
    #expect(rows.table.visibleCells.count == 2)
  }

  @Test func `sections move with their rows`() {
    let rows = Rows([["A"], ["B"], ["C", "D"]])
    let moved = follow(rows) {
      $0.sections = [["C", "D"], ["A"], ["B"]]
      $0.table.moveSection(2, toSection: 0)
    }
    #expect(moved == ["C", "D", "A", "B"])
    let deleted = follow(rows) {
      $0.sections = [["C", "D"], ["B"]]
      $0.table.deleteSections([1], with: .automatic)
    }
    #expect(deleted == ["C", "D", "B"])
  }

  @Test func `identities of rows that are not seen move along, too`() {
    let rows = Rows(count: 200)
    rows.table.contentOffset.y = 4400
    let before = rows.identity(100)
    rows.table.contentOffset.y = 0
    rows.sections[0].removeFirst(30)
    rows.table.deleteRows(at: (0..<30).map { IndexPath($0) }, with: .automatic)
    rows.table.scrollToRow(at: IndexPath(70), at: .top, animated: false)
    #expect(rows.heard.first == "Row 100")
    #expect(rows.identity(70) == before)
  }

  @Test func `an update builds only what is new`() {
    let rows = Rows(count: 100)
    _ = rows.heard
    rows.builds = 0
    rows.sections[0].insert("X", at: 2)
    rows.table.insertRows(at: [IndexPath(2)], with: .automatic)
    #expect(rows.heard.count == 10)
    #expect(rows.builds == 1)
  }

  @Test func `the selection moves along, and ends with a reload`() {
    let rows = Rows(count: 10)
    rows.table.selectRow(at: IndexPath(4), animated: false, scrollPosition: .none)
    rows.sections[0].removeFirst()
    rows.table.deleteRows(at: [IndexPath(0)], with: .automatic)
    #expect(rows.table.indexPathForSelectedRow == IndexPath(3))
    #expect(rows.table.cellForRow(at: IndexPath(3))?.isSelected == true)
    rows.table.reloadData()
    #expect(rows.table.indexPathForSelectedRow == nil)
    #expect(rows.table.cellForRow(at: IndexPath(3))?.isSelected == false)
  }

  @Test func `the end of a batch is told on the next turn of the main queue`() async {
    let rows = Rows(count: 3)
    var ends = 0
    rows.table.performBatchUpdates(nil) { _ in ends += 1 }
    #expect(ends == 0)
    await laterTurn()
    #expect(ends == 1)
  }

  @Test func `random updates keep identities with their rows`() {
    var state: UInt64 = 7
    func next(_ below: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(below, 1)
    }
    var serial = 0
    let rows = Rows([(0..<6).map { "s\($0)" }, ["t0", "t1"], []], height: 4000)
    var identities: [String: String] = [:]
    for _ in 0..<400 {
      let section = next(rows.sections.count)
      let count = rows.sections[section].count
      switch next(4) {
      case 0 where count > 0:
        let row = next(count)
        rows.sections[section].remove(at: row)
        rows.table.deleteRows(at: [IndexPath(row: row, section: section)], with: .none)
      case 1 where count > 0:
        let from = IndexPath(row: next(count), section: section)
        let name = rows.sections[section].remove(at: from.row)
        let other = next(rows.sections.count)
        let to = IndexPath(row: next(rows.sections[other].count + 1), section: other)
        rows.sections[other].insert(name, at: to.row)
        rows.table.moveRow(at: from, to: to)
      default:
        serial += 1
        let row = next(count + 1)
        rows.sections[section].insert("n\(serial)", at: row)
        rows.table.insertRows(at: [IndexPath(row: row, section: section)], with: .none)
      }
      for cell in rows.table.visibleCells {
        guard let name = cell.textLabel?.text, let identity = cell.itemIdentity else { continue }
        #expect(identities[identity] == nil || identities[identity] == name)
        identities[identity] = name
      }
    }
    let seen = rows.table.visibleCells.compactMap(\.textLabel?.text)
    #expect(Array(rows.sections.joined().prefix(seen.count)) == seen)
  }
}
