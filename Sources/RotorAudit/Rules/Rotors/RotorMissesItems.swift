import RotorCore
import RotorReport

extension Rule {
  package static let rotorMissesItems = Rule(
    "rotor-misses-items", .error,
    title: Wording(
      english: "A rotor misses some of its stops", chinese: "转子遗漏了部分项",
      german: "Ein Rotor lässt Halte aus"),
    what: "Not all the stops that it is said to have can be reached by swiping.",
    why: "What is missed does not exist for those who rely on the rotor.",
    fix: "answer every item, also those that are not visible now",
    needs: "a list or a number of the stops that there should be",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      if let expected = subject.expected ?? subject.rotor.declaredStops?.map(\.target) {
        let found = Set(walk.places.map(\.target))
        let missed = expected.filter { !found.contains($0) }
        guard let first = missed.first else { return .passed }
        let name = subject.screen[first]?.quotedName ?? Inert.quoted(first.rawValue)
        let rest = missed.count > 1 ? ", and \(Count.grouped(missed.count - 1)) more" : ""
        return .issues([Issue(message: "\(name) is never reached\(rest)", element: first)])
      }
      guard let count = subject.rotor.knownCount, walk.ended == .boundary else {
        return .notApplicable("nobody says which stops there should be")
      }
      guard subject.path.count < count else { return .passed }
      return .issues([
        subject.issue(
          "it says that it has \(Count.of(count, "stop")), and \(Count.grouped(subject.path.count)) "
            + "can be reached")
      ])
    })
}
