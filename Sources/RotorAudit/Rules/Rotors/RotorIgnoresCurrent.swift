import RotorCore
import RotorReport

extension Rule {
  static let rotorIgnoresCurrent = Rule(
    "rotor-ignores-current", .error,
    title: Wording(
      english: "A rotor ignores where one is", chinese: "转子忽略当前位置",
      german: "Ein Rotor beachtet nicht, wo man ist"),
    what: "From three places or more it gives the same answer, though it has other stops.",
    why: "Swiping does not move on: people hear the same stop whatever they do.",
    fix: "start from the current item of the search, not from a position of your own",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      let known = max(walk.places.count, subject.rotor.knownCount ?? 0)
      guard known > 1 else { return .notApplicable("no rotor has two stops") }
      // From nothing, from the stop itself and from each foreign element.
      guard !walk.foreign.isEmpty else {
        return .notApplicable("there are no other elements to ask from")
      }
      for (leg, answers) in [
        (walk.forward, walk.foreign.map(\.next)), (walk.backward, walk.foreign.map(\.previous)),
      ] {
        guard leg.path.count == 1, leg.isStuck, answers.allSatisfy({ $0 == leg.path[0] }) else {
          continue
        }
        return .issues([
          subject.issue(
            "\(leg.direction.swiping) finds \(subject.name(leg.path[0])) from everywhere",
            at: leg.path[0])
        ])
      }
      return .passed
    })
}
