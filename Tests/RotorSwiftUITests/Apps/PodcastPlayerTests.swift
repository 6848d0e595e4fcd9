import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A player with a slider, a button that changes its name, and chapters.
@Suite struct `A player` {
  // The app's value replaces the slider's percentage (documented: accessibilityValue), and what has an
  // adjustable action is adjustable (documented: accessibilityAdjustableAction).
  @Test func `reads title, position, buttons and chapters`() {
    expectTranscript(
      on: SwiftUISource(PodcastPlayer(playback: Playback())),
      """
      first element → Rotors in the wild. Heading.
      swipe right → Position: 1 minutes 30 seconds of 10 minutes 0 seconds. Adjustable. Swipe up or down with one finger to adjust the value.
      swipe right → Play. Button.
      swipe right → Speed: 1.0 times. Adjustable. Swipe up or down with one finger to adjust the value.
      swipe right → Opening: 0 minutes 0 seconds. Button.
      swipe right → Our sponsor: 1 minutes 0 seconds. Button.
      swipe right → The interview: 2 minutes 0 seconds. Button.
      swipe right → Goodbye: 9 minutes 0 seconds. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `its rotor leads to the chapters, without the sponsor`() {
    let source = SwiftUISource(PodcastPlayer(playback: Playback()))
    expectSound("Chapters", on: source, stops: ["Opening", "The interview", "Goodbye"])
    expectTranscript(
      on: source,
      """
      last element → Goodbye: 9 minutes 0 seconds. Button.
      rotate to Chapters → Chapters
      swipe up → The interview: 2 minutes 0 seconds. Button.
      swipe up → Opening: 0 minutes 0 seconds. Button.
      swipe up → No more Chapters. (boundary)
      swipe down → The interview: 2 minutes 0 seconds. Button.
      swipe down → Goodbye: 9 minutes 0 seconds. Button.
      swipe down → No more Chapters. (boundary)
      """)
  }

  @Test func `the slider and the speed say their new values, the button its new name`() {
    let playback = Playback()
    expectTranscript(
      on: SwiftUISource(PodcastPlayer(playback: playback)),
      """
      swipe right → Position: 1 minutes 30 seconds of 10 minutes 0 seconds. Adjustable. Swipe up or down with one finger to adjust the value.
      swipe up → 1 minutes 45 seconds of 10 minutes 0 seconds
      swipe down → 1 minutes 30 seconds of 10 minutes 0 seconds
      swipe right → Play. Button.
      double tap → Pause. Button.
      swipe right → Speed: 1.0 times. Adjustable. Swipe up or down with one finger to adjust the value.
      swipe up → 1.5 times
      swipe up → 2.0 times
      swipe up → No more Adjust Value. (boundary)
      magic tap →
      last element → Goodbye: 9 minutes 0 seconds. Button.
      double tap →
      """)
    #expect(playback.position == 540)
    #expect(!playback.isPlaying)
  }

  @Test func `has nothing to mend`() {
    expectSound(on: SwiftUISource(PodcastPlayer(playback: Playback())), atLeast: .note)
  }

  @Test func `a button of a picture without a name is found`() throws {
    let view = PodcastPlayer(playback: Playback(), hasBareIcon: true)
    #expect(try Audit().run(SwiftUISource(view)).rules == ["element-without-label"])
  }
}
