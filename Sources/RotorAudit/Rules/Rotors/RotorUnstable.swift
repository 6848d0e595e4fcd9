import RotorCore
import RotorReport

extension Rule {
  package static let rotorUnstable = Rule(
    "rotor-unstable", .error,
    title: Wording(
      english: "A rotor breaks when its items change", chinese: "项目变化后转子出错",
      german: "Ein Rotor verträgt keine Änderung"),
    what: "After an item was taken away, a stop leads to what is gone, past a neighbour, or "
      + "nowhere.",
    why: "Lists change while people move through them; they lose their place, or the app ends.",
    fix: "find the place of the current stop anew at each question, and enter at an end when it "
      + "is gone",
    needs: "a test that changes the items, as expectStable of RotorTesting does",
    check: .test)
}
