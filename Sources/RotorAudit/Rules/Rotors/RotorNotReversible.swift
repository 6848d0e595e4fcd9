import RotorCore
import RotorReport

extension Rule {
  static let rotorNotReversible = Rule(
    "rotor-not-reversible", .error,
    title: Wording(
      english: "The way back is another one", chinese: "返回的路径不同",
      german: "Der Rückweg ist ein anderer"),
    what: "From a stop that swiping one way came to, swiping the other way does not lead back.",
    why: "Whoever swiped once too often cannot go back to what they just heard.",
    fix: "find the current stop in the list and answer the one before or after it",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      let pairs = [(walk.forward, walk.wayBack), (walk.backward, walk.wayForth)]
      guard pairs.contains(where: { $0.0.path.count > 1 }) else {
        return .notApplicable("no rotor has two stops")
      }
      return .issues(
        pairs.lazy.compactMap { leg, back in
          back.flatMap { subject.firstDetour(leg, back: $0) }
        }.prefix(1).map { $0 })
    })
}

extension RotorSubject {
  /// Where the way back first differs from the way it should retrace.
  fileprivate func firstDetour(_ leg: Walk.Leg, back: Walk.Leg) -> Rule.Issue? {
    let wanted = leg.path.dropLast().reversed()
    let shared = zip(wanted, back.path).prefix { $0 == $1 }.count
    guard shared < wanted.count else { return nil }
    let from = leg.path[leg.path.count - 1 - shared]
    let before = leg.path[leg.path.count - 2 - shared]
    let found = shared < back.path.count ? back.path[shared] : back.revisited
    return issue(
      "\(leg.direction.swiping) from \(name(before)) comes to \(name(from)), but "
        + "\(back.direction.swiping) there finds \(name(found))", at: from)
  }
}
