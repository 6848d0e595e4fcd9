import RotorCore
import RotorReport

extension Rule {
  static let rotorPreviousEntersFirst = Rule(
    "rotor-previous-enters-first", .warning,
    title: Wording(
      english: "Going back enters at the first stop", chinese: "向前进入时落在第一项",
      german: "Rückwärts kommt man am ersten Halt hinein"),
    what: "From no item, previous gives the first stop as next does.",
    why: "People who swipe up first expect the last stop, and hear the end of the rotor at once.",
    fix: "with no current item, answer the last stop for previous",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      guard subject.path.count > 1, let entry = walk.backward.path.first else {
        return .notApplicable("no rotor has two stops")
      }
      guard entry == subject.path.first, walk.forward.path.first == entry else { return .passed }
      return .issues([
        subject.issue(
          "from nothing swiping up finds the first stop, \(subject.name(entry)), instead of the "
            + "last, \(subject.name(subject.path.last))", at: entry)
      ])
    })
}
