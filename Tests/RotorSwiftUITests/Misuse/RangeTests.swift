import RotorCore
import RotorReport
import RotorSwiftUI
import RotorTesting
import Testing

/// Ranges that are none of the text's.
@Suite struct `Ranges of other texts` {
  struct Note: View {
    let text: String
    let ranges: [Range<String.Index>]

    var body: some View {
      Text(verbatim: text)
        .accessibilityRotor("Ranges", textRanges: ranges)
        .accessibilityRotor("Entries") {
          ForEach(ranges.indices, id: \.self) { index in
            AccessibilityRotorEntry(textRange: ranges[index])
          }
        }
    }
  }

  private static let hostile = [
    "", "a", "👩‍👩‍👧‍👦", "e\u{301}e\u{301}", "\u{202E}right\u{2066}left", "line\nline\r\nline",
    "\u{0}\u{7}", "🇩🇪🇫🇷", String(repeating: "x\u{300}", count: 500), "\u{FEFF}\u{200B}",
  ]

  /// Each half of the indices of each text, on every text: too long, inside a sign, empty.
  @Test func `are never a trap, read, walked and audited`() throws {
    for text in Self.hostile {
      for other in Self.hostile {
        let units = Array(other.utf16.indices.prefix(12)) + [other.endIndex]
        let ranges = zip(units, units.dropFirst()).map { $0..<$1 } + [units[0]..<other.endIndex]
        let note = Note(text: text, ranges: ranges)
        _ = try Audit().run(SwiftUISource(note))
        var voice = try VoiceOver(on: SwiftUISource(note))
        for name in ["Ranges", "Entries"] {
          _ = voice.perform(.rotate(to: name))
          for gesture in [VoiceOver.Gesture.swipeDown, .swipeUp] {
            for _ in 0..<20 { _ = voice.perform(gesture) }
          }
        }
      }
    }
  }

  @Test func `past the text are reported, and those inside of it are not`() throws {
    let text = "Ada and Bob"
    let longer = "Ada and Bob and Cleo"
    let past = try Audit().run(SwiftUISource(Note(text: text, ranges: longer.ranges(of: "Cleo"))))
    #expect(past.rules.contains("rotor-range-outside"))
    let inside = try Audit().run(SwiftUISource(Note(text: text, ranges: longer.ranges(of: "Bob"))))
    #expect(!inside.rules.contains("rotor-range-outside"))
  }

  /// Everything that is a word of the app's, hostile.
  struct Words: View {
    let words: String
    @Namespace private var space

    var body: some View {
      List {
        Section(words) {
          ForEach([words, words + "2"], id: \.self) { id in
            Button(id) {}
              .accessibilityValue(id)
              .accessibilityHint(id)
              .accessibilityIdentifier(id)
              .accessibilityAction(named: id) {}
              .accessibilityCustomContent(Text(id), Text(id))
              .accessibilityRotorEntry(id: id, in: space)
          }
        }
        TextField(words, text: .constant(words))
      }
      .accessibilityRotor(words) {
        AccessibilityRotorEntry(words, id: words)
        AccessibilityRotorEntry(words, words + "2", in: space)
      }
      .accessibilityRotor(words) { AccessibilityRotorEntry(words, id: words) }
    }
  }

  @Test func `nor are strange words anywhere`() throws {
    for words in Self.hostile + [
      "%@ %d %", "\\(x) *a* [b](c)", String(repeating: "long ", count: 2000),
    ] {
      _ = try Audit().run(SwiftUISource(Words(words: words)))
      var voice = try VoiceOver(on: SwiftUISource(Words(words: words)))
      for gesture in [
        VoiceOver.Gesture.rotateClockwise, .swipeDown, .doubleTap, .swipeRight, .scrub,
      ] {
        for _ in 0..<6 { _ = voice.perform(gesture) }
      }
      #expect(voice.screen.elements.count >= 2)
    }
  }
}
