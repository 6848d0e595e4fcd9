package import RotorCore

extension ViewHost {
  /// The rotors of a reading.
  package func rotors(of capture: ViewCapture) -> [Rotor] {
    capture.rotors.map { answers in
      let key = answers.key
      var rotor = Rotor(answers.declaration.title, owner: answers.owner) { [weak self] search in
        self?.answer(key, search) ?? .nothing
      }
      rotor.findEntryFaults = { [weak self] in
        (self?.answers(key)).map { EntryFaults($0).faults } ?? []
      }
      return rotor
    }
  }

  private func answers(_ key: String) -> RotorAnswers? {
    last?.rotorsByKey[key]
  }

  private func answer(_ key: String, _ search: Rotor.Search) -> Rotor.Answer {
    AnnouncementListener.current = self
    guard let answers = answers(key) else { return .nothing }
    guard let entry = answers.answer(search, hint: hints[key]) else { return .nothing }
    hints[key] = entry
    return .stop(answers.stop(entry))
  }

  /// Lists rotors that may lead to parts of texts, so that those texts can be read in parts.
  ///
  /// A rotor is listed once when it is first seen; one that has led to parts of texts again at
  /// every reading.
  func learnRanges(_ capture: ViewCapture) -> Bool {
    var hasNew = false
    for answers in capture.rotors where !answers.declaration.isOfRanges {
      guard known.insert(answers.key).inserted || rangeKeys.contains(answers.key) else { continue }
      for entry in answers.entries.indices where answers.entries[entry].textRange != nil {
        rangeKeys.insert(answers.key)
        let target = answers.stop(entry).target.rawValue
        if capture.screen[.init(target)] != nil, rotorsOfRanges.insert(target).inserted {
          hasNew = true
        }
      }
    }
    return hasNew
  }

  /// Brings a stop of a rotor onto the screen: runs what the entry prepares, then, for an id
  /// without a namespace, scrolls (both documented).
  package func prepare(_ stop: Rotor.Stop, of title: Rotor.Title) throws -> Response {
    guard let capture = last else { return .notHandled }
    let candidates = capture.rotors.filter { $0.declaration.title == title }
    guard
      let (key, rank) = candidates.lazy.compactMap({ answers in
        answers.rank(of: stop, guess: self.hints[answers.key]).map { (answers.key, $0) }
      }).first
    else { return .notHandled }
    guard let entry = answers(key)?.entries[rank] else { return .notHandled }
    entry.prepare?()
    guard let id = entry.id else { return .handled }
    var now = try read()
    if entry.namespace == nil, let answers = answers(key) {
      scroll(to: id, inside: answers.scope, of: now, anchor: nil)
      now = try read()
    }
    // The rotor may be gone by now; an entry is known by its id, so they are not listed again.
    guard let answers = answers(key) else { return .handled }
    let target = EntryTarget(entry, of: answers)
    guard case .built = target.place else { return .handled }
    return Response(.handled, target: target.stop.target)
  }
}
