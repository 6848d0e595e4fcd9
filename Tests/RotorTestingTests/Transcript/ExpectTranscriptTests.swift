import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("A transcript is expected")
struct ExpectTranscriptTests {
  @Test("what is heard as it was written passes, comments and arrows of two kinds included")
  func same() throws {
    let heard = expectTranscript(
      on: try Town.sound(),
      """
      # Into the rotor and out at its end.
      rotate to Stores → Stores
      swipe down -> Union Square. Button.

      swipe up → No more Stores. (boundary)
      double tap → Nothing happened. (not handled)
      """)
    #expect(heard.lines.count == 4)
    #expect(heard.lines.last?.mark == .notHandled)
  }

  @Test("several transcripts go on from each other on one VoiceOver")
  func goingOn() throws {
    var voice = try VoiceOver(on: try Town.sound())
    expectTranscript(on: &voice, "swipe right → Union Square. Button.")
    expectTranscript(on: &voice, "swipe right → Golden Gate Park. Button.")
    #expect(voice.state.cursor == "park")
  }

  @Test("it starts where a selector says, speaks a language, and leaves out what is left out")
  func options() throws {
    let source = try Town.sound()
    expectTranscript(on: source, from: "[label*=Park]", "swipe right → Chestnut Street. Button.")
    expectTranscript(on: source, language: .german, "swipe right → Union Square. Taste.")
    var brief = Utterance.Verbosity()
    brief.traits = false
    expectTranscript(on: source, verbosity: brief, "swipe right → Union Square")
  }

  @Test("what differs is told line by line, and then all that was heard")
  func different() throws {
    let source = try Town.sound()
    let heard = Heard.texts {
      expectTranscript(
        on: source,
        """
          # Two stores.
          rotate to Stores → Stores
          swipe down → Union Square
          swipe up → (boundary)

          swipe down → Chestnut Street. Button.
          double tap → Opens (not handled)
        """)
    }
    #expect(
      heard == [
        """
        3 of 5 lines differ.
        line 3, swipe down: expected "Union Square", heard "Union Square. Button.".
        line 4, swipe up: expected nothing (boundary), heard "No more Stores." (boundary).
        line 7, double tap: expected "Opens" (not handled), heard "Nothing happened." (not handled).
        All that was heard:
          # Two stores.
          rotate to Stores → Stores
          swipe down → Union Square. Button.
          swipe up → No more Stores. (boundary)

          swipe down → Chestnut Street. Button.
          double tap → Nothing happened. (not handled)
        """
      ])
    // What was heard can be put in its place.
    let text = try #require(heard.first?.components(after: "All that was heard:\n"))
    expectTranscript(on: source, text)
  }

  @Test("gestures keep the words of their author")
  func spelling() throws {
    #expect(
      try Heard.texts {
        expectTranscript(
          on: try Town.sound(),
          """
            First  Element ->  Union Square
            rotate to "stores"→Shops
          flick down → Union Square. Button.
          """)
      } == [
        """
        2 of 3 lines differ.
        line 1, First  Element: expected "Union Square", heard "Around here. Heading.".
        line 2, rotate to "stores": expected "Shops", heard "Stores".
        All that was heard:
          First  Element → Around here. Heading.
          rotate to "stores" → Stores
        flick down → Union Square. Button.
        """
      ])
  }

  @Test("several utterances stand on one line, which keeps its backslash")
  func announcements() throws {
    let source = LiveSource(try Town.screen()) { _, _ in
      Response(.handled, announcements: [.init("Saved."), .init("Two left.")])
    }
    expectTranscript(on: source, #"double tap → Saved.\nTwo left."#)
    #expect(
      Heard.texts { expectTranscript(on: source, "double tap → Saved.\n") } == [
        #"""
        1 of 1 line differs.
        line 1, double tap: expected "Saved.", heard "Saved.\nTwo left.".
        All that was heard:
        double tap → Saved.\nTwo left.
        To keep its backslashes, write it in a literal that begins with #""".
        """#
      ])
  }

  @Test("each line that cannot be read is told, and no gesture is performed")
  func unreadable() throws {
    let source = try Town.sound()
    #expect(
      Heard.texts {
        expectTranscript(
          on: source,
          """
          swipe right → Union Square. Button.
          swip right → Golden Gate Park. Button.
          swipe left
          """)
      } == [
        """
        The transcript cannot be read: unknown gesture 'swip right' at line 2, column 1: \
        did you mean 'swipe right'?
        No gesture was performed.
        """,
        """
        The transcript cannot be read: expected '→' after the gesture at line 3, column 11, \
        found the end
        No gesture was performed.
        """,
      ])
    #expect(source.focused == [])
    #expect(source.reads == 0)
  }

  @Test("what gives nothing to perform is told")
  func misuse() throws {
    let source = try Town.sound()
    for text in ["", " \n# Later.\n"] {
      #expect(
        Heard.texts { expectTranscript(on: source, text) } == [
          """
          The transcript is empty.
          To fix: write a line for each gesture: GESTURE → what was said, with (boundary) or \
          (not handled) at the end where that is so.
          """
        ])
    }
    #expect(
      Heard.texts { expectTranscript(on: source, from: "[label=Zoo]", "swipe right → End") } == [
        "There is no element '[label=Zoo]' to start on.\nNo gesture was performed."
      ])
    let start = Heard.texts { expectTranscript(on: source, from: "buton", "swipe right → End") }
    #expect(start.count == 1)
    #expect(start.first?.hasPrefix("The start 'buton' cannot be read: ") == true)
    source.failure = Broken()
    #expect(
      Heard.texts { expectTranscript(on: source, "swipe right → End") } == [
        "The screen cannot be read: the bridge is up."
      ])
  }
}

extension String {
  /// What stands behind a text; nil when that is not there.
  fileprivate func components(after text: String) -> String? {
    ranges(of: text).first.map { String(self[$0.upperBound...]) }
  }
}
