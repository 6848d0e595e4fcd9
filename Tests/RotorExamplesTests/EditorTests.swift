import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The editor` {
  private let source = SwiftUISource(EditorView())

  @Test func `the addresses in the text are stops, past a picture letter too`() {
    expectSound(
      "Emails", on: source,
      stops: ["anna@example.org", "ben@example.org", "team@example.org"])
    expectSound(
      "Links", on: source, stops: ["https://example.org/plan", "https://example.org/map"])
  }

  @Test func `an audit finds nothing`() { expectSound(on: source, atLeast: .note) }

  @Test func `both rotors are offered on the text`() throws {
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.swipeRight)
    let titles = voice.dial.entries.map(\.title)
    #expect(titles.contains(Rotor.Title("Emails")) && titles.contains(Rotor.Title(kind: .links)))
  }

  @Test func `they end at both ends`() {
    expectTranscript(
      on: source, from: "textbox",
      """
      rotate to Links → Links
      swipe down → https://example.org/plan
      swipe down → https://example.org/map
      swipe down → No more Links. (boundary)
      swipe up → https://example.org/plan
      swipe up → No more Links. (boundary)
      """)
  }
}
