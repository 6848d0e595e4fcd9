import RotorCore
import RotorSwiftUI
import Testing

/// A walk over the negative trends of a screen of a thousand, from before the first to the end and
/// back, told by VoiceOver's events.
struct TrendWalk {
  /// What was said at each stop, the last of them the end.
  private(set) var down: [String] = []
  private(set) var up: [String] = []
  /// The kinds of what happened at the steps that arrived, in order.
  private(set) var orders: [[String]] = []
  /// How many rows were built after a step that arrived.
  private(set) var rowsBuilt: [Int] = []

  init(_ source: SwiftUISource) throws {
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: "Negative trends"))
    down = walk(&voice, .swipeDown)
    up = walk(&voice, .swipeUp)
  }

  private mutating func walk(_ voice: inout VoiceOver, _ gesture: VoiceOver.Gesture) -> [String] {
    var said: [String] = []
    for _ in 0..<2000 {
      let events = voice.perform(gesture)
      said += events.compactMap { event in
        if case .said(let words) = event { words.text(in: .english) } else { nil }
      }
      guard events.contains(where: { if case .moved = $0 { true } else { false } }) else { break }
      orders.append(events.compactMap(Self.kind))
      rowsBuilt.append(voice.screen.elements.count)
    }
    return said
  }

  private static func kind(_ event: VoiceOver.Event) -> String? {
    switch event {
    case .asked: "asked"
    case .carriedOut(.prepare, .handled): "prepared"
    case .readAgain: "read again"
    case .moved: "moved"
    case .carriedOut(.focus, _): nil
    case .said: "said"
    default: "\(event)"
    }
  }

  /// Expects every entry once down and once up, each prepared before VoiceOver goes there.
  ///
  /// There is an end each way, and twelve rows are built wherever the list stands: ten that are seen,
  /// and one more at each end. The first entry is in view at once, where one row more is built only below.
  ///
  /// - Parameter inView: how many entries need no preparing, as they are in view already.
  func expectWhole(inView: Int, sourceLocation: SourceLocation = #_sourceLocation) {
    let words = Trend.negative.map { "\($0.message), down" }
    #expect(words.count == 142, sourceLocation: sourceLocation)
    #expect(down == words + ["No more Negative trends."], sourceLocation: sourceLocation)
    #expect(
      up == words.dropLast().reversed() + ["No more Negative trends."],
      sourceLocation: sourceLocation)
    #expect(rowsBuilt.first == 11, sourceLocation: sourceLocation)
    #expect(Set(rowsBuilt.dropFirst()) == [12], sourceLocation: sourceLocation)
    #expect(rowsBuilt.count == 142 + 141, sourceLocation: sourceLocation)
    let prepared = orders.filter { $0 == ["asked", "prepared", "read again", "moved", "said"] }
    let others = orders.filter { $0 == ["asked", "moved", "said"] }
    #expect(others.count == inView, sourceLocation: sourceLocation)
    #expect(prepared.count + others.count == orders.count, sourceLocation: sourceLocation)
  }
}
