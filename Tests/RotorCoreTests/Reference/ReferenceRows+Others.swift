import RotorCore
import RotorFixtures

extension ReferenceRows {
  private static let legend = "a legend cut at a limit; Rotor lists what a walk visits"
  private static let browser = "what a browser puts on the desktop's bus"
  private static let inspector = "how another tool writes what it reads from outside the app"

  /// Section G: how AccessibilitySnapshot lists a rotor, where that is a matter of its own legend.
  static let listings: [ReferenceRow] = [
    .notOurs("G1", legend), .notOurs("G3", legend), .notOurs("G5", legend),
    .notOurs("G12", legend), .notOurs("G13", legend),
    .notOurs("G15", "an unknown system kind is dropped; Rotor keeps it under its own name"),
  ]

  /// Section H: other screen readers and tools, and the sample rotors of Apple's session.
  static let others: [ReferenceRow] = [
    .notOurs("H1", "words of a web screen reader for testing"),
    .notOurs("H2", "words of a web screen reader for testing"),
    .notOurs("H3", "wraps silently; VoiceOver stays, and so does Rotor"),
    .notOurs("H4", "wraps and says so; VoiceOver stays, and so does Rotor"),
    .notOurs("H5", "nearest by the tree's path; Rotor goes by reading position"),
    .notOurs("H7", "words of another screen reader; Rotor stays too and names the rotor"),
    .notOurs("H8", "reports before it moves; Rotor reads again, then moves, then speaks"),
    .notOurs("H9", inspector), .notOurs("H10", inspector), .notOurs("H11", inspector),
    .notOurs("H12", browser),
    .notOurs("H13", "bits of Apple's audit; Rotor has rules of its own"),
    .notOurs("H14", "a dialog of another screen reader"),
    .notOurs("H15", browser),
    .ours("H16") {
      let rotor = mapRotor(items: ["0", "1", "2"])
      let screen = try Screen("map", elements: ["0", "1", "2"].map { Screen.Element($0) })
      let entries = [Rotor.Direction.next, .previous].map {
        rotor.answer(Rotor.Search(from: nil, $0, on: screen))
      }
      let heard = try transcript(
        on: screen, rotor, [.swipeUp, .swipeDown, .swipeDown, .swipeDown, .swipeUp])
      return try Mismatch.check(entries, [.stop(Rotor.Stop("0")), .stop(Rotor.Stop("0"))])
        && Mismatch.check(heard, ["0 (boundary)", "1", "2", "2 (boundary)", "1"])
    },
    .ours("H17") {
      var text = Screen.Element("text", "Agreement")
      text.text = Screen.Text("No hit in here")
      let rotor = Rotor("Hits") { _ in .stop(Rotor.Stop("text")) }
      let heard = try transcript(
        on: Screen("text", elements: [text]), rotor, [.swipeDown, .swipeUp])
      return try Mismatch.check(heard, ["text (boundary)", "text (boundary)"])
    },
    .elsewhere("H18", "RotorSwiftUITests"),
  ]

  /// The rotor of the session's map: without a current item it gives the first, whatever the
  /// direction; past either end it gives nothing.
  private static func mapRotor(items: [Screen.Element.ID]) -> Rotor {
    Rotor("Items") { search in
      guard let current = search.current?.target, let index = items.firstIndex(of: current) else {
        return items.first.map { .stop(Rotor.Stop($0)) } ?? .nothing
      }
      let next = search.direction == .next ? index + 1 : index - 1
      return items.indices.contains(next) ? .stop(Rotor.Stop(items[next])) : .nothing
    }
  }

  /// Where the cursor is after each gesture, and whether that was a boundary.
  private static func transcript(
    on screen: Screen, _ rotor: Rotor, _ gestures: [VoiceOver.Gesture]
  ) throws -> [String] {
    var voice = try VoiceOver(on: LiveSource(screen, rotors: [rotor]))
    _ = voice.perform(.rotate(to: rotor.title.name))
    return gestures.map { gesture in
      let events = voice.perform(gesture)
      let isBoundary = events.contains { if case .boundary = $0 { true } else { false } }
      return "\(voice.state.cursor?.rawValue ?? "nothing")\(isBoundary ? " (boundary)" : "")"
    }
  }
}
