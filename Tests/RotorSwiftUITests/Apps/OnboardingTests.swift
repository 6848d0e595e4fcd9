import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A beginning in three steps.
@Suite struct `An onboarding` {
  // Progress is said in percent after its label (observed); a hidden picture is no stop (documented:
  // accessibilityHidden).
  @Test func `reads its progress, its heading, its words and its button`() {
    expectTranscript(
      on: SwiftUISource(Onboarding()),
      """
      first element → Step 1 of 3: 33%
      swipe right → Welcome. Heading.
      swipe right → Find your way by ear.
      swipe right → Next. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  // Setting the focus state moves VoiceOver there (documented: AccessibilityFocusState).
  @Test func `goes on from heading to heading, once the terms are agreed to`() {
    expectTranscript(
      on: SwiftUISource(Onboarding()),
      #"""
      last element → Next. Button.
      double tap → Terms. Heading.
      last element → Next. Dimmed. Button. Agree to the terms first
      double tap → Nothing happened.\nDimmed. (not handled)
      swipe left → Back. Button.
      swipe left → I agree to the terms. Switch Button. Off. Double tap to toggle setting.
      double tap → I agree to the terms. Switch Button. On. Double tap to toggle setting.
      last element → Next. Button.
      double tap → All set. Heading.
      swipe right → Enjoy the walk.
      swipe right → Back. Button.
      double tap → Terms. Heading.
      """#)
  }

  @Test func `offers its heading`() {
    let source = SwiftUISource(Onboarding())
    expectSound("Headings", on: source, stops: ["Welcome"])
    expectTranscript(
      on: source,
      """
      rotate to Headings → Headings
      swipe down → Welcome. Heading.
      swipe down → No more Headings. (boundary)
      swipe up → No more Headings. (boundary)
      """)
  }

  @Test func `has nothing to mend`() {
    expectSound(on: SwiftUISource(Onboarding()), atLeast: .note)
  }

  @Test func `a label that says that it is a button is found`() throws {
    let report = try Audit().run(SwiftUISource(Onboarding(namesItsTrait: true)))
    #expect(report.rules == ["element-label-repeats-trait"])
  }
}
