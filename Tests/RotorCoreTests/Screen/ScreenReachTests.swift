import RotorCore
import Testing

@Suite struct `Stops of a screen` {
  @Test func `containers and what is hidden, empty or inside an element are no stops`() throws {
    let nothing = Screen.Rect(x: 5, y: 5, width: 0, height: 0)
    let screen = try Screen("Reach") { screen in
      screen.add("first")
      screen.inside("group", Screen.Container(.group)) { $0.add("in group") }
      screen.inside("hidden group", Screen.Container(.group)) { $0.add("in hidden") }
      screen.add("hidden") { $0.isHidden = true }
      screen.add("no size", frame: nothing)
      screen.add("thin", frame: Screen.Rect(x: 5, y: 5, width: 9, height: 0))
      screen.inside("empty listed", Screen.Container(.group), frame: nothing) { $0.add("lost") }
      screen.inside("empty by frame", Screen.Container(.group, order: .byFrame), frame: nothing) {
        $0.add("kept")
      }
      screen.add("last")
    }
    var nodes = screen.positions.map { position in
      Screen.Node(screen[position], in: screen.parent(of: position).map { screen[$0].id })
    }
    nodes[screen.position(of: "hidden group") ?? 0].element.isHidden = true
    nodes.append(Screen.Node(Screen.Element("inside an element"), in: "last"))
    let pruned = try Screen("Reach", nodes: nodes)
    #expect(ids(pruned) == ["first", "in group", "thin", "kept", "last"])
  }

  @Test func `ranks count stops, and know those within a node`() throws {
    let screen = try Screen("Ranks") { screen in
      screen.add("a")
      screen.inside("group", Screen.Container(.group)) { group in
        group.add("b")
        group.inside("none", Screen.Container(.group)) { _ in }
        group.add("c")
      }
      screen.add("d")
    }
    #expect(Array(screen.stops) == [0, 2, 4, 5])
    #expect(screen.positions.map(screen.isStop) == [true, false, true, false, true, true])
    #expect(screen.positions.map(screen.rank(of:)) == [0, 1, 1, 2, 2, 3])
    #expect(
      screen.positions.map(screen.ranks(within:)) == [0..<1, 1..<3, 1..<2, 2..<2, 2..<3, 3..<4])
  }

  @Test func `a modal hides what is outside it`() throws {
    let screen = try Screen("Modal") { screen in
      screen.add("before")
      screen.inside("sheet", Screen.Container(.group, isModal: true)) { sheet in
        sheet.add("ok")
        sheet.add("cancel")
      }
      screen.add("after")
    }
    #expect(screen.modal == 1)
    #expect(screen.scope == 1..<4)
    #expect(ids(screen) == ["ok", "cancel"])
    #expect(screen.positions.map(screen.isStop) == [false, false, true, true, false])
    #expect(screen.positions.map(screen.rank(of:)) == [0, 0, 0, 1, 2])
    #expect(
      screen.positions.map(screen.ranks(within:)) == [0..<0, 0..<2, 0..<1, 1..<2, 2..<2])
  }

  @Test func `of several modals the one that is listed last counts`() throws {
    let modal = Screen.Container(.group, isModal: true)
    let rows: [(hidden: Screen.Element.ID?, nested: Bool, stops: [Screen.Element.ID])] = [
      (nil, false, ["second ok"]), ("second", false, ["first ok"]), (nil, true, ["second ok"]),
      ("first", false, ["second ok"]), ("first", true, ["plain"]),
    ]
    for (hidden, isNested, stops) in rows {
      var nodes = [
        Screen.Node(Screen.Element("plain")),
        Screen.Node(Screen.Element("first", container: modal)),
        Screen.Node(Screen.Element("first ok"), in: "first"),
        Screen.Node(Screen.Element("second", container: modal), in: isNested ? "first" : nil),
        Screen.Node(Screen.Element("second ok"), in: "second"),
      ]
      for index in nodes.indices {
        nodes[index].element.isHidden = nodes[index].element.id == hidden
      }
      #expect(try ids(Screen("Modals", nodes: nodes)) == stops, "\(hidden ?? "none") \(isNested)")
    }
  }

  @Test func `the last modal counts by the source's order, not by where it stands`() throws {
    let screen = try Screen("Modals", order: .byFrame) { screen in
      for (name, y) in [("low", 500.0), ("high", 0)] {
        screen.inside(Screen.Element.ID(name), Screen.Container(.group, isModal: true)) {
          $0.add(
            Screen.Element.ID(name + " ok"), frame: Screen.Rect(x: 0, y: y, width: 9, height: 9))
        }
      }
    }
    #expect(screen.modal == screen.position(of: "high"))
    #expect(ids(screen) == ["high ok"])
  }

  private func ids(_ screen: Screen) -> [Screen.Element.ID] {
    screen.stops.map { screen[$0].id }
  }
}
