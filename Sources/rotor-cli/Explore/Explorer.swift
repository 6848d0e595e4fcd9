import RotorCore
import RotorReport

/// A person on a screen: VoiceOver, the way they took, and what they asked about.
struct Explorer {
  /// Whether a rotor goes round.
  enum Wrap: String, CaseIterable {
    /// It stays at its end.
    case never
    /// A second swipe at its end goes on from the other end.
    case twice
  }

  let source: ViewedSource
  let language: SpokenLanguage
  let wrap: Wrap
  /// The words of answers.
  let answers: ExploreWords
  var voice: VoiceOver
  var trail = Trail()
  /// The list that was shown last, for `go`.
  var lastList: StopList?
  /// The gesture that met the end of a rotor, if that was the last thing that happened.
  private var metEnd: VoiceOver.Gesture?

  /// Starts on a source.
  ///
  /// - Throws: what keeps the source from being read.
  init(_ source: ViewedSource, language: SpokenLanguage = .english, wrap: Wrap = .never) throws {
    self.source = source
    self.language = language
    answers = ExploreWords(language)
    self.wrap = wrap
    voice = try VoiceOver(on: source)
    if let place { trail.visit(place) }
  }

  /// Where the cursor is: the unit that was read last, else the stop.
  var place: Trail.Place? {
    guard let cursor = voice.state.cursor else { return nil }
    guard let unit = voice.state.textRange, let kind = voice.state.textKind else {
      return voice.currentStop.map { Trail.Place(stop: $0) }
    }
    return Trail.Place(stop: Rotor.Stop(cursor, range: unit), unit: kind)
  }

  /// What is said at the start.
  func greeting() -> ExploreReply {
    var reply = ExploreReply()
    if let utterance = voice.describeFocus() {
      say(utterance, in: &reply)
    } else {
      reply.notes = [answers.nothingOnScreen]
    }
    return reply
  }

  /// Does what a person asks for.
  mutating func perform(
    _ request: ExploreRequest, isInterrupted: () -> Bool = { false }
  ) -> ExploreReply {
    var reply = ExploreReply()
    switch request {
    case .gestures(let gestures):
      return perform(gestures, isInterrupted)
    case .help: reply.notes = ExploreHelp.words
    case .dial: reply.dial = dial()
    case .list(let text): reply = list(text)
    case .go(let number): reply = go(to: number)
    case .place: reply = whereabouts()
    case .find(let text): reply = find(text)
    case .back: reply = travel(answers.atStart) { $0.back() }
    case .forward: reply = travel(answers.nothingAhead) { $0.forward() }
    case .quit: break
    }
    return reply
  }

  /// Performs gestures one after another; a boundary ends them, but where a second try goes round.
  private mutating func perform(
    _ gestures: [VoiceOver.Gesture], _ isInterrupted: () -> Bool
  ) -> ExploreReply {
    var reply = ExploreReply()
    var wasBoundary = false
    for (index, gesture) in gestures.enumerated() {
      let step = perform(gesture, isInterrupted)
      reply.append(step)
      let isBoundary = step.mark == .boundary
      if isBoundary, wrap == .never || wasBoundary, index + 1 < gestures.count {
        let done = wasBoundary ? index - 1 : index
        reply.notes.append(answers.done(done, of: gestures.count))
        break
      }
      wasBoundary = isBoundary
    }
    return reply
  }

  /// Performs one gesture.
  mutating func perform(
    _ gesture: VoiceOver.Gesture, _ isInterrupted: () -> Bool = { false }
  ) -> ExploreReply {
    if wrap == .twice, metEnd == gesture, let reply = goRound(gesture) { return reply }
    let before = voice.screen
    let events = voice.perform(gesture, isInterrupted: isInterrupted)
    let reply = self.reply(to: events, from: before)
    let isEnd = events.contains { event in
      switch event {
      case .boundary(.rotor), .boundary(.screen): true
      default: false
      }
    }
    metEnd = isEnd ? gesture : nil
    return reply
  }

  /// Puts the cursor on a stop of a rotor, which is prepared if it needs that.
  mutating func go(to stop: Rotor.Stop, of title: Rotor.Title) -> ExploreReply {
    let before = voice.screen
    metEnd = nil
    return reply(to: voice.go(to: stop, of: title), from: before)
  }

  /// Puts the cursor on a place where it was; a unit of a text is read again as a unit.
  private mutating func go(to place: Trail.Place) -> ExploreReply {
    let before = voice.screen
    metEnd = nil
    let stop = place.stop
    guard let kind = place.unit, let range = stop.range else {
      return reply(to: voice.focus(on: stop.target, range: stop.range), from: before)
    }
    var events = voice.focus(on: stop.target)
    // What is said of the element comes right after the move; announcements follow.
    let move = events.lastIndex { if case .moved = $0 { true } else { false } } ?? 0
    let said = events[move...].firstIndex { if case .said = $0 { true } else { false } }
    if let position = voice.position, let said {
      let text = voice.screen.readableText(of: position)
      let language = voice.screen[position].language
      events[said] = .said(Utterance(range: range, of: text, language: language))
      voice.state.textRange = range
      voice.state.textKind = kind
    }
    return reply(to: events, from: before)
  }

