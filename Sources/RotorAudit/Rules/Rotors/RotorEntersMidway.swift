import RotorCore
import RotorReport

extension Rule {
  static let rotorEntersMidway = Rule(
    "rotor-enters-midway", .warning,
    title: Wording(
      english: "A rotor is entered in the middle", chinese: "从中间进入转子",
      german: "In einen Rotor kommt man mittendrin"),
    what: "From no item, next does not give the first stop, or previous not the last.",
    why: "People who swipe on to the end believe that they have heard everything.",
    fix: "with no current item, answer the first stop for next and the last for previous",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      guard subject.path.count > 1 else { return .notApplicable("no rotor has two stops") }
      guard walk.ended == .boundary else { return .notApplicable("the rotor has no end") }
      for (leg, end) in [
        (walk.forward, subject.path.first), (walk.backward, subject.path.last),
      ] {
        guard let entry = leg.path.first, entry != end else { continue }
        // Going back into the first stop is a rule of its own.
        if leg.direction == .previous, entry == subject.path.first { continue }
        let word = leg.direction == .next ? "first" : "last"
        return .issues([
          subject.issue(
            "from nothing \(leg.direction.swiping) finds \(subject.name(entry)), but the \(word) "
              + "stop is \(subject.name(end))", at: entry)
        ])
      }
      return .passed
    })
}
