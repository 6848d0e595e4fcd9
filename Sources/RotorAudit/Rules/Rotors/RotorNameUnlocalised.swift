import RotorCore
import RotorReport

extension Rule {
  static let rotorNameUnlocalised = Rule(
    "rotor-name-unlocalised", .note,
    title: Wording(
      english: "A rotor has one name in two languages", chinese: "转子名称未本地化",
      german: "Ein Rotor heißt in zwei Sprachen gleich"),
    what: "In two captures of the screen in two languages a rotor of the app's own has one name.",
    why: "VoiceOver says the name in the wrong language, and people may not understand it.",
    fix: "translate the name, or make sure that it is a name which stays the same",
    needs: "a second capture of the screen in another language",
    check: .screen { subject in
      guard let other = subject.options.otherCapture,
        let mine = subject.screen.environment.language?.primarySubtag,
        let theirs = other.screen.environment.language?.primarySubtag, mine != theirs
      else { return .notApplicable("there is no second capture in another language") }
      let custom = { (reading: Reading) in reading.rotors.filter { $0.title.kind == .custom } }
      let names = Set(custom(other).map(\.title.name))
      return .issues(
        custom(subject.reading).filter { names.contains($0.title.name) }.map { rotor in
          Issue(
            message: "the rotor \(Inert.quoted(rotor.title.name, limit: 60)) has the same name in "
              + "'\(mine)' and '\(theirs)'",
            element: rotor.owner, certainty: .likely)
        })
    })
}

extension String {
  /// The first part of a language tag, in lower case.
  fileprivate var primarySubtag: String? {
    split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
  }
}