  /// Turns what happened into words, and remembers where it led.
  mutating func reply(to events: [VoiceOver.Event], from before: Screen) -> ExploreReply {
    var reply = ExploreReply()
    var isChanged = false
    for event in events {
      switch event {
      case .said(let utterance): say(counted(utterance), in: &reply)
      case .boundary: reply.mark = .boundary
      case .unknownRotor(let name, let offered):
        reply.mark = .notHandled
        reply.problem = unknown(name, among: offered)
      case .notHandled, .missed, .unknownTarget, .neverAppeared, .failed:
        reply.mark = .notHandled
      case .readAgain(changed: true): isChanged = true
      case .readAgain, .turned, .asked, .carriedOut, .moved: break
      }
    }
    if isChanged {
      reply.changes = ScreenChange.between(before, voice.screen, in: language) { screen, position in
        text(Utterance(describing: position, on: screen), verbosity: .ofChanges)
      }
    }
    if events.contains(where: { if case .moved(_, _, range: _?) = $0 { true } else { false } }),
      let stop = voice.currentStop,
      let around = surroundings(of: stop, in: voice.dial.chosenTitle)
    {
      reply.notes.append(around)
    }
    if let place { trail.visit(place) }
    return reply
  }

  /// What to do about a rotor that is not here: the name that was perhaps meant, in any language.
  private func unknown(_ name: String, among offered: [Rotor.Title]) -> String {
    if let way = way(to: name) {
      return "\(name.quoted) is offered on other elements, not here: \(way) to one that has it"
    }
    let languages = [language] + SpokenLanguage.allCases.filter { $0 != language }
    let names = languages.flatMap { language in offered.map { $0.spokenName(language) } }
    let advice =
      NearMiss.nearest(to: name, among: names).map { "did you mean \($0.quoted)?" }
      ?? "'dial' tells which there are"
    return "no rotor here is called \(name.quoted): \(advice)"
  }

  /// The swipe that leads to an element with a rotor of that name; nil when none has one.
  ///
  /// - Complexity: O(elements) dials.
  private func way(to name: String) -> String? {
    let here = voice.position ?? -1
    func isOffered(_ position: Int) -> Bool {
      var other = voice
      other.state.cursor = voice.screen[position].id
      return other.dial.index(of: name) != nil
    }
    let stops = voice.screen.stops
    if stops.contains(where: { $0 > here && isOffered($0) }) { return "swipe right" }
    return stops.contains { $0 < here && isOffered($0) } ? "swipe left" : nil
  }

  /// Adds an utterance to a reply, for reading and for hearing.
  func say(_ utterance: Utterance, in reply: inout ExploreReply) {
    let words = text(utterance)
    guard !words.isEmpty else { return }
    reply.said.append(words)
    let appLanguage = voice.screen.environment.language
    reply.spoken.append(utterance.segments(in: language, appLanguage: appLanguage))
  }

  /// The words of an utterance on one line.
  func text(_ utterance: Utterance, verbosity: Utterance.Verbosity = .all) -> String {
    let words = utterance.text(in: language, style: .reading, verbosity: verbosity)
    return Inert.line(words, limit: 20_000)
  }

  /// The name of the rotor that was turned to, with how many stops it has.
  private func counted(_ utterance: Utterance) -> Utterance {
    guard case .phrase(.rotor(let title))? = utterance.fragments.first?.content,
      let entry = voice.dial.entries.first(where: { $0.title == title }),
      let count = count(of: entry), count.isExact
    else { return utterance }
    var utterance = utterance
    utterance.fragments.append(.init(.rotor, .phrase(.entries(count.count))))
    return utterance
  }

  /// Goes on from the other end of the rotor, or of the screen.
  private mutating func goRound(_ gesture: VoiceOver.Gesture) -> ExploreReply? {
    switch gesture {
    case .swipeRight: return perform(.firstElement)
    case .swipeLeft: return perform(.lastElement)
    case .swipeDown, .swipeUp:
      let dial = voice.dial
      guard let rotor = dial.entries[dial.chosen].rotor else { return nil }
      let direction = gesture == .swipeDown ? Rotor.Direction.next : .previous
      guard case .stop(let stop) = rotor.answer(.init(from: nil, direction, on: voice.screen))
      else { return nil }
      return go(to: stop, of: rotor.title)
    default: return nil
    }
  }

  private mutating func travel(
    _ end: String, _ step: (inout Trail) -> Trail.Place?
  ) -> ExploreReply {
    // A place that is gone is passed over.
    while let place = step(&trail) {
      guard let position = voice.screen.position(of: place.stop.target),
        voice.screen.isStop(position)
      else { continue }
      return go(to: place)
    }
    return ExploreReply(notes: [end])
  }
}

extension Utterance.Verbosity {
  /// What is told of an element that changed: not where it stands and what else it offers.
  fileprivate static var ofChanges: Utterance.Verbosity {
    var verbosity = Utterance.Verbosity()
    verbosity.containers = false
    verbosity.availability = false
    verbosity.hints = false
    return verbosity
  }
}
