import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct DiffableTests {
  typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  func snapshot(_ sections: [(String, [Int])]) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items, toSection: section)
    }
    return snapshot
  }

  func contents(_ snapshot: Snapshot) -> String {
    snapshot.sectionIdentifiers.map { section in
      section + snapshot.itemIdentifiers(inSection: section).map(String.init).joined(separator: " ")
    }.joined(separator: ", ")
  }

  @Test func `a snapshot is changed as its names say`() {
    let changes: [(String, (inout Snapshot) -> Void)] = [
      ("a1 2 3, b4", { _ in }),
      ("a1 2 3, b4 5", { $0.appendItems([5]) }),
      ("a1 2 3 5, b4", { $0.appendItems([5], toSection: "a") }),
      ("a1 5 2 3, b4", { $0.insertItems([5], beforeItem: 2) }),
      ("a1 2 5 6 3, b4", { $0.insertItems([5, 6], afterItem: 2) }),
      ("a1 3, b", { $0.deleteItems([2, 4, 9]) }),
      ("b4", { $0.deleteSections(["a", "z"]) }),
      ("a2 3 1, b4", { $0.moveItem(1, afterItem: 3) }),
      ("a1 2 3 4, b", { $0.moveItem(4, afterItem: 3) }),
      ("a1 2, b3 4", { $0.moveItem(3, beforeItem: 4) }),
      ("c, a1 2 3, b4", { $0.insertSections(["c"], beforeSection: "a") }),
      ("a1 2 3, c, b4", { $0.insertSections(["c", "a"], afterSection: "a") }),
      ("", { $0.deleteAllItems() }),
      ("a1 2 3, b4", { $0.appendItems([1, 4], toSection: "b") }),
      ("a1 2 3, b4", { $0.appendItems([7], toSection: "z") }),
      ("a1 2 3, b4", { $0.insertItems([7], beforeItem: 99) }),
      ("a1 2 3, b4", { $0.moveItem(1, afterItem: 1) }),
      ("a1 2 3, b4", { $0.moveItem(99, afterItem: 1) }),
    ]
    for (expected, change) in changes {
      var snapshot = snapshot([("a", [1, 2, 3]), ("b", [4])])
      change(&snapshot)
      #expect(contents(snapshot) == expected)
      #expect(snapshot.numberOfItems == snapshot.itemIdentifiers.count, "\(expected)")
    }
    var empty = Snapshot()
    empty.appendItems([1])
    #expect(empty.numberOfItems == 0)
    let full = snapshot([("a", [1, 2]), ("b", [3])])
    #expect(full.indexOfItem(3) == 2)
    #expect(full.indexOfSection("b") == 1)
    #expect(full.sectionIdentifier(containingItem: 2) == "a")
  }

  @Test func `rows keep their identity, their selection and their cells wherever they go`() async {
    let window = UIWindow()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    window.addSubview(table)
    var builds = 0
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { table, path, item in
      builds += 1
      let cell = UITableViewCell()
      cell.textLabel?.text = "\(item)"
      return cell
    }
    func identities() -> [String: String] {
      var result: [String: String] = [:]
      for cell in table.visibleCells { result[cell.textLabel?.text ?? "-"] = cell.itemIdentity }
      return result
    }
    source.apply(snapshot([("a", [1, 2, 3]), ("b", [4])]))
    let before = identities()
    #expect(before.count == 4)
    table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none)
    var ends = 0
    #expect(
      isSeen { source.apply(snapshot([("b", [4, 2]), ("c", [5]), ("a", [3])])) { ends += 1 } })
    let after = identities()
    #expect(table.visibleCells.map(\.accessibilityLabel) == ["4", "2", "5", "3"])
    for name in ["2", "3", "4"] { #expect(after[name] == before[name], "\(name)") }
    #expect(!before.values.contains(after["5"] ?? ""))
    #expect(builds == 5)
    #expect(table.indexPathForSelectedRow == IndexPath(1))
    #expect(source.indexPath(for: 3) == IndexPath(row: 0, section: 2))
    #expect(source.itemIdentifier(for: IndexPath(0)) == 4)
    #expect(source.itemIdentifier(for: IndexPath(9)) == nil)
    #expect(source.sectionIdentifier(for: 1) == "c")
    await laterTurn()
    #expect(ends == 1)
    var again = source.snapshot()
    again.reloadItems([4])
    source.apply(again)
    #expect(identities()["4"] == before["4"])
    #expect(builds == 6)
    source.apply(source.snapshot())
    _ = table.visibleCells
    #expect(builds == 6)
  }

  @Test func `items of a collection keep their identity, too`() {
    let items = Items(count: 0)
    let source = UICollectionViewDiffableDataSource<String, Int>(
      collectionView: items.collection
    ) { collection, path, item in
      let cell = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
      cell.accessibilityIdentifier = "\(item)"
      return cell
    }
    source.apply(snapshot([("a", [1, 2, 3])]))
    let second = items.collection.visibleCells[1].itemIdentity
    source.apply(snapshot([("a", [3, 9, 1, 2])]))
    #expect(items.collection.visibleCells.map(\.accessibilityIdentifier) == ["3", "9", "1", "2"])
    #expect(items.collection.visibleCells[3].itemIdentity == second)
  }
}
