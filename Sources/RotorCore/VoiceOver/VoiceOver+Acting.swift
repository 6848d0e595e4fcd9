extension VoiceOver.Session {
  /// Up raises, down lowers: the one place where down is not "next" (assumed).
  ///
  /// A value that stays the same is a boundary.
  mutating func adjust(_ title: Rotor.Title, _ direction: Rotor.Direction) {
    guard let cursor = voice.state.cursor else { return nothingHappened() }
    let before = voice.focus?.value
    let outcome = carryOut(.adjust(cursor, direction == .previous ? .increment : .decrement))
    readAgain()
    if outcome == .notHandled {
      nothingHappened()
    } else if voice.state.cursor == cursor, outcome == .handled {
      if let value = voice.focus?.value, value != before {
        say(Utterance([.init(.value, .text(value), language: voice.focus?.language)]))
      } else {
        events.append(.boundary(.entries(title)))
        say(.boundary, .noMore(title))
      }
    }
  }

  /// Chooses among actions or pieces of content; it stops at both ends (assumed).
  mutating func stepEntries(_ title: Rotor.Title, _ direction: Rotor.Direction) {
    guard let element = voice.focus else { return nothingHappened() }
    let entries = element.entries(title)
    // Actions rest on Activate, silent; a list without it rests before its first entry.
    let rest = title == Rotor.Title(kind: .actions) && element.hasMainAction ? 0 : -1
    let next = (voice.state.entry ?? rest) + (direction == .next ? 1 : -1)
    guard entries.indices.contains(next) else {
      events.append(.boundary(.entries(title)))
      say(.boundary, entries.isEmpty ? .none(title) : .noMore(title))
      return
    }
    voice.state.entry = next
    say(Utterance([.init(.rotor, entries[next].content, language: element.language)]))
  }

  /// Performs the chosen action, or the main one; what is not handled becomes a tap.
  mutating func doubleTap() {
    guard let element = voice.focus else { return nothingHappened() }
    // What was heard last is no longer there: nothing else is done in its place (assumed).
    if isEntryLost { return nothingHappened() }
    let title = voice.dial.chosenTitle
    if title.kind == .actions, let chosen = voice.state.entry {
      voice.state.entry = nil
      let entries = element.entries(title)
      if entries.indices.contains(chosen), let action = entries[chosen].action {
        request(.act(element.id, action: action), on: element)
        return
      }
    }
    request(.activate(element.id, range: voice.state.range), on: element)
  }

  /// Asks the element for another kind of press.
  mutating func press(_ request: (Screen.Element.ID) -> Request) {
    guard let element = voice.focus else { return nothingHappened() }
    self.request(request(element.id), on: element)
  }

  /// Performs a custom action of the focused element; nothing happens when it has no such action.
  mutating func perform(action index: Int) {
    guard let element = voice.focus, element.actions.indices.contains(index) else {
      return nothingHappened()
    }
    request(.act(element.id, action: index), on: element)
  }

  /// Carries out, reads again, and says what a listener would notice of the element.
  private mutating func request(_ request: Request, on element: Screen.Element) {
    var outcome = carryOut(request)
    if case .activate = request, outcome == .notHandled,
      let point = element.activationPoint ?? element.frame?.center
    {
      outcome = carryOut(.tap(element.id, at: point))
    }
    readAgain()
    if outcome == .notHandled {
      nothingHappened()
    } else if voice.state.cursor == element.id, let changed = voice.focus, changed != element,
      let position = voice.position
    {
      say(voice.utterance(at: position))
    }
    // A dimmed element is asked all the same (assumed).
    if element.traits.contains(.notEnabled) { say(.problem, .dimmed) }
  }

  mutating func nothingHappened() {
    events.append(.notHandled)
    say(.problem, .nothingHappened)
  }
}

extension Screen.Element {
  /// Whether a double tap is known to do something, or what the element is says that it does.
  public var hasMainAction: Bool {
    if let activation { return activation.isHandled }
    return !traits.isDisjoint(with: [
      .button, .link, .keyboardKey, .textField, .secureTextField, .textArea, .searchField,
      .backButton, .tab, .toggleButton,
    ])
  }

  /// What an entry of the dial lists: the words, and the place of the action that it performs.
  func entries(
    _ title: Rotor.Title
  ) -> [(content: Utterance.Content, action: Int?)] {
    if title.kind == .moreContent {
      return customContent.map { (.text("\($0.label), \($0.value)"), nil) }
    }
    let listed: [(content: Utterance.Content, action: Int?)] = actions.indices
      .filter { (actions[$0].category ?? "") == title.name }
      .map { (.text(actions[$0].name), $0) }
    let isMain = title.name.isEmpty && hasMainAction
    return isMain ? [(.phrase(.activate), nil)] + listed : listed
  }
}
