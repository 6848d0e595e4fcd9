import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// The notes' fourth block, word for word: two rotors of a text.
// swift-format-ignore
private struct Editor: View {
  struct Content {
    var text = "Write to ann@example.com or bob@example.com, read https://example.com first."
    var emailRanges: [Range<String.Index>] {
      text.ranges(of: "ann@example.com") + text.ranges(of: "bob@example.com")
    }
    var linkRanges: [Range<String.Index>] { text.ranges(of: "https://example.com") }
  }

  @State private var content = Content()

  var body: some View {
TextEditor(text: $content.text)
  .accessibilityRotor("Emails", textRanges: content.emailRanges)
  .accessibilityRotor("Links", textRanges: content.linkRanges)
  }
}

@Suite struct `Rotors of a text as in the notes` {
  @Test func `say each of their ranges, and both ends`() {
    let source = SwiftUISource(Editor())
    expectTranscript(
      on: source,
      """
      rotate to Emails → Emails
      swipe down → ann@example.com
      swipe down → bob@example.com
      swipe down → No more Emails. (boundary)
      swipe up → ann@example.com
      swipe up → No more Emails. (boundary)
      rotate to Links → Links
      swipe down → https://example.com
      swipe down → No more Links. (boundary)
      swipe up → No more Links. (boundary)
      """)
    expectSound("Emails", on: source)
  }
}
