import RotorCore
import RotorReport

extension Rule {
  static let rotorShadowsSystem = Rule(
    "rotor-shadows-system", .warning,
    title: Wording(
      english: "A rotor is named like one of the system's", chinese: "转子与系统转子同名",
      german: "Ein Rotor heißt wie einer des Systems"),
    what: "A named rotor is called what VoiceOver calls one of its own.",
    why: "The dial has two entries of the same name, and people cannot tell which is which.",
    fix: "use the system's kind for it, or a name that says what is different",
    check: .rotor { subject in
      guard subject.isCustom else { return .notApplicable("there is no rotor of the app's own") }
      let name = subject.rotor.title.name
      for language in SpokenLanguage.allCases {
        guard let kind = Rotor.Kind(spokenName: name, language: language) else { continue }
        return .issues([
          Issue(
            message: "it is called \(Inert.quoted(name, limit: 60)), as the system's rotor of the "
              + "kind \(kind.rawValue)")
        ])
      }
      return .passed
    })
}
