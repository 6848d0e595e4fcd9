import RotorAudit
import RotorCore
import RotorReport

extension CheckRun {
  /// What comes of an expectation.
  mutating func evaluate(_ expectation: Expectation, _ target: CheckTarget?) -> CheckOutcome {
    switch expectation {
    case .oneStop: oneStop(per: target)
    case .doubleTapOpens(let words): doubleTapOpens(words)
    case .doubleTapSays(let texts): doubleTapSays(texts)
    case .hears(let texts): hears(texts)
    case .conveys(let part, let text): conveys(part, text)
    case .focus: focus(target)
    case .boundary: boundary
    case .rotorLists(let rotor, let texts): lists(rotor, texts)
    case .rotorStops(let rotor, let count): stops(rotor, count)
    case .rotorIsSound(let rotor): isSound(rotor)
    case .rotorIsOffered(let rotor, let isOffered): self.isOffered(rotor, isOffered)
    case .rotorIsNearestFirst(let rotor): isNearestFirst(rotor)
    case .namesSayOutcome: namesSayOutcome
    case .everyElementIsNamed: everyElementIsNamed
    case .everyButtonAnswers: everyButtonAnswers
    case .everyElementIsReached: everyElementIsReached
    case .isSound: isSound
    case .gestures(let most): gestures(atMost: most)
    case .label(let text): property("label", text, element?.label)
    case .value(let text): property("value", text, element?.value)
    case .hint(let text): property("hint", text, element?.hint)
    case .traits(let names): traits(names)
    case .actions(let names): actions(names)
    case .scannerMenu: scannerMenu(target)
    case .steps(let most): steps(atMost: most)
    case .frequentActionsAreSaid: frequentActionsAreSaid
    case .isSaid(let texts): isSaid(texts)
    }
  }

  static let noElement = CheckOutcome.notTested("no element is spoken of")

  // MARK: - What is heard

  private func hears(_ texts: [String]) -> CheckOutcome {
    let heard = said.map { CheckRun.plain(words(of: $0)) }
    guard !heard.isEmpty || !events.isEmpty else { return .notTested("no step was performed") }
    let found = "hear " + heard.map { "\"\($0)\"" }.joined(separator: ", ")
    return .expect(
      texts.map { CheckRun.plain($0) } == heard,
      heard.isEmpty ? "nothing was said" : "heard \(Count.list(heard.map { Inert.quoted($0) }))",
      found: heard.isEmpty ? nil : found)
  }

  private func conveys(_ part: Expectation.Part, _ text: String?) -> CheckOutcome {
    let utterance = said.last ?? voice.describeFocus()
    guard let utterance else { return .notTested("nothing was said") }
    let roles: Set<Utterance.Role> =
      switch part {
      case .name: [.label]
      case .role: [.trait]
      case .value: [.value]
      case .state: [.state, .selected]
      }
    let parts = utterance.fragments.filter { roles.contains($0.role) }
    let words = Utterance(parts).text(in: language)
    guard !parts.isEmpty else {
      return .failed("\(Inert.quoted(self.words(of: utterance))) has no \(part.rawValue)")
    }
    guard let text else { return .passed }
    return .expect(
      CheckRun.plain(words) == CheckRun.plain(text),
      "its \(part.rawValue) is \(Inert.quoted(words))",
      found: "conveys \(part.rawValue) \"\(words)\"")
  }

  private var boundary: CheckOutcome {
    guard !events.isEmpty else { return .notTested("no step was performed") }
    let isEnd = events.contains { if case .boundary = $0 { true } else { false } }
    return .expect(isEnd, "the last step went on")
  }

  private func focus(_ target: CheckTarget?) -> CheckOutcome {
    guard let target, let position = voice.position else { return CheckRun.noElement }
    let name = voice.screen[position].label ?? voice.screen[position].id.rawValue
    return .expect(
      target.selector.matches(position, in: voice.screen),
      "VoiceOver is on \(Inert.quoted(name))", found: "focus is \"\(name)\"")
  }

  // MARK: - Elements

