import RotorFixtures
import Testing

@testable import RotorCore

@Suite struct `Touch` {
  @Test func `the topmost stop under the finger is found`() throws {
    let screen = try Screen("Touch") { screen in
      screen.add("back", frame: Screen.Rect(x: 0, y: 0, width: 100, height: 100))
      screen.add("card", frame: Screen.Rect(x: 10, y: 10, width: 50, height: 50))
      screen.add("badge", frame: Screen.Rect(x: 50, y: 50, width: 20, height: 20))
      screen.add("nowhere")
      screen.add("line", frame: Screen.Rect(x: 0, y: 90, width: 100, height: 0))
    }
    let rows: [(x: Double, y: Double, Screen.Element.ID?)] = [
      (5, 5, "back"), (10, 10, "card"), (59, 49, "card"), (55, 55, "badge"), (65, 65, "badge"),
      (70, 60, "back"), (50, 90, "back"), (100, 50, nil), (-1, 50, nil), (.nan, 5, nil),
      (.infinity, 5, nil),
    ]
    check(screen, rows)
  }

  @Test func `what is listed later lies on top, wherever it is read`() throws {
    let frame = Screen.Rect(x: 0, y: 0, width: 10, height: 10)
    let screen = try Screen(
      "Touch", order: .byFrame,
      elements: [
        Screen.Element("low", frame: Screen.Rect(x: 0, y: 5, width: 10, height: 10)),
        Screen.Element("high", frame: Screen.Rect(x: -5, y: 0, width: 20, height: 10)),
        Screen.Element("equal", frame: frame),
        Screen.Element("top", frame: Screen.Rect(x: 1, y: 0, width: 2, height: 2)),
      ])
    check(screen, [(5, 9, "equal"), (5, 12, "low"), (1, 1, "top"), (-1, 1, "high")])
  }

  @Test func `a path counts instead of the frame, with its holes`() throws {
    let frame = Screen.Rect(x: 0, y: 0, width: 100, height: 100)
    // A square of 90 points, and within it one of 30 that is a hole.
    let ring: [(Double, Double)] = [
      (0, 0), (90, 0), (90, 90), (0, 90), (0, 0), (30, 30), (60, 30), (60, 60), (30, 60), (30, 30),
    ]
    let screen = try Screen("Touch") { screen in
      screen.add("below", frame: frame)
      screen.add("ring", frame: frame) { $0.path = ring.map { Screen.Point(x: $0.0, y: $0.1) } }
      screen.add("far", frame: Screen.Rect(x: 0, y: 0, width: 0, height: 0)) {
        $0.path = [(200.0, 200.0), (210, 200), (200, 210)].map { Screen.Point(x: $0.0, y: $0.1) }
      }
      screen.add("stroke", frame: frame) {
        $0.path = [Screen.Point(x: 0, y: 0), Screen.Point(x: 90, y: 90)]
      }
    }
    check(
      screen,
      [
        (10, 10, "ring"), (45, 45, "below"), (89, 89, "ring"), (95, 95, "below"),
        (202, 202, "far"), (208, 208, nil),
      ])
  }

  @Test func `hidden elements, children of elements and all outside a modal are not touched`()
    throws
  {
    let frame = Screen.Rect(x: 0, y: 0, width: 10, height: 10)
    var nodes = [
      Screen.Node(Screen.Element("parent", frame: frame)),
      Screen.Node(Screen.Element("child", frame: frame), in: "parent"),
      Screen.Node(Screen.Element("hidden", frame: frame)),
    ]
    nodes[2].element.isHidden = true
    check(try Screen("Touch", nodes: nodes), [(5, 5, "parent")])
    nodes.insert(
      Screen.Node(Screen.Element("sheet", container: Screen.Container(.group, isModal: true))),
      at: 0)
    check(try Screen("Touch", nodes: nodes), [(5, 5, nil)])
    nodes.append(Screen.Node(Screen.Element("inside", frame: frame), in: "sheet"))
    check(try Screen("Touch", nodes: nodes), [(5, 5, "inside")])
  }

  @Test func `huge frames and paths neither trap nor hide others`() throws {
    let huge = Double.greatestFiniteMagnitude
    let screen = try Screen("Touch") { screen in
      screen.add("all", frame: Screen.Rect(x: -huge, y: -huge, width: huge, height: huge))
      screen.add("over", frame: Screen.Rect(x: huge, y: huge, width: huge, height: huge))
      screen.add("kite", frame: nil) {
        $0.path = [(-huge, 0), (huge, -huge), (huge, huge)].map { Screen.Point(x: $0.0, y: $0.1) }
      }
      screen.add("near", frame: Screen.Rect(x: -1, y: -1, width: 2, height: 2))
    }
    let index = HitIndex(screen)
    #expect(index.hit(Screen.Point(x: 0, y: 0)).map { screen[$0].id } == "near")
    #expect(index.hit(Screen.Point(x: -9, y: -9)).map { screen[$0].id } != nil)
    #expect(index.hit(Screen.Point(x: huge, y: huge)) == screen.hit(Screen.Point(x: huge, y: huge)))
  }

  @Test func `the index finds what a look at every element finds`() throws {
    var random = Dice(seed: 3)
    for count in [0, 1, 15, 16, 17, 255, 256, 257, 3000] {
      func number(_ range: ClosedRange<Int>) -> Double {
        Double(Int.random(in: range, using: &random))
      }
      let elements = (0..<count).map { serial in
        var element = Screen.Element(
          Screen.Element.ID("\(serial)"),
          frame: Screen.Rect(
            x: number(0...400), y: number(0...400), width: number(0...60), height: number(0...60)))
        if serial.isMultiple(of: 5) {
          let (x, y) = (number(0...400), number(0...400))
          element.path = (0..<5).map { _ in
            Screen.Point(x: x + number(0...50), y: y + number(0...50))
          }
        }
        return element
      }
      let screen = try Screen("Touch", order: .byFrame, elements: elements)
      let index = HitIndex(screen)
      for _ in 0..<300 {
        let point = Screen.Point(x: number(-10...470), y: number(-10...470))
        #expect(index.hit(point) == screen.hit(point), "\(count) elements, \(point)")
      }
    }
  }

  #if DEBUG
    @Test func `only elements with a path are read`() throws {
      let frame = Screen.Rect(x: 0, y: 0, width: 10, height: 10)
      var elements = (0..<1000).map { Screen.Element(Screen.Element.ID("\($0)"), frame: frame) }
      elements[999].path = [(0.0, 0.0), (9, 0), (0, 9)].map { Screen.Point(x: $0.0, y: $0.1) }
      let screen = try Screen("Touch", elements: elements)
      let index = HitIndex(screen)
      for (point, position, reads) in [((1.0, 1.0), 999, 1), ((8, 8), 998, 1), ((9, 9), 998, 0)] {
        let meter = ReadMeter()
        ReadMeter.$current.withValue(meter) {
          #expect(index.hit(Screen.Point(x: point.0, y: point.1)) == position)
        }
        #expect(meter.total == reads, "\(point)")
      }
    }
  #endif

  private func check(
    _ screen: Screen, _ rows: [(x: Double, y: Double, Screen.Element.ID?)],
    at location: SourceLocation = #_sourceLocation
  ) {
    let index = HitIndex(screen)
    for (x, y, id) in rows {
      let point = Screen.Point(x: x, y: y)
      #expect(screen.hit(point).map { screen[$0].id } == id, "\(x) \(y)", sourceLocation: location)
      #expect(index.hit(point) == screen.hit(point), "\(x) \(y)", sourceLocation: location)
    }
  }
}
