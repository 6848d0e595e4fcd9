import RotorAudit
import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

/// A form of settings from its first word to its last.
@Suite struct `A form of settings` {
  // A header of a section is a heading, a row of a label and a control is one element, and the two
  // buttons of a stepper follow its label (observed); a footer is plain text (assumed).
  @Test func `is read with its sections' headings, one stop a row`() {
    expectTranscript(
      on: SwiftUISource(SettingsForm(settings: Settings())),
      """
      first element → Notifications. Heading.
      swipe right → Allow Notifications. Switch Button. Off. Double tap to toggle setting.
      swipe right → Sounds. Dimmed. Switch Button. On.
      swipe right → Sounds are only played while notifications are allowed.
      swipe right → Appearance. Heading.
      swipe right → Theme: System. Button.
      swipe right → Text size: 14
      swipe right → Decrement. Button.
      swipe right → Increment. Button.
      swipe right → About. Heading.
      swipe right → Privacy policy. Link.
      swipe right → Version: 2.1
      swipe right → Delete downloads. Button.
      swipe right → End of screen. (boundary)
      """)
  }

  @Test func `offers its headings`() {
    let source = SwiftUISource(SettingsForm(settings: Settings()))
    expectSound("Headings", on: source, stops: ["Notifications", "Appearance", "About"])
    expectTranscript(
      on: source,
      """
      rotate to Headings → Headings
      swipe down → Appearance. Heading.
      swipe down → About. Heading.
      swipe down → No more Headings. (boundary)
      swipe up → Appearance. Heading.
      swipe up → Notifications. Heading.
      swipe up → No more Headings. (boundary)
      """)
  }

  @Test func `a switch is told when it is turned, and what it dims comes alive`() {
    let settings = Settings()
    expectTranscript(
      on: SwiftUISource(SettingsForm(settings: settings)),
      """
      swipe right → Allow Notifications. Switch Button. Off. Double tap to toggle setting.
      swipe right → Sounds. Dimmed. Switch Button. On.
      swipe left → Allow Notifications. Switch Button. Off. Double tap to toggle setting.
      double tap → Allow Notifications. Switch Button. On. Double tap to toggle setting.
      swipe right → Sounds. Switch Button. On. Double tap to toggle setting.
      double tap → Sounds. Switch Button. Off. Double tap to toggle setting.
      """)
    #expect(settings.isNotifying)
    #expect(!settings.hasSounds)
  }

  @Test func `a stepper says its new number in its label, and a theme is chosen from a list`() {
    let settings = Settings()
    var voice: VoiceOver
    do { voice = try VoiceOver(on: SettingsForm(settings: settings)) } catch {
      Issue.record(error)
      return
    }
    expectTranscript(
      on: &voice,
      """
      rotate to Headings → Headings
      swipe down → Appearance. Heading.
      swipe right → Theme: System. Button.
      double tap → Selected: System. Button.
      swipe right → Light. Button.
      swipe right → Dark. Button.
      double tap → Theme: Dark. Button.
      swipe right → Text size: 14
      swipe right → Decrement. Button.
      swipe right → Increment. Button.
      double tap →
      """)
  }

  @Test func `has nothing to mend`() {
    let settings = Settings()
    settings.isNotifying = true
    expectSound(on: SwiftUISource(SettingsForm(settings: settings)), atLeast: .note)
  }

  @Test func `a switch without a label beside its words is found`() throws {
    let view = SettingsForm(settings: Settings(), hasLooseSwitch: true)
    let report = try Audit().run(SwiftUISource(view))
    #expect(report.rules == ["element-without-label"])
  }
}
