extension Rotor.Title {
  /// What VoiceOver calls the rotor: a name as it was given, else the words for its kind.
  public func spokenName(_ language: SpokenLanguage) -> String {
    if kind == .actions, name == Screen.Action.editCategory {
      return Wording(english: "Edit", chinese: "编辑", german: "Bearbeiten")[language]
    }
    return name.isEmpty ? kind.spokenName(language) : name
  }
}

extension Rotor.Kind {
  /// What VoiceOver calls a rotor of this kind; of an unknown kind, its name taken apart into
  /// words.
  public func spokenName(_ language: SpokenLanguage) -> String {
    SpokenNames.rotors[rawValue]?[language].first ?? SpokenNames.split(rawValue)
  }

  /// The system kind of that name: in English, in `language`, or as files write it, whatever its
  /// case; nil when there is none.
  public init?(spokenName name: String, language: SpokenLanguage = .english) {
    let wanted = name.split(separator: " ").joined(separator: " ").lowercased()
    guard let kind = Rotor.Kind.byName[language]?[wanted] ?? Rotor.Kind.byName[.english]?[wanted]
    else { return nil }
    self = kind
  }

  private static let byName: [SpokenLanguage: [String: Rotor.Kind]] = {
    var kinds: [SpokenLanguage: [String: Rotor.Kind]] = [:]
    for (rawValue, names) in SpokenNames.rotors {
      let kind = Rotor.Kind(rawValue: rawValue)
      // These two are what a rotor is, not what one is called.
      guard kind != .custom, kind != .group else { continue }
      for language in SpokenLanguage.allCases {
        for name in names[language] + [rawValue] {
          kinds[language, default: [:]][name.lowercased()] = kind
        }
      }
    }
    return kinds
  }()
}

extension Screen.Container.Kind {
  /// What VoiceOver calls a container of this kind.
  package func spokenName(_ language: SpokenLanguage) -> String {
    SpokenNames.containers[rawValue]?[language].first ?? SpokenNames.split(rawValue)
  }
}
