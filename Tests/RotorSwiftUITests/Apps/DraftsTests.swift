import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A list with a dialog and a sheet.
@Suite struct `Drafts with a dialog and a sheet` {
  // A title of a navigation is a heading (observed); that the buttons of its bar follow it is assumed.
  @Test func `are read after the bar`() {
    expectTranscript(
      on: SwiftUISource(Drafts()),
      """
      first element → Drafts. Heading.
      swipe right → New draft. Button.
      swipe right → Hello. Button.
      swipe right → Minutes. Button.
      swipe right → Poem. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `have a rotor of the drafts`() {
    let source = SwiftUISource(Drafts())
    expectSound("Drafts", on: source, stops: ["Hello", "Minutes", "Poem"])
    expectTranscript(
      on: source,
      """
      last element → Poem. Button.
      rotate to Drafts → Drafts
      swipe up → Minutes. Button.
      swipe up → Hello. Button.
      swipe up → No more Drafts. (boundary)
      swipe down → Minutes. Button.
      swipe down → Poem. Button.
      swipe down → No more Drafts. (boundary)
      """)
  }

  // What is asked takes the whole attention until it is answered (documented: a modal view); the
  // scrub answers it with its cancel button (documented: escape).
  // Where the row that asked is gone, the focus begins at the top of the screen (assumed).
  @Test func `a dialog is asked, left by the scrub, and answered`() {
    expectTranscript(
      on: SwiftUISource(Drafts()),
      """
      last element → Poem. Button.
      swipe left → Minutes. Button.
      double tap → Throw this draft away? Heading.
      swipe right → “Minutes” cannot be brought back.
      swipe right → Throw away. Button.
      swipe right → Cancel. Button.
      swipe right → End of screen. (boundary)
      scrub → Minutes. Button.
      double tap → Throw this draft away? Heading.
      swipe right → “Minutes” cannot be brought back.
      swipe right → Throw away. Button.
      double tap → Drafts. Heading.
      swipe right → New draft. Button.
      swipe right → Hello. Button.
      """)
  }

  @Test func `a sheet is filled in, and the focus goes back to what opened it`() {
    expectTranscript(
      on: SwiftUISource(Drafts()),
      """
      first element → Drafts. Heading.
      swipe right → New draft. Button.
      double tap → New draft. Heading.
      swipe right → Title: Untitled. Text Field. Double tap to edit.
      swipe right → Save. Button.
      double tap → New draft. Button.
      last element → Untitled. Button.
      """)
  }

  @Test func `have nothing to mend`() {
    expectSound(on: SwiftUISource(Drafts()), atLeast: .note)
  }

  @Test func `an action that says nothing is found`() throws {
    let report = try Audit().run(SwiftUISource(Drafts(hasVagueAction: true)))
    #expect(report.rules == ["action-vague-name"])
  }
}
