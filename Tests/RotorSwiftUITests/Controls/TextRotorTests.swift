import RotorAudit
import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// Rotors of the parts of a text.
@Suite struct `Rotors of a text` {
  struct Note: View {
    @State var text: String
    /// The same words in another string, whose places the app knows.
    let model: String
    let questions: [Range<String.Index>]
    let names: [Range<String.Index>]

    init(_ text: String, model: String? = nil) {
      let model = model ?? String(decoding: Array(text.utf8), as: UTF8.self)
      self.model = model
      _text = State(initialValue: text)
      questions = model.ranges(of: "why")
      names = model.ranges(of: "Ada")
    }

    var body: some View {
      TextEditor(text: $text)
        .accessibilityRotor("Questions", textRanges: questions)
        .accessibilityRotor("Names", textRanges: names)
    }
  }

  @Test func `lead to each part, past signs of several units, both ways`() {
    let source = SwiftUISource(Note("Ada asks 👩‍👩‍👧 why, and why Ada knows, why."))
    expectTranscript(
      on: source,
      """
      rotate to Questions → Questions
      swipe down → why
      swipe down → why
      swipe down → why
      swipe down → No more Questions. (boundary)
      swipe up → why
      swipe up → why
      swipe up → No more Questions. (boundary)
      rotate to Names → Names
      swipe down → Ada
      swipe up → Ada
      swipe up → No more Names. (boundary)
      """)
    expectSound("Questions", on: source)
    expectSound("Names", on: source)
  }

  @Test func `that go past the text are reported, and no trap`() throws {
    let longer = "Ada asks, and asks, and asks once more why."
    for text in ["Ada asks why.", "", "Ada 👩‍👩‍👧"] {
      let screen = try Audit().run(SwiftUISource(Note(text, model: longer)))
      let ids = screen.rotors.flatMap(\.problems).map(\.rule)
      #expect(ids.contains("rotor-range-outside"), "\(text): \(ids)")
    }
  }
}
