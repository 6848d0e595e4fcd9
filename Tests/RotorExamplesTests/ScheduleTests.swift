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
    expectSound(
      "Clashes", on: source,
      stops: [
        "10:00, Rotors in practice, Jun Ito, In my day",
        "10:00, Maps by ear, Lea Brandt, In my day",
      ])
    expectSound(on: source, atLeast: .note)
  }

  @Test func `when nothing is chosen any more there is no rotor, and the session stays focused`()
    throws
  {
    var voice = try VoiceOver(on: source)
    for chosen in Session.day.flatMap(\.sessions).filter(\.isMine) {
      let gestures: [VoiceOver.Gesture] = [
        .firstElement, .rotate(to: "My day"), .swipeDown, .rotate(to: "Actions"), .swipeDown,
        .doubleTap,
      ]
      for gesture in gestures { _ = voice.perform(gesture) }
      #expect(voice.focus?.label?.contains(chosen.title) == true)
      #expect(voice.focus?.label?.contains("In my day") == false)
    }
    expectTranscript(
      on: &voice, #"rotate to "My day" → There is no rotor called My day here. (not handled)"#)
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
