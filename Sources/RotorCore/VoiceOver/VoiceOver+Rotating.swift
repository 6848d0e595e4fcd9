extension VoiceOver.Session {
  /// Turns the dial by one entry, round the end (documented), and says where it is.
  mutating func rotate(by offset: Int) {
    let dial = voice.dial
    let count = dial.entries.count
    turn(dial, to: (dial.chosen + offset + count) % count)
  }

  /// Turns to the entry of that name in any of VoiceOver's languages, whatever its case.
  mutating func rotate(to name: String) {
    let dial = voice.dial
    guard let index = dial.index(of: name) else {
      events.append(.unknownRotor(name, offered: dial.entries.map(\.title)))
      say(.problem, .unknownRotor(name))
      return
    }
    turn(dial, to: index)
  }

  private mutating func turn(_ dial: Dial, to index: Int) {
    let title = dial.entries[index].title
    voice.state.turn = title
    voice.state.turnOccurrence = dial.entries[..<index].count { $0.title == title }
    voice.state.entry = nil
    events.append(.turned(title, index: index, of: dial.entries.count))
    say(.rotor, .rotor(title))
  }
}

extension Dial {
  /// The entry with that name, in any of VoiceOver's languages; the exact name wins over one that
  /// differs in case.
  public func index(of name: String) -> Int? {
    if let exact = entries.firstIndex(where: { $0.title.name == name && !name.isEmpty }) {
      return exact
    }
    let wanted = name.lowercased()
    let kinds = SpokenLanguage.allCases.compactMap { Rotor.Kind(spokenName: name, language: $0) }
    return entries.firstIndex { entry in
      SpokenLanguage.allCases.contains { entry.title.spokenName($0).lowercased() == wanted }
        || (entry.title.name.isEmpty && kinds.contains(entry.title.kind))
    }
  }
}
