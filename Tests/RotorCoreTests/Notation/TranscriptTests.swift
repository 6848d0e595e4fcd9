import RotorCore
import RotorFixtures
import Testing

@Suite("A transcript is read")
struct TranscriptTests {
  typealias Line = VoiceOver.Transcript.Line

  static let good: [(text: String, line: Line, written: String)] = [
    ("swipe down → Toilets", Line(.swipeDown, said: "Toilets"), "swipe down → Toilets"),
    ("  Flick Down->  Toilets  ", Line(.swipeDown, said: "Toilets"), "swipe down → Toilets"),
    (
      "swipe up → No more Toilets. (boundary)",
      Line(.swipeUp, said: "No more Toilets.", mark: .boundary),
      "swipe up → No more Toilets. (boundary)"
    ),
    (
      "escape → (not handled)", Line(.scrub, said: "", mark: .notHandled),
      "two-finger scrub → (not handled)"
    ),
    ("swipe up →", Line(.swipeUp, said: ""), "swipe up →"),
    ("swipe up → \\(boundary)", Line(.swipeUp, said: "(boundary)"), "swipe up → \\(boundary)"),
    ("swipe up → a → b -> c", Line(.swipeUp, said: "a → b -> c"), "swipe up → a → b -> c"),
    ("swipe up → a\\nb\\\\", Line(.swipeUp, said: "a\nb\\"), "swipe up → a\\nb\\\\"),
    ("rotate to \"A → B\" → A", Line(.rotate(to: "A → B"), said: "A"), "rotate to \"A → B\" → A"),
    (
      "rotate to 5\" tubes → 5\" tubes", Line(.rotate(to: "5\" tubes"), said: "5\" tubes"),
      "rotate to 5\" tubes → 5\" tubes"
    ),
    ("swipe up → x (Boundary)", Line(.swipeUp, said: "x (Boundary)"), "swipe up → x (Boundary)"),
    (
      "swipe up → (boundary) (boundary)", Line(.swipeUp, said: "(boundary)", mark: .boundary),
      "swipe up → \\(boundary) (boundary)"
    ),
  ]

  @Test("line by line, and written in one form")
  func goodRows() throws {
    for row in Self.good {
      #expect(try Line(parsing: row.text) == row.line, "\(row.text)")
      #expect(row.line.text == row.written)
      #expect(try Line(parsing: row.written) == row.line, "\(row.written)")
    }
  }

  static let bad: [(text: String, message: String)] = [
    ("swipe up", "expected '→' after the gesture at line 1, column 9, found the end"),
    (
      "# fine\n\nswipe rihgt → x",
      "expected 'right', 'left', 'down' or 'up' at line 3, column 7, found 'rihgt': "
        + "did you mean 'right'?"
    ),
    (
      "swipe up → a\r\nswipe up → b\rhop → c",
      "unknown gesture 'hop' at line 3, column 1: expected a gesture, such as 'swipe right' or "
        + "'rotate to Headings'"
    ),
    (
      "→ x",
      "expected a gesture, such as 'swipe right' or 'rotate to Headings' at line 1, "
        + "column 1, found the end"
    ),
    (
      "swipe up twice → x",
      "expected one gesture that is not repeated at line 1, column 1, found 'swipe'"
    ),
    ("rotate to \"x → y", "the quote \" at line 1, column 11 is never closed: add \" at its end"),
    (
      "swipe up → a \\q",
      "unknown escape '\\q' at line 1, column 14: expected \\n, \\t, \\r, \\u{HEX} or a sign"
    ),
    (
      "swipe up → a \\",
      "expected a sign after the backslash at line 1, column 15, found the end"
    ),
  ]

  @Test("or refused with a message that says where and what was expected")
  func badRows() {
    for row in Self.bad {
      let error = #expect(throws: NotationError.self) {
        try VoiceOver.Transcript(parsing: row.text)
      }
      #expect(error?.description == row.message, "\(row.text)")
    }
  }

  @Test("with comments and blank lines left out")
  func wholeText() throws {
    let text = """
      # Two toilets, one back.

      rotate to Toilets → Toilets
        # indented
      swipe down → Toilets, 80 metres north
      swipe up → No more Toilets. (boundary)
      """
    let transcript = try VoiceOver.Transcript(parsing: text)
    #expect(
      transcript
        == VoiceOver.Transcript([
          Line(.rotate(to: "Toilets"), said: "Toilets"),
          Line(.swipeDown, said: "Toilets, 80 metres north"),
          Line(.swipeUp, said: "No more Toilets.", mark: .boundary),
        ]))
    #expect(
      transcript.text == """
        rotate to Toilets → Toilets
        swipe down → Toilets, 80 metres north
        swipe up → No more Toilets. (boundary)

        """)
    #expect(try VoiceOver.Transcript(parsing: "").lines.isEmpty)
  }

  @Test("back from what was written, whatever was said")
  func roundTrip() throws {
    var random = Dice(seed: 4)
    for _ in 0..<2_000 {
      let lines = (0..<3).map { _ in
        Line(
          random.gesture(), said: random.awkwardText(upTo: 8),
          mark: random.pick(VoiceOver.Transcript.Mark.allCases))
      }
      let transcript = VoiceOver.Transcript(lines)
      let read = try VoiceOver.Transcript(parsing: transcript.text)
      #expect(read == transcript, "\(transcript.text)")
      for (line, other) in zip(read.lines, lines) {
        #expect(line.said.unicodeScalars.elementsEqual(other.said.unicodeScalars))
      }
    }
  }

  @Test("from the events of a gesture: what was said, and how it ended")
  func fromEvents() {
    func words(_ utterance: Utterance) -> String {
      utterance.fragments.map { "\($0.role.rawValue)" }.joined(separator: "+")
    }
    let hello = Utterance([Utterance.Fragment(.label, .text("Hello"))])
    let gone = Utterance([Utterance.Fragment(.boundary, .text("No more"))])
    let title = Rotor.Title("Parks")
    let rows: [(events: [VoiceOver.Event], line: String)] = [
      ([], "swipe down →"),
      ([.moved(from: nil, to: "a", range: nil), .said(hello)], "swipe down → label"),
      ([.said(hello), .said(Utterance([])), .said(hello)], "swipe down → label\\nlabel"),
      ([.boundary(.rotor(title)), .said(gone)], "swipe down → boundary (boundary)"),
      ([.notHandled], "swipe down → (not handled)"),
      ([.missed], "swipe down → (not handled)"),
      ([.unknownRotor("Prks", offered: [title])], "swipe down → (not handled)"),
      ([.unknownTarget("x", of: title)], "swipe down → (not handled)"),
      ([.neverAppeared("x", of: title)], "swipe down → (not handled)"),
      ([.failed("no bus")], "swipe down → (not handled)"),
    ]
    for row in rows {
      let line = Line(.swipeDown, events: row.events, words: words)
      #expect(line.text == row.line)
    }
  }
}
