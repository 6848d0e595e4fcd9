import RotorUIKit
import Testing

@testable import UIKitStandIn

/// Nothing that a data source or delegate does may trap or hang.
@Suite struct TableMisuseTests {
  /// A data source made of closures.
  final class Odd: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections: () -> Int = { 1 }
    var rows: (Int) -> Int = { _ in 5 }
    var height: ((IndexPath) -> CGFloat)?
    var cell: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }
    var scrolled: (UIScrollView) -> Void = { _ in }
    var ended: (UITableView) -> Void = { _ in }

    func numberOfSections(in tableView: UITableView) -> Int { sections() }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      rows(section)
    }
    func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell { cell(tableView, indexPath) }
    func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
      height?(indexPath) ?? UITableView.automaticDimension
    }
    func scrollViewDidScroll(_ scrollView: UIScrollView) { scrolled(scrollView) }
    func tableView(
      _ tableView: UITableView, didEndDisplaying cell: UITableViewCell,
      forRowAt indexPath: IndexPath
    ) { ended(tableView) }
  }

  func table(_ odd: Odd, asksHeights: Bool = false) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 440))
    table.dataSource = odd
    if asksHeights || odd.height != nil { table.delegate = odd }
    table.layoutIfNeeded()
    return table
  }

  @Test func `counts that are none, and counts without end`() {
    for count in [-1, Int.min, 0, 3, Int.max] {
      let odd = Odd()
      odd.rows = { _ in count }
      let table = table(odd)
      #expect(table.visibleCells.count == min(max(count, 0), 10), "\(count) rows")
      table.scrollToRow(at: IndexPath(Int.max - 1), at: .bottom, animated: false)
      table.scrollToRow(at: IndexPath(999_999_999), at: .bottom, animated: false)
      _ = table.accessibilityScroll(.next)
      _ = table.accessibilityScroll(.previous)
      table.reloadData()
      #expect(table.visibleCells.count <= 11, "\(count) rows")
    }
    for count in [-1, Int.min, 0, Int.max] {
      let odd = Odd()
      odd.sections = { count }
      odd.rows = { _ in 1 }
      let table = table(odd)
      #expect(table.visibleCells.count == (count > 0 ? 10 : 0), "\(count) sections")
    }
  }

  @Test func `heights that are none`() {
    for height in [
      CGFloat.nan, -.infinity, .infinity, -5, 0, .greatestFiniteMagnitude, .leastNonzeroMagnitude,
    ] {
      let odd = Odd()
      odd.rows = { _ in 2000 }
      odd.height = { _ in height }
      let table = table(odd)
      table.scrollToRow(at: IndexPath(1500), at: .middle, animated: false)
      _ = table.accessibilityScroll(.next)
      #expect(table.visibleCells.count <= UITableView.mostShown, "\(height)")
      #expect(table.contentSize.height.isFinite, "\(height)")
      table.rowHeight = height
      table.estimatedRowHeight = height
      table.sectionHeaderHeight = height
      table.delegate = nil
      table.layoutIfNeeded()
      #expect(table.contentSize.height.isFinite, "\(height)")
    }
  }

  @Test func `frames that are none`() {
    for length in [CGFloat.nan, .infinity, -10, 1e300] {
      let odd = Odd()
      odd.rows = { _ in 100_000 }
      let table = table(odd)
      table.frame = CGRect(x: 0, y: 0, width: length, height: length)
      table.layoutIfNeeded()
      _ = table.accessibilityScroll(.next)
      table.scrollToRow(at: IndexPath(90_000), at: .middle, animated: false)
      #expect(table.visibleCells.count <= UITableView.mostShown, "\(length)")
    }
  }

  @Test func `a data source that lies about its counts`() {
    let odd = Odd()
    var calls = 0
    odd.rows = { _ in
      calls += 1
      return calls % 2 == 0 ? 3 : 30
    }
    odd.sections = { calls % 3 }
    let table = table(odd)
    for step in 0..<20 {
      table.insertRows(at: [IndexPath(step)], with: .none)
      table.deleteRows(at: [IndexPath(step + 2)], with: .none)
      table.layoutIfNeeded()
      table.scrollToRow(at: IndexPath(step), at: .top, animated: false)
      table.reloadSections([0, 1, 7], with: .none)
      #expect(table.visibleCells.count <= 11)
    }
  }

  @Test func `an identifier without a class gives a plain cell`() {
    let table = UITableView()
    #expect(table.dequeueReusableCell(withIdentifier: "x") == nil)
    let cell = table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(0))
    #expect(type(of: cell) == UITableViewCell.self)
    #expect(cell.reuseIdentifier == "x")
    table.register(UILabel.self, forCellReuseIdentifier: "label")
    #expect(table.dequeueReusableCell(withIdentifier: "label") == nil)
  }

  @Test func `rows that go while a cell is made`() {
    let odd = Odd()
    var count = 30
    odd.rows = { _ in count }
    odd.cell = { table, path in
      if count > 20 {
        count -= 1
        table.deleteRows(at: [path], with: .none)
      }
      return UITableViewCell()
    }
    let table = table(odd)
    table.layoutIfNeeded()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    table.setNeedsLayout()
    table.layoutIfNeeded()
    #expect(count == 20)
    #expect(table.visibleCells.count == 10)
  }

  @Test func `a data source that reloads, scrolls or lays out while a cell is made`() {
    let calls: [(UITableView) -> Void] = [
      { $0.reloadData() }, { $0.layoutIfNeeded() }, { $0.contentOffset.y += 10 },
      { $0.scrollToRow(at: IndexPath(20), at: .top, animated: false) },
      { _ = $0.visibleCells }, { $0.dataSource = nil }, { $0.removeFromSuperview() },
      { $0.frame.size.height += 1 }, { $0.delegate = nil }, { $0.isEditing.toggle() },
      { table in table.performBatchUpdates { table.reloadData() } },
    ]
    for (index, call) in calls.enumerated() {
      let odd = Odd()
      odd.rows = { _ in 40 }
      odd.cell = { table, _ in
        call(table)
        return UITableViewCell()
      }
      let table = table(odd, asksHeights: true)
      table.layoutIfNeeded()
      #expect(table.visibleCells.count <= UITableView.mostShown, "call \(index)")
    }
  }

  @Test func `a delegate that changes the rows while it is asked or told`() {
    let changes: [(UITableView) -> Void] = [
      { $0.reloadData() }, { $0.insertRows(at: [IndexPath(0)], with: .none) },
      { $0.performBatchUpdates({}) }, { _ = $0.rectForRow(at: IndexPath(39)) },
      { $0.layoutIfNeeded() },
    ]
    for change in changes {
      let odd = Odd()
      odd.rows = { _ in 40 }
      weak var asked: UITableView?
      odd.height = { path in
        if let asked { change(asked) }
        return path.row % 2 == 0 ? 30 : 60
      }
      odd.scrolled = { scrollView in (scrollView as? UITableView).map(change) }
      odd.ended = change
      let table = table(odd)
      asked = table
      table.reloadData()
      table.contentOffset.y = 300
      table.layoutIfNeeded()
      #expect(table.accessibilityScroll(.next))
      #expect(!table.visibleCells.isEmpty)
    }
  }

  @Test func `one cell for all rows is shown once`() {
    let odd = Odd()
    let only = UITableViewCell(style: .default, reuseIdentifier: "only")
    odd.cell = { _, _ in only }
    let table = table(odd)
    #expect(table.subviews == [only])
    #expect(table.indexPath(for: only) != nil)
    table.contentOffset.y = 100
    table.reloadData()
    table.layoutIfNeeded()
  }

  @Test func `a cell of another table goes where it was given last`() {
    let odd = Odd()
    odd.rows = { _ in 1 }
    let cell = UITableViewCell()
    odd.cell = { _, _ in cell }
    let first = table(odd)
    let second = table(odd)
    #expect(cell.superview === second)
    first.setNeedsLayout()
    first.layoutIfNeeded()
    first.reloadData()
    second.reloadData()
  }

  @Test func `a data source that is gone leaves no rows`() {
    let table: UITableView
    do {
      let odd = Odd()
      table = self.table(odd)
      #expect(table.visibleCells.count == 5)
    }
    #expect(table.dataSource == nil)
    #expect(table.visibleCells.isEmpty)
    #expect(table.numberOfRows(inSection: 0) == 0)
    table.contentOffset.y = 50
    table.insertRows(at: [IndexPath(0)], with: .none)
    table.layoutIfNeeded()
    #expect(table.visibleCells.isEmpty)
  }

  @Test func `a table that is gone is not kept by its cells and actions`() {
    weak var gone: UITableView?
    var cell: UITableViewCell?
    do {
      let rows = Rows(count: 3)
      rows.isEditable = true
      gone = rows.table
      cell = rows.table.visibleCells.first
      #expect(cell?.ownActions.map(\.name) == ["Delete"])
    }
    #expect(gone == nil)
    #expect(cell?.takeTap() == false)
    #expect(cell?.ownActions.isEmpty == true)
  }

  @Test func `index paths of other shapes`() {
    let rows = Rows(count: 5)
    let table = rows.table
    for path in [IndexPath(), IndexPath(index: 0), IndexPath(indexes: [0, 1, 2]), IndexPath(-3)] {
      #expect(table.cellForRow(at: path) == nil)
      table.scrollToRow(at: path, at: .middle, animated: false)
      table.selectRow(at: path, animated: false, scrollPosition: .top)
      table.deselectRow(at: path, animated: false)
      table.reloadRows(at: [path], with: .none)
      table.deleteRows(at: [path], with: .none)
      table.moveRow(at: path, to: path)
      #expect(table.rectForRow(at: path) == .zero)
    }
    #expect(table.visibleCells.count == 5)
  }
}
