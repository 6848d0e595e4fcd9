import RotorCore
import RotorFixtures
import Testing

@Suite("How much a gesture reads")
struct ReadCountTests {
  /// A page of lists with every kind of element, and a rotor over every third of them.
  static func listener(_ count: Int) throws -> Listener {
    var nodes: [Screen.Node] = []
    var list: Screen.Element.ID = ""
    for index in 0..<count {
      if index % 100 == 0 {
        list = .init("list-\(index)")
        nodes.append(.init(.init(list, container: .init(.list))))
      }
      let traits: Screen.Traits = [.header, .button, .link, .image][index % 4]
      let frame = Screen.Rect(x: 0, y: Double(index) * 44, width: 390, height: 44)
      nodes.append(.init(.init(.init("e\(index)"), "Row \(index)", traits, frame: frame), in: list))
    }
    let stops = stride(from: 0, to: count, by: 3).map { Rotor.Stop(.init("e\($0)")) }
    return try Listener(
      try Screen("Large", nodes: nodes),
      rotors: [Rotor("Thirds", stops: stops), Rotor("Own", stops: stops.reversed(), order: .own)])
  }

  @Test(
    "a gesture reads at most 8 · log2(n) + 64 elements once the screen is known",
    arguments: [1_000, 100_000, 1_000_000])
  func gestures(count: Int) throws {
    var listener = try ReadCountTests.listener(count)
    let limit = 8 * (Int.bitWidth - count.leadingZeroBitCount) + 64
    let middle = Screen.Point(x: 100, y: Double(count / 2) * 44 + 10)
    var gestures: [VoiceOver.Gesture] = [
      .touch(middle), .swipeRight, .swipeLeft, .rotateClockwise, .rotateCounterclockwise,
      .doubleTap, .scrub, .firstElement, .lastElement, .touch(middle), .threeFingerSwipe(.up),
    ]
    for name in listener.dialNames {
      gestures += [.rotate(to: name), .swipeDown, .swipeDown, .swipeUp]
    }
    // The first of each asks what is worked out once per screen.
    for gesture in gestures { _ = listener.hear(gesture) }
    _ = listener.hear(.touch(middle))
    var most = 0
    for gesture in gestures {
      let meter = ReadMeter()
      let heard = ReadMeter.$current.withValue(meter) { listener.hear(gesture) }
      #expect(meter.total <= limit, "\(gesture) read \(meter.total) and said \(heard)")
      most = max(most, meter.total)
    }
    #expect(most > 0, "the meter counts nothing")
    print("\(count) elements: at most \(most) reads a gesture, \(limit) are allowed")
  }

  @Test("listing the system's rotors reads each element a fixed number of times")
  func listing() throws {
    for count in [1_000, 10_000] {
      let screen = try ReadCountTests.listener(count).voice.screen
      let meter = ReadMeter()
      let rotors = ReadMeter.$current.withValue(meter) { Rotor.system(on: screen) }
      #expect(rotors.count > 5)
      #expect(meter.total <= 2 * screen.count)
    }
  }

  @Test("what is said of an element costs no more below 10,000 levels than below 1,000")
  func depth() throws {
    let costs = try [1_000, 10_000].map { levels in
      var nodes: [Screen.Node] = []
      for level in 0..<levels {
        let parent = level > 0 ? Screen.Element.ID("g\(level - 1)") : nil
        nodes.append(.init(.init(.init("g\(level)"), container: .init(.group)), in: parent))
      }
      nodes.append(.init(.init("last", "Last"), in: .init("g\(levels - 1)")))
      let screen = try Screen("Deep", nodes: nodes)
      let position = try #require(screen.position(of: "last"))
      let meter = ReadMeter()
      ReadMeter.$current.withValue(meter) {
        #expect(Utterance(describing: position, on: screen).text(in: .english) == "Last")
      }
      return meter.total
    }
    #expect(costs[0] > 500)
    #expect(costs[0] == costs[1])
  }
}
