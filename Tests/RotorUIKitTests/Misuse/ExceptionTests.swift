import RotorAudit
import RotorCore
import RotorTesting
import Testing

@testable import RotorUIKit
@testable import UIKitStandIn

@Suite("What UIKit raises an exception for is told")
struct ExceptionTests {
  /// The exceptions that a reading of a view tells.
  private func told(_ source: ViewSource) throws -> [String] {
    try source.read().screen.notes.compactMap {
      if case .platformException(let words) = $0 { words } else { nil }
    }
  }

  private struct Update {
    let change: (Rows) -> Void
    let told: String?
    init(_ told: String?, _ change: @escaping (Rows) -> Void) {
      (self.change, self.told) = (change, told)
    }
  }

  private static let updates = [
    Update(
      "UITableView: invalid number of rows in section 0: 5 before the update, 0 inserted and "
        + "1 deleted make 4, but the data source says 5"
    ) { $0.table.deleteRows(at: [IndexPath(1)], with: .none) },
    Update(nil) {
      $0.sections[0].remove(at: 1)
      $0.table.deleteRows(at: [IndexPath(1)], with: .none)
    },
    Update(
      "UITableView: invalid number of rows in section 0: 5 before the update, 1 inserted and "
        + "0 deleted make 6, but the data source says 5"
    ) { $0.table.insertRows(at: [IndexPath(1)], with: .none) },
    Update(nil) { rows in
      rows.table.performBatchUpdates {
        rows.sections[0] = ["new"] + rows.sections[0].dropLast(2)
        rows.table.insertRows(at: [IndexPath(0)], with: .none)
        rows.table.deleteRows(at: [IndexPath(3), IndexPath(4)], with: .none)
      }
    },
    Update(
      "UITableView: row 7 of section 0 is inserted or moved to, but is not there after the update"
    ) {
      $0.sections[0].append("new")
      $0.table.insertRows(at: [IndexPath(7)], with: .none)
    },
    Update(
      "UITableView: row 5 of section 0 is deleted, moved or reloaded, but was not there before the "
        + "update"
    ) { $0.table.reloadRows(at: [IndexPath(5)], with: .none) },
    Update(nil) { $0.table.reloadRows(at: [IndexPath(4)], with: .none) },
    Update(
      "UITableView: invalid number of sections: 2 before the update, 0 inserted and 1 deleted make "
        + "1, but the data source says 2"
    ) { $0.table.deleteSections([0], with: .none) },
    Update(nil) { rows in
      rows.table.performBatchUpdates {
        rows.sections = [["x"], rows.sections[1] + [rows.sections[0][0]]]
        rows.table.deleteSections([0], with: .none)
        rows.table.insertSections([0], with: .none)
        rows.table.moveRow(at: IndexPath(0), to: IndexPath(row: 2, section: 1))
      }
    },
    Update(nil) {
      $0.sections[0].removeLast(2)
      $0.table.reloadSections([0], with: .none)
    },
    Update(nil) {
      $0.sections.swapAt(0, 1)
      $0.table.moveSection(0, toSection: 1)
    },
    Update(nil) {
      $0.sections = [["other"]]
      $0.table.reloadData()
    },
    Update("UITableView: a scroll to row 5 of section 0, but its number of rows is 5") {
      $0.table.scrollToRow(at: IndexPath(5), at: .top, animated: false)
    },
    Update("UITableView: a scroll to row 0 of section 2, but the number of sections is 2") {
      $0.table.scrollToRow(at: IndexPath(row: 0, section: 2), at: .top, animated: true)
    },
    Update(nil) { $0.table.scrollToRow(at: IndexPath(4), at: .top, animated: false) },
    Update(nil) {
      $0.table.scrollToRow(
        at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
    },
    Update("UITableView: no class of cells is registered for the identifier 'typo'") { rows in
      rows.beforeCell = { _ = $0.dequeueReusableCell(withIdentifier: "typo", for: $1) }
      rows.table.reloadData()
    },
    Update(nil) { rows in
      rows.beforeCell = { table, _ in _ = table.dequeueReusableCell(withIdentifier: "typo") }
      rows.table.reloadData()
    },
    Update("UITableView: it is added to itself") { $0.table.addSubview($0.table) },
    Update("UITableView: UIWindow, which is around it, is added to it") {
      $0.table.addSubview($0.window)
    },
    Update("UIStackView: it is added to itself") {
      let stack = UIStackView()
      $0.window.addSubview(stack)
      stack.addArrangedSubview(stack)
    },
  ]

  @Test func `of tables and views, and that what fits is not`() throws {
    for (index, update) in Self.updates.enumerated() {
      let rows = Rows([["a", "b", "c", "d", "e"], ["f", "g"]])
      let source = ViewSource(rows.window)
      #expect(try told(source) == [], "\(index)")
      update.change(rows)
      #expect(try told(source) == (update.told.map { [$0] } ?? []), "\(index)")
      // It stays told, to this source and to others.
      #expect(try told(source).count == (update.told == nil ? 0 : 1), "\(index)")
      #expect(try told(ViewSource(rows.window)) == told(source), "\(index)")
      let findings = try Audit().run(source).findings.filter { $0.rule == "platform-exception" }
      #expect(
        findings.map(\.message)
          == (update.told.map { ["UIKit raises an exception here: \($0)"] } ?? []), "\(index)")
    }
  }

