import RotorCore
import RotorReport

extension Rule {
  static let rotorTargetReleased = Rule(
    "rotor-target-released", .error,
    title: Wording(
      english: "A target is gone at once", chinese: "目标已被释放",
      german: "Ein Ziel ist sofort verschwunden"),
    what: "The search made its target anew and nobody holds it, so it is gone when the search has "
      + "returned.",
    why: "VoiceOver holds targets weakly and finds nothing to go to.",
    fix: "keep the target elements in the view that offers the rotor, and answer those",
    check: .rotor { subject in
      guard let leg = subject.walk.legs.first(where: { $0.ending == .released }) else {
        return .passed
      }
      let from = leg.path.last ?? leg.start
      return .issues([
        subject.issue(
          "\(leg.direction.swiping) from \(subject.name(from)) finds a target that nobody holds",
          at: from)
      ])
    })
}
