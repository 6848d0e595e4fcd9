import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct UITableViewTests {
  @Test func `rows are elements only while they are seen`() {
    let rows = Rows(count: 100)
    #expect(rows.heard == (0..<10).map { "Row \($0)" })
    rows.table.contentOffset.y = 440
    #expect(rows.heard == (10..<20).map { "Row \($0)" })
    #expect(rows.table.cellForRow(at: IndexPath(3)) == nil)
    #expect(rows.table.indexPathsForVisibleRows == (10..<20).map { IndexPath($0) })
  }

  @Test func `a table of 100,000 rows builds what is seen and no more`() {
    let rows = Rows(count: 100_000)
    _ = rows.heard
    #expect(rows.builds == 10)
    rows.table.scrollToRow(at: IndexPath(77_777), at: .top, animated: false)
    #expect(rows.builds == 20)
    #expect(rows.heard.first == "Row 77777")
    rows.table.scrollToRow(at: IndexPath(99_999), at: .bottom, animated: false)
    #expect(rows.builds == 30)
    #expect(rows.heard.last == "Row 99999")
    #expect(rows.counts == 1)
    #expect(rows.table.contentSize.height == 4_400_000)
  }

  @Test func `a layout without a change builds nothing and changes nothing`() {
    let rows = Rows(count: 100)
    _ = rows.heard
    #expect(!isSeen { rows.window.layoutIfNeeded() })
    #expect(rows.builds == 10)
  }

  @Test func `cells are used again, and the app is told`() {
    let rows = Rows(count: 100)
    let first = rows.table.cellForRow(at: IndexPath(0))
    #expect(first != nil)
    rows.table.contentOffset.y = 440
    let cells = rows.table.visibleCells
    #expect(cells.contains { $0 === first })
    #expect(Set(rows.table.subviews.map { ObjectIdentifier($0) }).count == 10)
  }

  @Test func `a row keeps its identity while it scrolls out and in again`() {
    let rows = Rows(count: 100)
    let before = rows.identity(2)
    #expect(before != nil)
    rows.table.contentOffset.y = 2000
    #expect(rows.table.visibleCells.allSatisfy { $0.itemIdentity != before })
    rows.table.contentOffset.y = 0
    #expect(rows.identity(2) == before)
  }

  @Test func `a row without a view has no identity`() {
    #expect(UITableViewCell().itemIdentity == nil)
  }

  struct Scroll {
    let from: CGFloat
    let row: Int
    let position: UITableView.ScrollPosition
    let offset: CGFloat
  }

  @Test func `a row is scrolled to where it is wanted`() {
    let table = [
      Scroll(from: 0, row: 50, position: .top, offset: 2200),
      Scroll(from: 0, row: 50, position: .middle, offset: 2002),
      Scroll(from: 0, row: 50, position: .bottom, offset: 1804),
      Scroll(from: 0, row: 50, position: .none, offset: 1804),
      Scroll(from: 3000, row: 50, position: .none, offset: 2200),
      Scroll(from: 2000, row: 50, position: .none, offset: 2000),
      Scroll(from: 0, row: 99, position: .top, offset: 3960),
      Scroll(from: 500, row: 0, position: .bottom, offset: 0),
      Scroll(from: 500, row: 100, position: .top, offset: 500),
      Scroll(from: 500, row: -1, position: .top, offset: 500),
      Scroll(from: 500, row: NSNotFound, position: .top, offset: 0),
    ]
    for row in table {
      let rows = Rows(count: 100)
      rows.table.contentOffset.y = row.from
      rows.table.scrollToRow(at: IndexPath(row.row), at: row.position, animated: false)
      #expect(rows.table.contentOffset.y == row.offset, "\(row)")
    }
  }

  @Test func `an animated scroll to a row moves nothing before the next turn`() async {
    let rows = Rows(count: 100)
    _ = rows.heard
    rows.table.scrollToRow(at: IndexPath(50), at: .top, animated: true)
    #expect(rows.heard.first == "Row 0")
    await laterTurn()
    #expect(rows.heard.first == "Row 50")
  }

  @Test func `rows that are higher than they were taken for are scrolled to all the same`() {
    let rows = Rows(count: 1000)
    rows.fill = { cell, name in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: name + " ", count: 20)
    }
    rows.table.reloadData()
    for (row, position) in [
      (500, UITableView.ScrollPosition.bottom), (200, .middle), (999, .bottom), (7, .none),
    ] {
      rows.table.scrollToRow(at: IndexPath(row), at: position, animated: false)
      let frame = rows.table.rectForRow(at: IndexPath(row))
      #expect(rows.table.bounds.contains(frame), "row \(row): \(frame) in \(rows.table.bounds)")
      #expect(rows.table.cellForRow(at: IndexPath(row))?.frame == frame)
    }
    #expect(rows.builds < 100)
  }

  @Test func `VoiceOver scrolls a table by pages and says the rows`() {
    let rows = Rows(count: 1000)
    let posts = Posts()
    #expect(rows.table.accessibilityScroll(.up))
    #expect(rows.table.accessibilityScroll(.next))
    #expect(rows.table.accessibilityScroll(.down))
    #expect(rows.table.accessibilityScroll(.previous))
    #expect(!rows.table.accessibilityScroll(.down))
    #expect(
      posts.all == [
        "1009 Rows 11 to 20 of 1,000", "1009 Rows 21 to 30 of 1,000", "1009 Rows 11 to 20 of 1,000",
        "1009 Rows 1 to 10 of 1,000",
      ])
  }

  @Test func `walking down by pages misses no row`() {
    let rows = Rows(count: 95, height: 300)
    var heard = rows.heard
    while rows.table.accessibilityScroll(.next) { heard += rows.heard }
    #expect(Set(heard) == Set((0..<95).map { "Row \($0)" }))
  }

  @Test func `sections have headings above them`() {
    let rows = Rows([["A", "B"], [], ["C"]])
    rows.titles = ["Letters", nil, "More"]
    rows.table.reloadData()
    #expect(rows.heard == ["Letters", "A", "B", "More", "C"])
    let headings = rows.table.subviews.filter { $0.accessibilityTraits.contains(.header) }
    #expect(headings.compactMap(\.accessibilityLabel).sorted() == ["Letters", "More"])
    #expect(rows.table.headerView(forSection: 2)?.textLabel?.text == "More")
    #expect(rows.table.numberOfSections == 3)
    #expect(rows.table.numberOfRows(inSection: 0) == 2)
    #expect(rows.table.numberOfRows(inSection: 9) == 0)
  }

  @Test func `what stands above and below all rows is placed there`() {
    let rows = Rows(count: 3)
    let top = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 60))
    let bottom = UILabel()
    bottom.text = "The end"
    rows.table.tableHeaderView = top
    rows.table.tableFooterView = bottom
    #expect(rows.heard == ["Row 0", "Row 1", "Row 2", "The end"])
    #expect(rows.table.rectForRow(at: IndexPath(0)).minY == 60)
    #expect(bottom.frame.minY == 192)
    #expect(rows.table.contentSize.height == 212)
  }

  @Test func `a point and a rectangle lead to rows`() {
    let rows = Rows(count: 10)
    let table = rows.table
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 100)) == IndexPath(2))
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 10_000)) == nil)
    #expect(table.indexPathForRow(at: CGPoint(x: 5, y: CGFloat.nan)) == nil)
    let rect = CGRect(x: 0, y: 80, width: 10, height: 50)
    #expect(table.indexPathsForRows(in: rect) == [IndexPath(1), IndexPath(2)])
    #expect(table.rect(forSection: 0).height == 440)
    #expect(table.rectForRow(at: IndexPath(99)) == .zero)
  }

  @Test func `what changes what is read counts as a change`() {
    let rows = Rows(count: 10)
    _ = rows.heard
    let cell = rows.table.visibleCells[0]
    let header = UIView()
    let changes: [(String, () -> Void)] = [
      ("reload", { rows.table.reloadData() }),
      ("scroll", { rows.table.contentOffset.y = 3 }),
      (
        "select", { rows.table.selectRow(at: IndexPath(1), animated: false, scrollPosition: .none) }
      ),
      ("deselect", { rows.table.deselectRow(at: IndexPath(1), animated: false) }),
      ("allows", { rows.table.allowsSelection = false }),
      ("edit", { rows.table.isEditing = true }),
      ("height", { rows.table.rowHeight = 50 }),
      ("header", { rows.table.tableHeaderView = header }),
      ("reload rows", { rows.table.reloadRows(at: [IndexPath(0)], with: .none) }),
      ("accessory", { cell.accessoryType = .checkmark }),
      ("accessory view", { cell.accessoryView = UIView() }),
      ("text", { cell.textLabel?.text = "New" }),
      ("selected", { cell.isSelected = true }),
      ("delegate", { rows.table.delegate = nil }),
      ("data source", { rows.table.dataSource = nil }),
    ]
    for (name, change) in changes { #expect(isSeen(change), "\(name)") }
  }

  @Test func `what a delegate or a height is set to later keeps the selection`() {
    let rows = Rows(count: 30)
    rows.table.selectRow(at: IndexPath(2), animated: false, scrollPosition: .none)
    rows.table.rowHeight = 88
    #expect(rows.heard.count == 5)
    rows.table.delegate = nil
    #expect(rows.table.indexPathForSelectedRow == IndexPath(2))
    #expect(rows.table.contentSize.height == 2640)
  }

  @Test func `rows are measured again for another width, and by an update without changes`() {
    let rows = Rows([["A", "B"]])
    rows.fill = { cell, name in
      cell.textLabel?.numberOfLines = 0
      cell.textLabel?.text = String(repeating: name, count: 100)
    }
    rows.window.layoutIfNeeded()
    #expect(rows.table.rectForRow(at: IndexPath(1)).height == 76)
    rows.table.frame.size.width = 200
    rows.window.layoutIfNeeded()
    #expect(rows.table.rectForRow(at: IndexPath(1)).height == 116)
    let cell = rows.table.cellForRow(at: IndexPath(0))
    cell?.textLabel?.text = "short"
    rows.table.beginUpdates()
    rows.table.endUpdates()
    rows.window.layoutIfNeeded()
    #expect(rows.table.rectForRow(at: IndexPath(0)).height == 44)
    #expect(rows.table.cellForRow(at: IndexPath(0)) === cell)
  }

  @Test func `a table inside a stack or a plain view gets the room that is left`() {
    let window = UIWindow()
    let table = UITableView()
    let label = UILabel()
    label.text = "Above"
    let stack = UIStackView(arrangedSubviews: [label, table])
    stack.axis = .vertical
    let around = UIView()
    around.addSubview(stack)
    window.addSubview(around)
    window.layoutIfNeeded()
    #expect(table.frame == CGRect(x: 0, y: 20, width: 390, height: 824))
  }

  @Test func `a class of the app's own is made for its identifier`() {
    final class Own: UITableViewCell {
      let extra = UILabel()
      var reuses = 0

      override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        extra.text = "Extra"
        contentView.addSubview(extra)
      }

      required init?(coder: NSCoder) { nil }

      override func prepareForReuse() {
        super.prepareForReuse()
        reuses += 1
      }
    }
    let rows = Rows(count: 50)
    rows.table.register(Own.self, forCellReuseIdentifier: "row")
    rows.table.reloadData()
    rows.window.layoutIfNeeded()
    rows.table.contentOffset.y = 440
    let own = rows.table.visibleCells.compactMap { $0 as? Own }
    #expect(own.contains { $0.reuses == 1 })
    #expect(own.first?.accessibilityLabel == "Extra, Row 6")
    #expect(own.first?.reuseIdentifier == "row")
  }

  @Test func `a controller is the data source and the delegate of its table`() {
    final class Screen: UITableViewController {
      var chosen: IndexPath?

      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        4
      }

      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.row)"
        cell.detailTextLabel?.text = "below"
        return cell
      }

      override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        chosen = indexPath
      }
    }
    let window = UIWindow()
    let screen = Screen()
    window.rootViewController = screen
    window.layoutIfNeeded()
    let cells = screen.tableView.visibleCells
    #expect(cells.map(\.accessibilityLabel) == (0..<4).map { "\($0), below" })
    #expect(window.tap(at: cells[2].accessibilityActivationPoint, in: cells[2]))
    #expect(screen.chosen == IndexPath(2))
  }
}
