import RotorCore
import RotorReport

extension Rule {
  package static let rotorSlow = Rule(
    "rotor-slow", .error,
    title: Wording(
      english: "A step costs more the more items there are", chinese: "项目越多，每一步越慢",
      german: "Ein Schritt kostet mehr, je mehr es gibt"),
    what: "A step reads more of the model the more items there are.",
    why: "Each swipe waits for the whole list, and VoiceOver is silent meanwhile.",
    fix: "the search, or the block that hands out its items, looks through the whole model: keep "
      + "the list in order between questions, and look the current stop up instead of searching "
      + "for it",
    needs: "a test that makes the screen in several sizes and counts reads, as expectScalable "
      + "of RotorTesting does",
    check: .test)
}
