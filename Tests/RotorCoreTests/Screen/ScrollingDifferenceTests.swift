import RotorCore
import RotorFixtures
import Testing

@Suite("What tells scrolling from other changes of a screen")
struct ScrollingDifferenceTests {
  /// What may be different in the second reading of one screen.
  struct Change {
    var title = "Title"
    var rows = 0..<5
    var top = 0.0
    var rowLabel = "Row"
    var listValue: String?
    var listLabel = "Rows"
    var scrolls = true
    var names = ["A", "B"]
    var order = Screen.Container.Order.listed
    var isRowWrapped = false
    var headers: [Int: [Screen.Element.ID]] = [:]
    var language = "en"
  }

  private static func screen(_ change: (inout Change) -> Void = { _ in }) throws -> Screen {
    var what = Change()
    change(&what)
    let container = Screen.Container(
      .table, scrolls: what.scrolls,
      table: Screen.Table(rowCount: 100, columnCount: 1, rowHeaders: what.headers))
    return try Screen("Screen", environment: Screen.Environment(language: what.language)) {
      $0.add("title", what.title, .header)
      $0.inside("bar", Screen.Container(.group, order: what.order)) { bar in
        for (index, name) in what.names.enumerated() {
          let frame = Screen.Rect(x: Double(index) * 50 + what.top, y: 0, width: 44, height: 44)
          bar.add(Screen.Element.ID(name), name, frame: frame)
        }
      }
      var list = Screen.Element("list", container: container, label: what.listLabel)
      list.value = what.listValue
      $0.add(list)
      $0.inside("inner", Screen.Container(.group)) { _ in }
    }.adding(what)
  }

  @Test("what scrolling does is no difference, everything else is one")
  func rows() throws {
    let rows: [(name: String, isDifferent: Bool, change: (inout Change) -> Void)] = [
      ("nothing", false, { _ in }),
      ("other rows", false, { $0.rows = 50..<58 }),
      ("no row in common, fewer rows", false, { $0.rows = 90..<91 }),
      ("frames", false, { $0.top = -300 }),
      ("rows and frames", false, { ($0.rows, $0.top) = (2..<7, -88) }),
      ("the page that the scrolling container says", false, { $0.listValue = "Page 2 of 5" }),
      ("the headers that its table names", false, { $0.headers = [7: ["row-7"]] }),
      ("a title outside", true, { $0.title = "Other" }),
      ("the words of a row that stays", true, { $0.rowLabel = "Chosen row" }),
      ("the name of the scrolling container", true, { $0.listLabel = "Other rows" }),
      ("an element outside comes", true, { $0.names = ["A", "B", "C"] }),
      ("an element outside goes", true, { $0.names = ["A"] }),
      ("a listed order outside", true, { $0.names = ["B", "A"] }),
      ("another kind of order", true, { $0.order = .byFrame }),
      ("rows inside another node", true, { $0.isRowWrapped = true }),
      ("the language", true, { $0.language = "de" }),
    ]
    let first = try Self.screen()
    for row in rows {
      let second = try Self.screen(row.change)
      #expect(second.differsBeyondScrolling(from: first) == row.isDifferent, "\(row.name)")
      #expect(first.differsBeyondScrolling(from: second) == row.isDifferent, "\(row.name), back")
    }
  }

  @Test("rows that come and go in a container that does not scroll are a difference")
  func withoutScrolling() throws {
    let first = try Self.screen { $0.scrolls = false }
    let second = try Self.screen { ($0.scrolls, $0.rows) = (false, 1..<6) }
    #expect(second.differsBeyondScrolling(from: first))
  }

  @Test("an order by frame outside may follow from what moved")
  func byFrame() throws {
    func screen(_ shift: Double) throws -> Screen {
      try Screen("Screen", order: .byFrame) { screen in
        screen.inside("scroll", Screen.Container(.scrollView, scrolls: true)) {
          $0.add("a", "A", frame: Screen.Rect(x: 0, y: shift, width: 44, height: 44))
        }
        screen.add("b", "B", frame: Screen.Rect(x: 0, y: 100, width: 44, height: 44))
      }
    }
    let first = try screen(0)
    let second = try screen(200)
    #expect(first.stops.first != second.position(of: "a"))
    #expect(!second.differsBeyondScrolling(from: first))
  }

  @Test("rows that are all replaced are no difference, however many there are")
  func manyRows() throws {
    for count in [10, 20_000] {
      let table = try RowTable(count: 3 * count, visible: count)
      let first = table.source.reading.screen
      table.scroll(to: 2 * count)
      #expect(!table.source.reading.screen.differsBeyondScrolling(from: first))
    }
  }
}

extension Screen {
  /// The same screen with rows in its list.
  fileprivate func adding(_ what: ScrollingDifferenceTests.Change) throws -> Screen {
    var nodes = positions.map { position in
      Node(self[position], in: parent(of: position).map { self[$0].id })
    }
    if what.isRowWrapped {
      nodes.append(Node(Element("wrap", container: .init(.group)), in: "list"))
    }
    for row in what.rows {
      var element = Element(RowTable.id(row), "\(what.rowLabel) \(row)")
      element.frame = Rect(x: 0, y: 100 + Double(row) * 44 + what.top, width: 390, height: 44)
      element.activationPoint = element.frame?.center
      nodes.append(Node(element, in: what.isRowWrapped ? "wrap" : "list"))
    }
    return try Screen(name, environment: environment, order: order, nodes: nodes)
  }
}
