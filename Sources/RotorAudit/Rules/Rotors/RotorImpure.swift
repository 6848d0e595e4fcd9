import RotorCore
import RotorReport

extension Rule {
  static let rotorImpure = Rule(
    "rotor-impure", .error,
    title: Wording(
      english: "Asking a rotor changes something", chinese: "询问转子会改变状态",
      german: "Einen Rotor zu fragen ändert etwas"),
    what: "The same question gets another answer, or asking changes the screen by more than "
      + "scrolling, or announces something.",
    why: "VoiceOver asks when it likes, also to see what is there; people end up somewhere else "
      + "than they went, or set something off by looking.",
    fix: "work out the answer from the current stop and the direction alone, and leave doing to "
      + "actions; to scroll to the answer is all right",
    check: .rotor { subject in
      var issues: [Issue] = []
      if let clash = subject.walk.contradiction {
        let start = clash.start.map { subject.name($0) } ?? "no stop"
        issues.append(
          Issue(
            message: "\(clash.direction.swiping) from \(start) finds "
              + "\(subject.name(clash.first)), and asked the same again \(subject.name(clash.second))",
            element: clash.start?.target))
      }
      switch subject.walk.sideEffect {
      case .screenChanged: issues.append(Issue(message: "asking for a stop changes the screen"))
      case .announced(let words):
        issues.append(
          Issue(message: "asking for a stop announces \(Inert.quoted(words, limit: 60))"))
      case .nestedWalk:
        issues.append(Issue(message: "asking for a stop walks through a rotor in turn"))
      case .unreadable(let reason):
        issues.append(
          Issue(
            message: "after asking for a stop the screen cannot be read: \(Inert.line(reason))"))
      case nil: break
      }
      return .issues(issues)
    })
}

extension RotorSubject {
  fileprivate func name(_ answer: Rotor.Answer) -> String {
    switch answer {
    case .stop(let stop): name(stop)
    case .nothing: "nothing"
    case .released: "a target that is gone"
    }
  }
}
