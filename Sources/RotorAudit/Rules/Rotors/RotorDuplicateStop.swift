import RotorCore
import RotorReport

extension Rule {
  static let rotorDuplicateStop = Rule(
    "rotor-duplicate-stop", .error,
    title: Wording(
      english: "A stop comes twice", chinese: "同一项出现两次", german: "Ein Halt kommt zweimal"),
    what: "The same element and range is visited twice in one walk, or stands twice in the list.",
    why: "VoiceOver tells stops apart by element and range: from the second one it goes on as from "
      + "the first, so that people go in circles or miss what follows.",
    fix: "list each element and range once",
    check: .rotor { subject in
      if let declared = subject.rotor.declaredStops {
        var seen = Set<Rotor.Stop>()
        let repeated = declared.filter { !seen.insert($0).inserted }
        guard let first = repeated.first else { return .passed }
        return .issues([
          Issue(
            message: "\(subject.name(first)) stands twice in the list, and "
              + "\(Count.of(repeated.count, "repeated stop")) in all",
            element: first.target, range: first.range)
        ])
      }
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let leg = subject.walk.legs.first { leg in
        guard let revisited = leg.revisited, !leg.isStuck else { return false }
        // Back to where it began is a circle, not a stop that stands twice.
        return leg.endsAfterRepeat || revisited != leg.start ?? leg.path.first
      }
      guard let leg else { return .passed }
      return .issues([
        subject.issue(
          "\(leg.direction.swiping) comes to \(subject.name(leg.revisited)) a second time, from "
            + subject.name(leg.path.last), at: leg.revisited)
      ])
    })
}