  @Test func `of collections, and that what fits is not`() throws {
    let updates: [(told: String?, change: (Items) -> Void)] = [
      (
        "UICollectionView: invalid number of items in section 0: 5 before the update, 0 inserted "
          + "and 1 deleted make 4, but the data source says 5",
        { $0.collection.deleteItems(at: [IndexPath(1)]) }
      ),
      (
        nil,
        { items in
          items.collection.performBatchUpdates {
            items.sections[0].remove(at: 1)
            items.collection.deleteItems(at: [IndexPath(1)])
          }
        }
      ),
      (
        "UICollectionView: a scroll to item 9 of section 0, but its number of items is 5",
        { $0.collection.scrollToItem(at: IndexPath(9), at: .top, animated: false) }
      ),
      (nil, { $0.collection.scrollToItem(at: IndexPath(4), at: .top, animated: false) }),
      (
        "UICollectionView: no class of cells is registered for the identifier 'typo'",
        {
          _ = $0.collection.dequeueReusableCell(withReuseIdentifier: "typo", for: IndexPath(0))
        }
      ),
      (
        "UICollectionView: no class of views of the kind 'k' is registered for the identifier "
          + "'header'",
        {
          _ = $0.collection.dequeueReusableSupplementaryView(
            ofKind: "k", withReuseIdentifier: "header", for: IndexPath(0))
        }
      ),
    ]
    for (index, update) in updates.enumerated() {
      let items = Items(count: 5)
      let source = ViewSource(items.window)
      #expect(try told(source) == [], "\(index)")
      update.change(items)
      #expect(try told(source) == (update.told.map { [$0] } ?? []), "\(index)")
    }
  }

  @Test func `an exception in a rotor's own search fails both forms of expecting it sound`() {
    func screen(_ last: Int) -> Rows {
      let rows = Rows(count: 3)
      let table = rows.table
      let search: UIAccessibilityCustomRotor.Search = { [weak table] predicate in
        guard let table else { return nil }
        let cells = table.visibleCells
        let current = cells.firstIndex(where: { $0 === predicate.currentItem.targetElement })
        let isNext = predicate.searchDirection == .next
        let place = isNext ? current.map { $0 + 1 } ?? 0 : (current ?? cells.count) - 1
        table.scrollToRow(at: IndexPath(min(max(place, 0), last)), at: .none, animated: false)
        guard cells.indices.contains(place) else { return nil }
        return UIAccessibilityCustomRotorItemResult(
          targetElement: cells[place], targetRange: nil)
      }
      rows.window.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Rows", itemSearch: search)
      ]
      return rows
    }
    let sound = screen(2)
    #expect(expectSound("Rows", on: ViewSource(sound.window)).count == 3)
    expectSound(on: ViewSource(sound.window))
    let broken = [screen(3), screen(3)]
    for isNamed in [true, false] {
      withKnownIssue {
        let source = ViewSource(broken[isNamed ? 0 : 1].window)
        if isNamed { expectSound("Rows", on: source) } else { expectSound(on: source) }
      } matching: { issue in
        issue.comments.contains { $0.rawValue.contains("platform-exception") }
          || "\(issue)".contains("platform-exception")
      }
    }
  }

  @Test func `a screen is told its own exceptions only, a few of each view, until it is freed`()
    throws
  {
    let other = ViewSource(UIView())
    do {
      let view = UIView()
      let source = ViewSource(view)
      for index in 0..<50 {
        let table = UITableView()
        view.addSubview(table)
        _ = table.dequeueReusableCell(withIdentifier: "\(index % 3)", for: IndexPath(0))
        for number in 0..<30 where index == 0 {
          _ = table.dequeueReusableCell(withIdentifier: "n\(number)", for: IndexPath(0))
        }
        table.removeFromSuperview()
      }
      #expect(try told(source).count == 20 + 49)
    }
    #expect(try told(other) == [])
  }
}
