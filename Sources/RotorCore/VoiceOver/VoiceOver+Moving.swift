extension VoiceOver {
  /// What VoiceOver says when a rotor comes to that stop; nil when it is not on the screen.
  public func describe(_ stop: Rotor.Stop) -> Utterance? {
    guard let position = screen.position(of: stop.target) else { return nil }
    let element = screen[position]
    if let range = stop.range, let text = element.text {
      return Utterance(range: range, of: text.string, language: element.language)
    }
    return utterance(at: position, stop: stop)
  }

  /// What VoiceOver says of an element; a stop adds its detail and the words of its container.
  func utterance(at position: Int, stop: Rotor.Stop? = nil) -> Utterance {
    Utterance(
      describing: position, on: screen,
      detail: stop?.detail ?? reading.detail?(screen[position].id),
      container: stop?.container.flatMap { screen.position(of: $0) })
  }

  /// Forgets where in the element the last stop, unit or entry was.
  mutating func forgetParts() {
    state.range = nil
    state.textRange = nil
    state.textKind = nil
    state.entry = nil
  }
}

extension VoiceOver.Session {
  /// Goes to the next or previous element; the range of the last stop is forgotten.
  mutating func step(by offset: Int) {
    let screen = voice.screen
    let stops = screen.stops
    let rank = voice.position.map { screen.rank(of: $0) + offset } ?? (offset > 0 ? 0 : -1)
    guard stops.indices.contains(rank) else {
      events.append(.boundary(.screen))
      say(.boundary, offset > 0 ? .endOfScreen : .startOfScreen)
      return
    }
    move(to: Rotor.Stop(screen[stops[rank]].id))
  }

  /// Goes to the first or last element of the modal or screen; the rotor stays (assumed).
  mutating func goToEnd(isFirst: Bool) {
    let stops = voice.screen.stops
    guard let position = isFirst ? stops.first : stops.last else {
      events.append(.missed)
      return
    }
    move(to: Rotor.Stop(voice.screen[position].id))
  }

  /// Goes to what is under the finger; says nothing when nothing is (assumed).
  mutating func touch(_ point: Screen.Point) {
    guard point.isFinite, let position = voice.shelf.hit(point) else {
      events.append(.missed)
      return
    }
    move(to: Rotor.Stop(voice.screen[position].id))
  }

  /// Puts the cursor on a stop that is on the screen, and says it.
  mutating func move(to stop: Rotor.Stop) {
    guard voice.screen.position(of: stop.target) != nil else { return }
    let before = voice.state.cursor
    voice.forgetParts()
    voice.state.cursor = stop.target
    voice.state.range = stop.range
    events.append(.moved(from: before, to: stop.target, range: stop.range))
    if before != stop.target {
      announcements += voice.source.carryOut(.focus(stop.target)).announcements
    }
    if let utterance = voice.describe(stop) { say(utterance) }
  }
}
