import RotorCore
import RotorTesting
import RotorUIKit
import Testing

@testable import RotorExamples

@Suite struct `The brochure` {
  private let brochure = ViewSource(BrochureViewController(), language: "en")

  @Test func `alerts have a sound rotor`() {
    expectSound(
      "Alerts", on: brochure,
      stops: [
        "Picnic area closed", "Rockfall on the Ridge Trail: turn back at the second bridge",
        "High wind warning until Sunday evening",
      ])
  }

  @Test func `headings and links of the text are VoiceOver's own rotors`() {
    expectSound(
      "Headings", on: brochure,
      stops: ["Redwood Hollow Park", "Welcome", "Trails", "Weather", "Getting here"])
    // The text brings a rotor of its links along, beside the one over the whole screen.
    let links = expectSound("Links", on: brochure).map(\.says)
    #expect(Set(links) == ["on the park's website", "rangers@parks.example"])
  }

  @Test func `lines go on from an alert, and the alerts from there`() {
    expectTranscript(
      on: brochure,
      """
      rotate to Alerts → Alerts
      swipe down → Picnic area closed
      rotate to Lines → Lines
      swipe down → Picnic area closed
      swipe down → The tables by the creek open again on the first
      swipe down → of May.
      rotate to Alerts → Alerts
      swipe down → Rockfall on the Ridge Trail: turn back at the second bridge
      swipe up → Picnic area closed
      swipe up → No more Alerts. (boundary)
      """)
  }

  @Test func `the rotor is there on the button beside the text, too`() {
    expectTranscript(
      on: brochure, from: "button",
      """
      double tap → The brochure was shared
      rotate to Alerts → Alerts
      swipe up → High wind warning until Sunday evening
      """)
  }

  @Test func `an audit finds nothing`() {
    expectSound(on: brochure, atLeast: .note)
  }

  @Test func `the rotor does not keep the controller`() async {
    await expectReleased {
      let controller = BrochureViewController()
      return (source: ViewSource(controller), owner: controller)
    }
  }
}
