import RotorCore
import RotorReport

extension Rule {
  /// More rotors than this are many turns.
  static let mostRotors = 8

  static let screenDialCrowded = Rule(
    "screen-dial-crowded", .note,
    title: Wording(
      english: "Too many rotors at once", chinese: "转子过多", german: "Zu viele Rotoren auf einmal"),
    what: "Somewhere on the screen the dial offers more than eight rotors of the app's own.",
    why: "Every entry is a turn of two fingers, and all must be heard to know what is there.",
    fix: "join rotors that are used together, or attach each to the part of the screen it is about",
    check: .screen { subject in
      let screen = subject.screen
      var own: [Screen.Element.ID?: Int] = [:]
      for rotor in subject.reading.rotors where rotor.title.kind == .custom {
        own[rotor.owner, default: 0] += 1
      }
      guard !own.isEmpty else { return .notApplicable("there is no rotor of the app's own") }
      let everywhere = own[.none] ?? 0
      var most = (count: everywhere, owner: Screen.Element.ID?.none)
      for owner in own.keys.compactMap(\.self) {
        guard let position = screen.position(of: owner) else { continue }
        let around = screen.ancestors(of: position).reduce(0) { $0 + (own[screen[$1].id] ?? 0) }
        let count = everywhere + around + (own[owner] ?? 0)
        if count > most.count
          || (count == most.count && owner.rawValue < most.owner?.rawValue ?? "")
        {
          most = (count, owner)
        }
      }
      guard most.count > mostRotors else { return .passed }
      let place = most.owner.map { "at \(Inert.quoted($0.rawValue, limit: 60))" } ?? "everywhere"
      return .issues([
        Issue(
          message: "the dial offers \(most.count) rotors of the app's own \(place)",
          element: most.owner)
      ])
    })
}
