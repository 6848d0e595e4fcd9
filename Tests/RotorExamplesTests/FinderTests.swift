import RotorCore
import RotorSwiftUI
import RotorTesting
import Testing

@testable import RotorExamples

@Suite struct `The finder` {
  private let source = SwiftUISource(FinderView(places: ShopPlace.samples))

  @Test func `the list and the plan have the same rotors`() throws {
    let names = ["Stores", "Parking", "Toilets", "Entrances"]
    let stops = try names.map { name in
      try #require(expectSound(name, on: source).map(\.label) as [String?]?)
    }
    var voice = try VoiceOver(on: source)
    for gesture in [.swipeRight, .swipeRight, .doubleTap] as [VoiceOver.Gesture] {
      _ = voice.perform(gesture)
    }
    for (name, expected) in zip(names, stops) {
      let onPlan = expectSound(name, on: source).compactMap(\.label)
      #expect(onPlan.count == expected.count)
      for (pin, row) in zip(onPlan, expected) { #expect(row?.hasPrefix(pin) == true) }
    }
    expectSound(on: source, atLeast: .note)
  }

  @Test func `a plan is gone along by what people look for`() {
    expectTranscript(
      on: source,
      """
      swipe right → Selected: List. Button. 1 of 2.
      swipe right → Plan. Button. 2 of 2.
      double tap → Selected: Plan. Button. 2 of 2.
      swipe right → North entrance. Image.
      rotate to Toilets → Toilets
      swipe down → Toilets near the bakery. Image.
      swipe down → Toilets near the stairs. Image.
      swipe down → No more Toilets. (boundary)
      """)
  }
}
