import RotorChecks
import RotorCore
import RotorSources

/// What is fuzzed: each takes any bytes and must answer or throw, never trap or hang.
public enum FuzzSubject: String, CaseIterable, Sendable {
  /// Files whose content is JSON, whatever they claim to be.
  case json
  /// Maps.
  case geojson
  /// Selectors, and rotors declared with them.
  case selector
  /// Gestures and transcripts.
  case gesture
  /// Check files.
  case check

  /// Feeds the bytes to the parser, and what it made of them to whoever reads it next.
  public func run(_ bytes: [UInt8]) {
    switch self {
    case .json: FuzzSubject.open("fuzz.json", bytes)
    case .geojson: FuzzSubject.open("fuzz.geojson", bytes)
    case .selector: FuzzSubject.parseSelector(String(decoding: bytes, as: UTF8.self))
    case .check: FuzzSubject.parseCheck(String(decoding: bytes, as: UTF8.self))
    case .gesture: FuzzSubject.parseGesture(String(decoding: bytes, as: UTF8.self))
    }
  }

  private static func open(_ name: String, _ bytes: [UInt8]) {
    guard let source = try? ScreenFile(name: name, bytes: bytes).source(),
      var voice = try? VoiceOver(on: source)
    else { return }
    for gesture in [
      .swipeRight, .rotateClockwise, .swipeDown, .swipeUp, .doubleTap, .lastElement,
    ] as [VoiceOver.Gesture] {
      for case .said(let utterance) in voice.perform(gesture) {
        _ = utterance.text(in: .german)
      }
    }
  }

  private static func parseSelector(_ text: String) {
    if let selector = try? Screen.Selector(parsing: text) {
      let again = try? Screen.Selector(parsing: selector.description)
      precondition(again == selector, "a selector's text does not parse back")
    }
    _ = try? Rotor.Declaration(parsing: text)
  }

  private static func parseCheck(_ text: String) {
    guard let file = try? CheckFile(parsing: text, name: "fuzz.check") else { return }
    _ = file.checklist
    let elements = [Screen.Element("one", "One", .button), Screen.Element("two", "Two")]
    guard let screen = try? Screen("Fuzz", elements: elements) else { return }
    let checks = CheckRunner { _, _ in
      CheckScreen(isDriven: false) { StillSource(screen) }
    }.run(file) { $0 < 20 }
    _ = CheckUpdate.text(text, with: checks)
  }

  private static func parseGesture(_ text: String) {
    for gesture in (try? VoiceOver.Gesture.parseLine(text)) ?? [] {
      let again = try? VoiceOver.Gesture(parsing: gesture.description)
      precondition(again == gesture, "a gesture's text does not parse back")
    }
    if let transcript = try? VoiceOver.Transcript(parsing: text) {
      let again = try? VoiceOver.Transcript(parsing: transcript.text)
      precondition(again == transcript, "a transcript's text does not parse back")
    }
  }
}
