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
    self.wrap = wrap
    voice = try VoiceOver(on: source)
    if let current = voice.currentStop { trail.visit(current) }
  }

  /// What is said at the start.
  func greeting() -> ExploreReply {
    var reply = ExploreReply()
    if let utterance = voice.describeFocus() {
      say(utterance, in: &reply)
    } else {
      reply.notes = ["There is nothing on this screen."]
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
      for gesture in gestures { reply.append(perform(gesture, isInterrupted)) }
      return reply
    case .help: reply.notes = ExploreHelp.words
    case .dial: reply.dial = dial()
    case .list(let text): reply = list(text)
    case .go(let number): reply = go(to: number)
    case .place: reply = whereabouts()
    case .find(let text): reply = find(text)
    case .back: reply = travel("You are where you started.") { $0.back() }
    case .forward: reply = travel("There is nothing to go forward to.") { $0.forward() }
    case .quit: break
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

  /// Puts the cursor on a stop.
  mutating func go(to stop: Rotor.Stop, of title: Rotor.Title?) -> ExploreReply {
    let before = voice.screen
    metEnd = nil
    if stop.needsPreparation, let title { _ = source.carryOut(.prepare(stop, of: title)) }
    return reply(to: voice.focus(on: stop.target, range: stop.range), from: before)
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
      case .notHandled, .missed, .unknownTarget, .neverAppeared: reply.mark = .notHandled
      case .failed(let reason):
        reply.mark = .notHandled
        reply.notes.append("The source failed: \(Inert.line(reason))")
      case .readAgain(changed: true): isChanged = true
      case .readAgain, .turned, .asked, .carriedOut, .moved: break
      }
    }
    if isChanged {
      reply.changes = ScreenChange.between(before, voice.screen) { screen, position in
        text(Utterance(describing: position, on: screen), verbosity: .ofChanges)
      }
    }
    if let current = voice.currentStop { trail.visit(current) }
    return reply
  }

  /// What to do about a rotor that is not here: the name that was perhaps meant, in any language.
  private func unknown(_ name: String, among offered: [Rotor.Title]) -> String {
    let languages = [language] + SpokenLanguage.allCases.filter { $0 != language }
    let names = languages.flatMap { language in offered.map { $0.spokenName(language) } }
    let advice =
      NearMiss.nearest(to: name, among: names).map { "did you mean \($0.quoted)?" }
      ?? "'dial' tells which there are"
    return "no rotor here is called \(name.quoted): \(advice)"
  }

  /// Adds an utterance to a reply, for reading and for hearing.
  func say(_ utterance: Utterance, in reply: inout ExploreReply) {
    let words = text(utterance)
    guard !words.isEmpty else { return }
    reply.said.append(words)
    reply.spoken.append(utterance.text(in: language, style: .speech))
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
    _ end: String, _ step: (inout Trail) -> Rotor.Stop?
  ) -> ExploreReply {
    // A place that is gone is passed over.
    while let place = step(&trail) {
      guard let position = voice.screen.position(of: place.target),
        voice.screen.isStop(position)
      else { continue }
      return go(to: place, of: nil)
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
