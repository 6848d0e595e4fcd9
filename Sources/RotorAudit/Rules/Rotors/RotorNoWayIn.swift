import RotorCore
import RotorReport

extension Rule {
  static let rotorNoWayIn = Rule(
    "rotor-no-way-in", .error,
    title: Wording(
      english: "A rotor cannot be entered", chinese: "无法进入转子",
      german: "In einen Rotor kommt man nicht hinein"),
    what: "It has stops, but from no item, or from an element that is not its own, neither "
      + "direction finds one.",
    why: "People choose the rotor where they are and hear that there is nothing.",
    fix: "when the current item is not one of the stops, answer the nearest one, or the first and "
      + "last",
    check: .rotor { subject in
      if let reason = subject.unreliable { return .notApplicable(reason) }
      let walk = subject.walk
      guard !walk.places.isEmpty else { return .notApplicable("no rotor has a stop") }
      if walk.forward.path.isEmpty, walk.backward.path.isEmpty {
        return .issues([
          subject.issue(
            "there are stops such as \(subject.name(0)), but from nothing neither direction finds "
              + "one", at: 0)
        ])
      }
      let locked = walk.foreign.filter { $0.next == nil && $0.previous == nil }
      guard let first = locked.first else { return .passed }
      let name = subject.screen[first.start]?.quotedName ?? Inert.quoted(first.start.rawValue)
      let others = locked.count - 1
      let rest = others > 0 ? ", nor from \(Count.of(others, "other element")) asked" : ""
      return .issues([
        Issue(
          message: "from \(name), which is not a stop, neither direction finds one\(rest)",
          element: first.start)
      ])
    })
}
