import RotorCore
import RotorReport

extension Rule {
  static let rotorRangeWithoutText = Rule(
    "rotor-range-without-text", .error,
    title: Wording(
      english: "A range on an element without text", chinese: "没有文本的元素带有范围",
      german: "Ein Bereich auf einem Element ohne Text"),
    what: "A stop has a range, but its element has no text that can be read in parts.",
    why: "VoiceOver cannot go to a part of it and reads the whole element.",
    fix: "answer the element without a range, or give it a text",
    check: .rotor { subject in
      let ranged = subject.rangedPlaces
      guard !ranged.isEmpty else { return .notApplicable(RotorSubject.noRanges) }
      let without = ranged.filter { place in
        subject.walk.positions[place].map { subject.screen[$0].text == nil } ?? false
      }
      return .issues(
        subject.issues(without) { place in
          "\(subject.name(place)) has a range, but its element has no text"
        })
    })
}
