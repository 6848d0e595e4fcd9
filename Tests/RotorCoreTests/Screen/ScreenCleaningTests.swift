import RotorCore
import Testing

@Suite struct `What a screen cannot use` {
  @Test func `a frame that is not finite is dropped and noted`() throws {
    let bad = [
      Screen.Rect(x: .nan, y: 0, width: 1, height: 1),
      Screen.Rect(x: 0, y: .infinity, width: 1, height: 1),
      Screen.Rect(x: 0, y: 0, width: -.infinity, height: 1),
      Screen.Rect(x: 0, y: 0, width: 1, height: .nan),
    ]
    let elements = bad.enumerated().map { Screen.Element(Screen.Element.ID("\($0)"), frame: $1) }
    for order in Screen.Container.Order.allCases {
      let screen = try Screen("Frames", order: order, elements: elements)
      #expect(screen.notes == elements.map { .frameNotFinite($0.id) })
      #expect(screen.positions.allSatisfy { screen[$0].frame == nil })
      #expect(screen.stops.count == bad.count)
    }
  }

  @Test func `a path and a tap that are not finite are dropped`() throws {
    var element = Screen.Element("a", frame: Screen.Rect(x: 0, y: 0, width: 9, height: 9))
    element.path = [Screen.Point(x: 0, y: 0), Screen.Point(x: .nan, y: 3)]
    element.activationPoint = Screen.Point(x: 0, y: -.infinity)
    let screen = try Screen("Points", elements: [element])
    #expect(screen["a"]?.path == [])
    #expect(screen["a"]?.activationPoint == nil)
    #expect(screen.hit(Screen.Point(x: 4, y: 4)) == 0)
  }

  @Test func `runs outside their text are dropped and noted`() throws {
    let kept = [Screen.Text.Run(0..<5, .bold), Screen.Text.Run(5..<5, .link)]
    let dropped = [
      Screen.Text.Run(3..<6, .link, value: "x"), Screen.Text.Run(-1..<2, .bold),
      Screen.Text.Run(Int.max - 1..<Int.max, .bold), Screen.Text.Run(Int.min..<Int.max, .bold),
    ]
    var element = Screen.Element("a")
    element.text = Screen.Text(
      "sound", runs: [dropped[0], kept[0], dropped[1], kept[1], dropped[2], dropped[3]],
      lineStarts: [3, 0, 9, -4], caret: 77)
    let screen = try Screen("Text", elements: [element])
    #expect(screen["a"]?.text == Screen.Text("sound", runs: kept, lineStarts: [0, 3], caret: 5))
    #expect(screen.notes == dropped.map { .runOutsideText("a", $0) })
  }

  @Test func `runs count UTF-16 units`() throws {
    var element = Screen.Element("a")
    element.text = Screen.Text("🧭é", runs: [Screen.Text.Run(0..<3, .bold)])
    #expect(try Screen("Text", elements: [element]).notes == [])
    element.text = Screen.Text("🧭é", runs: [Screen.Text.Run(0..<4, .bold)])
    #expect(try Screen("Text", elements: [element]).notes.count == 1)
  }
}
