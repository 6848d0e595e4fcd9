import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The schedule` {
  private let source = SwiftUISource(ScheduleView())

  @Test func `what was chosen and what clashes`() {
    expectSound(
      "My day", on: source,
      stops: [
        "9:00, Opening, Ada Moss, In my day", "10:00, Rotors in practice, Jun Ito, In my day",
        "10:00, Maps by ear, Lea Brandt, In my day", "12:30, Lunch, Everyone, In my day",
        "15:00, Lab: your own app, Mia Holm, In my day",
      ])
    expectSound(on: source, atLeast: .note)
  }

  @Test func `a rotor without entries is not offered`() {
    expectTranscript(
      on: source, from: "[label^='10:00, Maps']",
      #"""
      swipe up → No more Actions. (boundary)
      swipe down → Remove from my day
      double tap → 10:00, Maps by ear, Lea Brandt. Actions Available\nMaps by ear removed from my day
      rotate to Clashes → There is no rotor called Clashes here. (not handled)
      rotate to "My day" → My day
      swipe up → 10:00, Rotors in practice, Jun Ito, In my day. Actions Available
      swipe down → 12:30, Lunch, Everyone, In my day. Actions Available
      """#)
  }
}
