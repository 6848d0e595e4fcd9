import RotorCore
import RotorReport

extension Rule {
  static let rotorMixedRoles = Rule(
    "rotor-mixed-roles", .note,
    title: Wording(
      english: "A rotor mixes kinds of elements", chinese: "转子混合了不同角色",
      german: "Ein Rotor mischt Arten von Elementen"),
    what: "The stops of a rotor of the app's own have different roles.",
    why: "People cannot know what a double tap does at the next stop.",
    fix: "check that the name says what the stops have in common, or split the rotor",
    check: .rotor { subject in
      guard subject.isCustom else { return .notApplicable("there is no rotor of the app's own") }
      let positions = subject.path.compactMap { place in
        subject.walk.places[place].range == nil ? subject.walk.positions[place] : nil
      }
      guard positions.count > 1 else {
        return .notApplicable("no rotor of the app's own has two stops")
      }
      var roles: [Screen.Role] = []
      for position in positions {
        let role = subject.screen.role(of: position)
        if !roles.contains(role) { roles.append(role) }
      }
      guard roles.count > 1 else { return .passed }
      return .issues([
        subject.issue("its stops mix \(Count.list(roles.map { Inert.quoted($0.rawValue) }))")
      ])
    })
}
