extension VoiceOver {
  /// Performs one gesture and tells everything that happened, in order.
  ///
  /// - Parameters:
  ///   - gesture: what the fingers do.
  ///   - isInterrupted: asked between the elements of a long reading; true ends it.
  /// - Complexity: a step is O(log elements) on a screen that did not change, besides what the
  ///   source and a closure rotor cost.
  public mutating func perform(
    _ gesture: Gesture, isInterrupted: () -> Bool = { false }
  ) -> [Event] {
    var session = Session(self)
    session.readForChanges()
    switch gesture {
    case .swipeRight: session.step(by: 1)
    case .swipeLeft: session.step(by: -1)
    case .swipeDown: session.swipe(.next)
    case .swipeUp: session.swipe(.previous)
    case .rotateClockwise: session.rotate(by: 1)
    case .rotateCounterclockwise: session.rotate(by: -1)
    case .rotate(to: let name): session.rotate(to: name)
    case .doubleTap: session.doubleTap()
    case .tripleTap: session.press { .longPress($0) }
    case .quadrupleTap: session.press { .secondaryActivate($0) }
    case .twoFingerDoubleTap: session.climb { .magicTap($0) }
    case .scrub: session.climb { .escape($0) }
    case .readFromTop: session.readAll(fromTop: true, isInterrupted)
    case .readFromHere: session.readAll(fromTop: false, isInterrupted)
    case .threeFingerSwipe(let direction): session.scroll(direction)
    case .firstElement: session.goToEnd(isFirst: true)
    case .lastElement: session.goToEnd(isFirst: false)
    case .touch(let point): session.touch(point)
    }
    session.sayAnnouncements()
    self = session.voice
    return session.events
  }

  /// Puts the focus on an element, as a touch on it would; says so if it can be focused.
  public mutating func focus(
    on id: Screen.Element.ID, range: Range<Int>? = nil
  ) -> [Event] {
    var session = Session(self)
    session.readForChanges()
    if let position = session.voice.screen.position(of: id), session.voice.screen.isStop(position) {
      session.move(to: Rotor.Stop(id, range: range))
    } else {
      session.events.append(.missed)
    }
    session.sayAnnouncements()
    self = session.voice
    return session.events
  }

  /// Performs a custom action of the focused element, as choosing it among Actions and a double tap
  /// do, without the words for the choice.
  package mutating func perform(action index: Int) -> [Event] {
    var session = Session(self)
    session.readForChanges()
    session.perform(action: index)
    session.sayAnnouncements()
    self = session.voice
    return session.events
  }

  /// Goes to a stop of a rotor without asking the rotor: prepares it if it needs that, reads again,
  /// and says it, or why the cursor stays.
  public mutating func go(to stop: Rotor.Stop, of title: Rotor.Title) -> [Event] {
    var session = Session(self)
    session.readForChanges()
    session.go(to: stop, of: title)
    session.sayAnnouncements()
    self = session.voice
    return session.events
  }

  /// Reads the screen again outside a gesture, and tells what a person would notice.
  public mutating func refresh() -> [Event] {
    var session = Session(self)
    session.readForChanges()
    session.sayAnnouncements()
    self = session.voice
    return session.events
  }

  /// One gesture under way: VoiceOver as it is by now, and what happened so far.
  struct Session {
    var voice: VoiceOver
    var events: [Event] = []
    /// What the source announced; said after the gesture's own words.
    var announcements: [Response.Announcement] = []
    /// Whether a change of the screen moved the cursor to where nothing was said yet.
    var isMovePending = false
    /// What turns its page while it is read, from the request until the screen was read again.
    var turning: Screen.Element.ID?
    /// Where a step goes once the screen was read again.
    var heading: Screen.Element.ID?
    /// Whether the chosen action was gone when the screen was read.
    var isEntryLost = false

    init(_ voice: VoiceOver) {
      self.voice = voice
      // The very first reading may bring some, and nothing is said while VoiceOver starts.
      announcements = self.voice.takeAnnouncements()
    }

    mutating func say(_ utterance: Utterance) {
      if !utterance.isEmpty { events.append(.said(utterance)) }
    }

    mutating func say(_ role: Utterance.Role, _ phrase: Phrase) {
      say(Utterance([Utterance.Fragment(role, .phrase(phrase))]))
    }

    /// What was announced, the most urgent first (documented: high priority interrupts).
    mutating func sayAnnouncements() {
      let sorted = announcements.enumerated().sorted {
        ($1.element.priority, $0.offset) < ($0.element.priority, $1.offset)
      }
      for (_, announcement) in sorted where !announcement.text.isEmpty {
        say(Utterance([Utterance.Fragment(.announcement, .text(announcement.text))]))
      }
      announcements = []
    }
  }
}
