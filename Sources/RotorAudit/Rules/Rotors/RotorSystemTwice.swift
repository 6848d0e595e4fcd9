import RotorCore
import RotorReport

extension Rule {
  static let rotorSystemTwice = Rule(
    "rotor-system-twice", .warning,
    title: Wording(
      english: "One system rotor twice on an element", chinese: "同一元素上重复的系统转子",
      german: "Ein Systemrotor zweimal an einem Element"),
    what: "An element has two rotors of the same system kind.",
    why: "Only the first is used: the stops of the other cannot be reached.",
    fix: "join the two into one rotor",
    check: .screen { subject in
      let system = subject.reading.rotors.filter {
        $0.title.kind != .custom && $0.title.kind != .group
      }
      guard !system.isEmpty else {
        return .notApplicable("no rotor of a system kind is the app's own")
      }
      struct Key: Hashable {
        var owner: Screen.Element.ID?
        var title: Rotor.Title
      }
      var counts: [Key: Int] = [:]
      var issues: [Issue] = []
      for rotor in system {
        let key = Key(owner: rotor.owner, title: Rotor.Title(kind: rotor.title.kind))
        counts[key, default: 0] += 1
        guard counts[key] == 2 else { continue }
        let owner = rotor.owner.map { Inert.quoted($0.rawValue, limit: 60) } ?? "the screen"
        issues.append(
          Issue(
            message: "\(owner) has two rotors of the kind \(rotor.title.kind.rawValue)",
            element: rotor.owner))
      }
      return .issues(issues)
    })
}
