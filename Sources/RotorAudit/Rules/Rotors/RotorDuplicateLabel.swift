import RotorCore
import RotorReport

extension Rule {
  static let rotorDuplicateLabel = Rule(
    "rotor-duplicate-label", .warning,
    title: Wording(
      english: "Two stops say the same", chinese: "两项的朗读相同",
      german: "Zwei Halte sagen dasselbe"),
    what: "Two elements of a rotor of the app's own are spoken alike; a distance that is said "
      + "counts, and parts of a text may repeat.",
    why: "People cannot tell whether they moved, nor which of the two they want.",
    fix: "say what tells them apart, in the label or in the value",
    check: .rotor { subject in
      let whole = subject.path.filter {
        subject.walk.positions[$0] != nil && subject.walk.places[$0].range == nil
      }
      guard subject.isCustom, whole.count > 1 else {
        return .notApplicable("no rotor of the app's own has two elements")
      }
      var seen = Set<String>()
      let repeated = whole.filter { !seen.insert(subject.says(subject.walk.places[$0])).inserted }
      guard let example = repeated.first else { return .passed }
      let others = repeated.count - 1
      let verb = others == 1 ? "is like another" : "are like others"
      let rest = others > 0 ? ", and \(Count.grouped(others)) more \(verb)" : ""
      return .issues([
        subject.issue("two stops say \(subject.name(example))\(rest)", at: example)
      ])
    })
}
