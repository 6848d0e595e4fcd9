import RotorCore
import Testing

@Suite struct `Large screens` {
  @Test func `100,000 levels are built, walked and freed`() throws {
    let depth = 100_000
    for order in Screen.Container.Order.allCases {
      let nodes = (0...depth).map { level in
        let id = Screen.Element.ID("\(level)")
        let frame = Screen.Rect(x: Double(level), y: 0, width: 9, height: 9)
        let element =
          level == depth
          ? Screen.Element(id, frame: frame)
          : Screen.Element(id, container: Screen.Container(.group, order: order))
        return Screen.Node(element, in: level == 0 ? nil : Screen.Element.ID("\(level - 1)"))
      }
      let screen = try Screen("Deep", order: order, nodes: nodes.reversed())
      #expect(Array(screen.stops) == [depth])
      #expect(screen.ancestors(of: depth).reduce(0) { count, _ in count + 1 } == depth)
      #expect(screen.descendants(of: 0) == 1..<depth + 1)
      #expect(screen.position(of: "77777") == 77_777)
    }
  }

  @Test func `a circle of 100,000 parents is found`() {
    let length = 100_000
    let nodes = (0..<length).map { index in
      Screen.Node(
        Screen.Element(Screen.Element.ID("\(index)")),
        in: Screen.Element.ID("\((index + 1) % length)"))
    }
    #expect(throws: ScreenError.cycle("0")) { try Screen("Circle", nodes: nodes) }
  }

  @Test func `1,000,000 elements are put in order and found`() throws {
    let count = 1_000_000
    let elements = (0..<count).map { index in
      Screen.Element(
        Screen.Element.ID("\(index)"),
        frame: Screen.Rect(
          x: Double(index % 1000) * 50, y: Double(index / 1000) * -50, width: 40, height: 40))
    }
    let screen = try Screen("Million", order: .byFrame, elements: elements)
    #expect(screen.stops.count == count)
    // The last row of the source is the highest on the screen.
    #expect(screen[0].id == "999000")
    #expect(screen[count - 1].id == "999")
    #expect(screen.position(of: "999001") == 1)
    #expect(screen.rank(of: count - 1) == count - 1)
    #expect(screen.notes.isEmpty)
  }
}