  private func oneStop(per target: CheckTarget?) -> CheckOutcome {
    guard let target else { return CheckRun.noElement }
    let nodes = target.outermost(on: voice.screen)
    guard !nodes.isEmpty else {
      return .notTested("nothing on the screen is \(Inert.line(target.name))")
    }
    for node in nodes {
      let count = voice.screen.ranks(within: node).count
      guard count == 1 else {
        let element = voice.screen[node]
        let name = Inert.quoted(
          element.label ?? element.identifier ?? element.id.rawValue, limit: 60)
        return .failed("\(name) has \(Count.of(count, "stop"))")
      }
    }
    return .passed
  }

  private func property(_ name: String, _ expected: String, _ found: String?) -> CheckOutcome {
    guard element != nil else { return CheckRun.noElement }
    return .expect(
      found == expected, found.map { "it is \(Inert.quoted($0))" } ?? "it has no \(name)",
      found: found.map { "\(name): \($0)" })
  }

  private func traits(_ names: [String]) -> CheckOutcome {
    guard let element else { return CheckRun.noElement }
    let found = element.traits.names
    return .expect(
      Set(found.map { $0.lowercased() }) == Set(names.map { $0.lowercased() }),
      found.isEmpty ? "it has no traits" : "they are \(Count.list(found))",
      found: found.isEmpty ? nil : "traits: \(found.joined(separator: ", "))")
  }

  private func actions(_ names: [String]) -> CheckOutcome {
    guard let element else { return CheckRun.noElement }
    let found = element.actions.map(\.name)
    return .expect(
      Set(found) == Set(names) && found.count == names.count,
      found.isEmpty
        ? "it has no custom actions"
        : "they are \(Count.list(found.map { Inert.quoted($0, limit: 60) }))",
      found: found.isEmpty ? nil : "actions: \(found.joined(separator: ", "))")
  }

  private var namesSayOutcome: CheckOutcome {
    let named = block.names.flatMap { $0.selector.matches(in: voice.screen) }
    let asked =
      inspected == nil
      ? named : [inspected.flatMap { voice.screen.position(of: $0) }].compactMap { $0 }
    let positions = asked.isEmpty && block.names.isEmpty ? Array(voice.screen.stops) : asked
    let actions = positions.flatMap { voice.screen[$0].actions }
    guard !actions.isEmpty else {
      return .notTested("no element that is spoken of has custom actions")
    }
    let vague = actions.map(\.name).filter { ActionNames.isVague($0) }
    let names = vague.prefix(3).map { Inert.quoted($0, limit: 60) }
    return .expect(
      vague.isEmpty, "\(Count.list(names)) \(vague.count == 1 ? "does" : "do") not say what happens"
    )
  }

  private var everyElementIsNamed: CheckOutcome {
    let screen = voice.screen
    let nameless = screen.stops.first { position in
      let element = screen[position]
      return (element.label ?? "").isEmpty && element.text?.string.isEmpty != false
    }
    return .expect(
      nameless == nil,
      "the element \(nameless.map { Inert.quoted(screen[$0].id.rawValue) } ?? "") has none"
    )
  }

  private var everyButtonAnswers: CheckOutcome {
    let screen = voice.screen
    let buttons = screen.stops.map { screen[$0] }.filter { $0.traits.contains(.button) }
    guard !buttons.isEmpty else { return .notTested("there is no button") }
    guard buttons.contains(where: { $0.activation != nil }) else {
      return .notTested("the screen does not say what a double tap does")
    }
    let silent = buttons.first { !$0.hasMainAction }
    return .expect(
      silent == nil, "\(Inert.quoted(silent?.label ?? silent?.id.rawValue ?? "")) does nothing")
  }

  private var everyElementIsReached: CheckOutcome {
    guard var walker = try? VoiceOver(on: screen.make()) else {
      return .notTested("the screen cannot be read again")
    }
    _ = walker.perform(.firstElement)
    var seen: Set<Screen.Element.ID> = []
    for _ in 0...(4 * walker.screen.stops.count + 1_000) {
      if let id = walker.focus?.id { seen.insert(id) }
      let isEnd = walker.perform(.swipeRight).contains {
        if case .boundary = $0 { true } else { false }
      }
      if isEnd { break }
    }
    let missed = voice.screen.stops.map { voice.screen[$0] }.first { !seen.contains($0.id) }
    return .expect(
      missed == nil, "\(Inert.quoted(missed?.label ?? missed?.id.rawValue ?? "")) is not reached")
  }
}
