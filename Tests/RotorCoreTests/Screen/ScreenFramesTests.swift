import RotorCore
import Testing

@Suite struct `A screen ordered by frame` {
  @Test func `a listed group stands where its highest element does`() throws {
    let screen = try Screen("Groups", order: .byFrame) { screen in
      screen.add("middle", frame: at(50))
      screen.inside("group", Screen.Container(.group)) { group in
        group.add("low", frame: at(100))
        group.add("high", frame: at(0))
      }
    }
    #expect(ids(screen) == ["low", "high", "middle"])
  }

  @Test func `what is hidden leads no group and makes no circle`() throws {
    let nodes = [
      Screen.Node(Screen.Element("first", frame: at(0))),
      Screen.Node(Screen.Element("group", container: Screen.Container(.group, order: .byFrame))),
      Screen.Node(hidden("above", at(-90)), in: "group"),
      Screen.Node(Screen.Element("in group", frame: at(60)), in: "group"),
      Screen.Node(Screen.Element("inside", frame: at(-70)), in: "in group"),
      Screen.Node(Screen.Element("empty", container: Screen.Container(.list), frame: at(6, 10))),
      Screen.Node(hidden("step", at(6, 10))),
      Screen.Node(Screen.Element("second", frame: at(12, -20))),
    ]
    let screen = try Screen("Hidden", order: .byFrame, nodes: nodes)
    #expect(ids(screen) == ["first", "second", "in group"])
    #expect(screen.notes == [])
    #expect(
      screen.positions.map { screen[$0].id }
        == ["first", "second", "group", "in group", "inside", "above", "empty", "step"])
  }

  @Test func `a circle is noted once, in its own container`() throws {
    let screen = try Screen("Circle", order: .byFrame) { screen in
      screen.inside("group", Screen.Container(.group, order: .byFrame)) { group in
        for (id, x, y) in [("c", 0.0, 12.0), ("a", 20, 0), ("b", 10, 6), ("d", 0, 40)] {
          group.add(Screen.Element.ID(id), frame: at(y, x))
        }
      }
      screen.add("far", frame: at(300))
    }
    #expect(ids(screen) == ["a", "b", "c", "d", "far"])
    #expect(screen.notes == [.ambiguousOrder(["a", "b", "c"])])
  }

  @Test func `the idiom and the direction are the screen's`() throws {
    let elements = [
      Screen.Element("left", frame: at(0)), Screen.Element("right", frame: at(-10, 50)),
    ]
    let rows: [(Screen.Environment.Idiom, Screen.Environment.Direction, [Screen.Element.ID])] = [
      (.phone, .leftToRight, ["right", "left"]), (.phone, .rightToLeft, ["right", "left"]),
      (.pad, .leftToRight, ["left", "right"]), (.pad, .rightToLeft, ["right", "left"]),
    ]
    for (idiom, direction, expected) in rows {
      let screen = try Screen(
        "Row", environment: Screen.Environment(idiom: idiom, direction: direction),
        order: .byFrame, elements: elements)
      #expect(ids(screen) == expected, "\(idiom) \(direction)")
    }
  }

  private func at(_ y: Double, _ x: Double = 0) -> Screen.Rect {
    Screen.Rect(x: x, y: y, width: 40, height: 4)
  }

  private func hidden(_ id: Screen.Element.ID, _ frame: Screen.Rect) -> Screen.Element {
    var element = Screen.Element(id, frame: frame)
    element.isHidden = true
    return element
  }

  private func ids(_ screen: Screen) -> [Screen.Element.ID] {
    screen.stops.map { screen[$0].id }
  }
}
