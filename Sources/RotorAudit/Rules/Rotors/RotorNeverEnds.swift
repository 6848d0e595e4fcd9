import RotorCore
import RotorReport

extension Rule {
  static let rotorNeverEnds = Rule(
    "rotor-never-ends", .error,
    title: Wording(
      english: "A rotor has no end", chinese: "转子没有尽头", german: "Ein Rotor hat kein Ende"),
    what: "Swiping on never comes to an end: the rotor goes round, stays on its last stop, or "
      + "finds new stops for ever.",
    why: "People hear no boundary, so they cannot know whether they have heard everything.",
    fix: "answer nothing when there is no further stop in that direction",
    check: .rotor { subject in
      let endless = subject.walk.legs.filter {
        ($0.ending == .repeat && !$0.endsAfterRepeat) || $0.ending == .stepLimit
      }
      guard let leg = endless.first else { return .passed }
      var message = subject.endlessWay(leg)
      if endless.contains(where: { $0.direction != leg.direction }) {
        message += ", and \(leg.direction.reversed.swiping) has no end either"
      }
      return .issues([subject.issue(message, at: leg.revisited ?? leg.path.last)])
    })
}

extension RotorSubject {
  fileprivate func endlessWay(_ leg: Walk.Leg) -> String {
    let swiping = leg.direction.swiping
    guard let revisited = leg.revisited else {
      return "\(swiping) found \(Count.of(leg.path.count, "stop")) without an end, more than the "
        + "screen has places"
    }
    if leg.isStuck { return "\(swiping) stays on \(name(revisited)) instead of ending" }
    if revisited == leg.start ?? leg.path.first {
      return "\(swiping) starts over at \(name(revisited)) instead of ending"
    }
    return "\(swiping) comes back to \(name(revisited)) again and again"
  }
}

extension Rotor.Direction {
  /// The gesture that goes this way.
  var swiping: String { self == .next ? "swiping down" : "swiping up" }
}
