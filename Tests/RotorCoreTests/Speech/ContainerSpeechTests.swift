import RotorCore
import Testing

@Suite("What is said of containers and places in them")
struct ContainerSpeechTests {
  private func said(_ id: Screen.Element.ID, entering: Screen.Element.ID? = nil, _ screen: Screen)
    throws -> String
  {
    let position = try #require(screen.position(of: id))
    return Utterance(
      describing: position, on: screen, container: entering.flatMap { screen.position(of: $0) }
    ).text(in: .english)
  }

  @Test("An entered container says its name and kind instead of its start")
  func entered() throws {
    let rows: [(kind: Screen.Container.Kind, expected: String)] = [
      (.list, "First. Favourites. List."), (.landmark, "First. Favourites. Landmark."),
      (.group, "First. Favourites. Group."), (.view, "First. Favourites"),
      (.tabBar, "First. Tab. 1 of 2. Favourites. Tab Bar."),
      (Screen.Container.Kind(rawValue: "webArea"), "First. Favourites. Web Area."),
    ]
    for (kind, expected) in rows {
      let screen = try Screen("one") {
        $0.inside("around", Screen.Container(kind), label: "Favourites") {
          $0.add("first", "First")
          $0.add("last", "Last")
        }
      }
      #expect(try said("first", entering: "around", screen) == expected)
    }
  }

  @Test("A modal view is a dialog, as a modal group is")
  func modalView() throws {
    let screen = try Screen("one") {
      $0.inside("alert", Screen.Container(.view, isModal: true), label: "Delete?") {
        $0.add("ok", "OK", .button)
      }
    }
    #expect(try said("ok", entering: "alert", screen) == "OK. Button. Delete? Dialog.")
  }

  @Test("A modal group is a dialog; a table says its size")
  func dialogsAndTables() throws {
    let screen = try Screen("one") {
      $0.inside("dialog", Screen.Container(.group, isModal: true), label: "Delete?") {
        $0.inside(
          "table", Screen.Container(.table, table: Screen.Table(rowCount: 1, columnCount: 2))
        ) { $0.add("cell", "A1") { $0.cell = Screen.Cell(rows: 0..<1, columns: 0..<1) } }
      }
    }
    #expect(
      try said("cell", entering: "dialog", screen)
        == "A1. Row 1. Column 1. Delete? Dialog.")
    #expect(
      try said("cell", entering: "table", screen) == "A1. Row 1. Column 1. Table. 1 row, 2 columns."
    )
  }

  @Test("The innermost container that says something is the one that is said")
  func innermost() throws {
    let screen = try Screen("one") {
      $0.inside("main", Screen.Container(.landmark)) {
        $0.inside("list", Screen.Container(.list)) {
          $0.inside("row-1", Screen.Container(.group)) { $0.add("a", "A") }
          $0.add("b", "B")
          $0.inside("row-3", Screen.Container(.group)) { $0.add("c", "C") }
        }
        $0.add("d", "D")
      }
    }
    let words = try ["a", "b", "c", "d"].map { try said(Screen.Element.ID($0), screen) }
    #expect(words == ["A. List Start.", "B", "C. List End.", "D. End."])
  }

  @Test("What is hidden is not counted")
  func hidden() throws {
    let screen = try Screen("one") {
      $0.inside("tabs", Screen.Container(.tabBar)) {
        $0.add("a", "A") { $0.isHidden = true }
        $0.add("b", "B")
        $0.add("c", "C")
      }
    }
    #expect(try said("b", screen) == "B. Tab. 1 of 2.")
    #expect(try said("a", screen) == "A")
  }

  @Test("A cell may be a node around elements, number nothing, or span more than can be counted")
  func oddCells() throws {
    let screen = try Screen("one") {
      $0.inside("table", Screen.Container(.table, table: Screen.Table(rowCount: 2, columnCount: 2)))
      {
        var first = Screen.Element("first", container: Screen.Container(.group))
        first.cell = Screen.Cell(rows: 0..<1, columns: 0..<1)
        $0.add(first)
        $0.add("none", "None") { $0.cell = Screen.Cell(rows: 0..<0, columns: 0..<0) }
        $0.add("huge", "Huge") {
          $0.cell = Screen.Cell(rows: Int.min..<Int.max, columns: 1..<Int.max)
        }
        $0.add("loose", "Loose")
      }
    }
    #expect(try said("none", screen) == "None")
    #expect(try said("huge", screen).hasPrefix("Huge. Spans"))
    #expect(try said("loose", screen) == "Loose")
  }

  @Test("A description reads few elements, however many siblings there are")
  func readsFew() throws {
    let screen = try Screen("many") {
      $0.inside("list", Screen.Container(.list)) {
        for number in 0..<50_000 { $0.add(Screen.Element.ID("\(number)"), "Row", .button) }
      }
    }
    #if DEBUG
      for position in [1, 25_000, 50_000] {
        let meter = ReadMeter()
        ReadMeter.$current.withValue(meter) {
          _ = Utterance(describing: position, on: screen, container: 0)
        }
        #expect((1...4).contains(meter.total))
      }
    #endif
  }
}
