import RotorAudit
import RotorCore
import RotorFixtures
import Testing

@Suite("The fewest gestures")
struct PathSearchTests {
  /// Ten rows, of which the fourth and the ninth have a rotor, and the sixth has actions.
  private static func source() throws -> LiveSource {
    let screen = try Screen("Rows") { screen in
      for row in 1...12 {
        screen.add(Screen.Element.ID("row \(row)"), "Row \(row)", row == 11 ? .header : .staticText)
        {
          if row == 6 { $0.offer("Reply", "Delete") }
        }
      }
    }
    let rotor = Rotor("Marked", stops: [Rotor.Stop("row 4"), Rotor.Stop("row 9")])
    return LiveSource(screen, rotors: [rotor])
  }

  @Test(
    arguments: [
      ("row 1", nil, "double tap"), ("row 2", nil, "swipe right, double tap"),
      ("row 4", nil, "rotate to Marked, swipe down, double tap"),
      ("row 12", nil, "four-finger tap bottom, double tap"),
      ("row 11", nil, "four-finger tap bottom, swipe left, double tap"),
      // A turn wins where its rotor is offered, so Actions has to be turned to; swiping there, where it is
      // chosen by itself, takes as many.
      (
        "row 6", 0,
        "rotate to Marked, swipe down, swipe right, swipe right, rotate to Actions, swipe down, double tap"
      ),
    ] as [(String, Int?, String)])
  func paths(id: String, action: Int?, words: String) throws {
    let path = try PathSearch(on: Self.source()).path(to: .init(id), action: action)
    #expect(path?.map { "\($0)" }.joined(separator: ", ") == words)
  }

  @Test("what is not there has no path")
  func none() throws {
    #expect(try PathSearch(on: Self.source()).path(to: "gone") == nil)
    #expect(try PathSearch(on: Self.source()).path(to: "row 6", action: 2) == nil)
  }

  @Test("a path leads there when it is performed, and nothing shorter does")
  func replayed() throws {
    let source = try Self.source()
    let ids = try source.read().screen.stops.map { try source.read().screen[$0].id }
    for id in ids {
      let path = try #require(try PathSearch(on: source).path(to: id))
      var voice = try VoiceOver(on: Self.source())
      for gesture in path.dropLast() { _ = voice.perform(gesture) }
      #expect(voice.focus?.id == id)
      #expect(path.count == (try Self.shortest(to: id)))
    }
  }

  /// The length of the shortest path, found by trying everything of one length after the other.
  private static func shortest(to id: Screen.Element.ID) throws -> Int {
    var voices = [try VoiceOver(on: source())]
    for length in 1...8 {
      if voices.contains(where: { $0.focus?.id == id }) { return length }
      var next: [VoiceOver] = []
      var seen: Set<String> = []
      for voice in voices {
        let turns = voice.dial.entries.map {
          VoiceOver.Gesture.rotate(to: $0.title.spokenName(.english))
        }
        for gesture in [.swipeRight, .swipeLeft, .swipeDown, .swipeUp, .firstElement, .lastElement]
          + turns
        {
          var tried = voice
          _ = tried.perform(gesture)
          let key = "\(tried.state)"
          if seen.insert(key).inserted { next.append(tried) }
        }
      }
      voices = next
    }
    return .max
  }
}
