import RotorAudit
import RotorCore
import RotorReport

extension CheckRun {
  /// What comes of an expectation.
  func evaluate(_ expectation: Expectation, _ target: CheckTarget?) -> CheckOutcome {
    switch expectation {
    case .oneStop: oneStop(per: target)
    case .doubleTapOpens(let words): doubleTapOpens(words)
    case .doubleTapSays(let texts): doubleTapSays(texts)
    case .doubleTapDoes(let words): doubleTapDoes(words)
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
    case .reads(let texts): reads(texts)
    case .offers(_, let names): offers(target, names)
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

  /// What was heard, as a reason.
  static func told(_ heard: [String]) -> String {
    heard.isEmpty ? "nothing was said" : "heard \(Count.list(heard.map { Inert.quoted($0) }))"
  }

  /// That a line speaks of something that is not there.
  static func nothing(_ target: CheckTarget) -> CheckOutcome {
    .notTested("nothing on the screen is \(Inert.line(target.name))")
  }

  /// Whether a gesture found nothing more that way.
  private static func isBoundary(_ events: [VoiceOver.Event]) -> Bool {
    events.contains { if case .boundary = $0 { true } else { false } }
  }

  private func hears(_ texts: [String]) -> CheckOutcome {
    let heard = said.map { CheckRun.plain(words(of: $0)) }
    guard !heard.isEmpty || !events.isEmpty else { return .notTested("no step was performed") }
    let found = "hear " + CheckQuoting.list(heard)
    return .expect(
      texts.map { CheckRun.plain($0) } == heard,
      CheckRun.told(heard),
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
    let english = Utterance(parts).text(in: .english)
    let isRight = [words, english].contains {
      CheckRun.plain($0).lowercased() == CheckRun.plain(text).lowercased()
    }
    return .expect(
      isRight,
      "its \(part.rawValue) is \(Inert.quoted(CheckRun.plain(words)))",
      found: part == .role
        ? "conveys role \(CheckRun.plain(words))"
        : "conveys \(part.rawValue) \(CheckQuoting.quoted(words))")
  }

  private var boundary: CheckOutcome {
    guard !events.isEmpty else { return .notTested("no step was performed") }
    return .expect(CheckRun.isBoundary(events), "the last step went on")
  }

  private func focus(_ target: CheckTarget?) -> CheckOutcome {
    guard let target, let position = voice.position else { return CheckRun.noElement }
    let name = voice.screen[position].label ?? voice.screen[position].id.rawValue
    return .expect(
      target.selector.matches(position, in: voice.screen),
      "VoiceOver is on \(Inert.quoted(name))", found: "focus is \(CheckQuoting.quoted(name))")
  }

  // MARK: - Elements

  private func oneStop(per target: CheckTarget?) -> CheckOutcome {
    guard let target else { return CheckRun.noElement }
    let nodes = target.outermost(on: voice.screen)
    guard !nodes.isEmpty else { return CheckRun.nothing(target) }
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

  private func offers(_ target: CheckTarget?, _ names: [String]) -> CheckOutcome {
    guard let target else { return CheckRun.noElement }
    let screen = voice.screen
    let elements = target.selector.matches(in: screen).filter { screen.isStop($0) }
      .map { screen[$0] }
    guard !elements.isEmpty else { return CheckRun.nothing(target) }
    guard let other = elements.first(where: { $0.actions.map(\.name) != names }) else {
      return .passed
    }
    let found = other.actions.map { Inert.quoted($0.name, limit: 60) }
    let name = Inert.quoted(other.label ?? other.id.rawValue, limit: 60)
    return .failed(
      found.isEmpty ? "\(name) offers nothing" : "\(name) offers \(Count.list(found))",
      found: elements.count > 1 || found.isEmpty
        ? nil
        : "each \(target.name) offers "
          + CheckQuoting.list(other.actions.map(\.name)))
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
    let vague = actions.map(\.name).filter(Rule.isVague)
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

  private func reads(_ texts: [String]) -> CheckOutcome {
    guard let walked = swipedRight() else { return .notTested("the screen cannot be read again") }
    let heard = walked.map { CheckRun.plain($0.words) }
    let wanted = texts.map { CheckRun.plain($0) }
    guard heard != wanted else { return .passed }
    let place = zip(heard, wanted).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let index = place ?? min(heard.count, wanted.count)
    let said = index < heard.count ? Inert.quoted(heard[index]) : "nothing more"
    return .failed(
      "as number \(index + 1) it says \(said)",
      found: "screen reads " + CheckQuoting.list(heard))
  }

  /// What swiping right comes to from the first element on, and what is said there.
  private func swipedRight() -> [(id: Screen.Element.ID, words: String)]? {
    guard var walker = try? VoiceOver(on: screen.make()) else { return nil }
    _ = walker.perform(.firstElement)
    var walked: [(id: Screen.Element.ID, words: String)] = []
    for _ in 0...(4 * walker.screen.stops.count + 1_000) {
      guard let id = walker.focus?.id, let said = walker.describeFocus() else { break }
      walked.append((id, words(of: said)))
      if CheckRun.isBoundary(walker.perform(.swipeRight)) { break }
    }
    return walked
  }

  private var everyElementIsReached: CheckOutcome {
    guard let walked = swipedRight() else { return .notTested("the screen cannot be read again") }
    let seen = Set(walked.map(\.id))
    let missed = voice.screen.stops.map { voice.screen[$0] }.first { !seen.contains($0.id) }
    return .expect(
      missed == nil, "\(Inert.quoted(missed?.label ?? missed?.id.rawValue ?? "")) is not reached")
  }
}
