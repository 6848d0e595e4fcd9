import RotorCore
import RotorReport

extension Rule {
  static let rotorEntersOneWay = Rule(
    "rotor-enters-one-way", .warning,
    title: Wording(
      english: "A rotor is entered in one direction only", chinese: "只能从一个方向进入转子",
      german: "In einen Rotor kommt man nur in einer Richtung"),
    what: "From no item only one direction finds a stop.",
    why: "People who swipe up first, to begin at the end, hear that there is nothing.",
    fix: "with no current item, answer the first stop for next and the last for previous",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      guard !walk.places.isEmpty else { return .notApplicable("no rotor has a stop") }
      guard walk.forward.path.isEmpty != walk.backward.path.isEmpty else { return .passed }
      let (open, closed) =
        walk.backward.path.isEmpty
        ? (walk.forward, walk.backward) : (walk.backward, walk.forward)
      return .issues([
        subject.issue(
          "from nothing \(open.direction.swiping) finds \(subject.name(open.path.first)), "
            + "\(closed.direction.swiping) finds nothing", at: open.path.first)
      ])
    })
}
