extension VoiceOver.Session {
  /// Reads the screen, as before each gesture, so that it acts on what is there now; tells only of
  /// a change.
  mutating func readForChanges() {
    guard let isChanged = read() else { return }
    if isChanged { events.append(.readAgain(changed: true)) }
    sayFocusIfMoved()
  }

  /// Carries out one request and tells how it ended; announcements wait.
  mutating func carryOut(_ request: Request) -> Response.Outcome {
    send(request).outcome
  }

  /// Carries out one request and gives the whole answer; announcements wait.
  mutating func send(_ request: Request) -> Response {
    let response = voice.source.carryOut(request)
    announcements += response.announcements
    events.append(.carriedOut(request, response.outcome))
    if case .failed(let reason) = response.outcome { fail(reason) }
    return response
  }

  /// Says that the source failed, and why, once a gesture (assumed).
  private mutating func fail(_ reason: String) {
    let isKnown = events.contains(.failed(reason))
    events.append(.failed(reason))
    guard !isKnown else { return }
    say(Utterance([.init(.problem, .phrase(.failed)), .init(.problem, .text(reason))]))
  }

  /// Reads the screen after a request; says the focus if it had to move.
  @discardableResult
  mutating func readAgain() -> Bool {
    guard let isChanged = read() else { return false }
    events.append(.readAgain(changed: isChanged))
    sayFocusIfMoved()
    return isChanged
  }

  private mutating func sayFocusIfMoved() {
    guard case .moved(_, let id, _)? = events.last(where: \.isMove), isMovePending else { return }
    isMovePending = false
    if let position = voice.screen.position(of: id) { say(voice.utterance(at: position)) }
  }

  /// Reads; nil when the source failed, else whether the screen changed.
  private mutating func read() -> Bool? {
    let new: Reading
    do {
      new = try voice.source.read()
    } catch {
      fail("\(error)")
      return nil
    }
    let old = voice.screen
    let isChanged = !new.screen.isIdentical(to: old) && new.screen != old
    // A wish that is told for the first time holds on a screen that stayed as it was, too.
    let isWished = new.focus != nil && new.focus != voice.reading.focus
    voice.replaceReading(new)
    announcements += voice.takeAnnouncements()
    if isChanged || isWished { settle(from: old) }
    return isChanged
  }

  /// Finds the cursor's place on a screen that changed.
  private mutating func settle(from old: Screen) {
    let before = voice.state.cursor
    let target = settledCursor(from: old)
    // A step that comes to its stop at once does not rest anywhere on the way.
    if let heading, isStop(heading) { return }
    if target == before {
      keepText(from: old)
      keepEntry(from: old)
      return
    }
    voice.state.cursor = target
    voice.forgetParts()
    guard let target else { return }
    events.append(.moved(from: before, to: target, range: nil))
    isMovePending = true
  }

  /// A new modal wins over all, then the source's wish, then the element itself, then what comes
  /// next in the old order, then what came before (assumed).
  private mutating func settledCursor(from old: Screen) -> Screen.Element.ID? {
    let screen = voice.screen
    let modal = screen.modal.map { screen[$0].id }
    let first = screen.stops.first.map { screen[$0].id }
    if let modal, !voice.state.returns.contains(where: { $0.modal == modal }) {
      voice.state.returns.append(.init(modal: modal, cursor: voice.state.cursor))
      return first
    }
    var returned: Screen.Element.ID?
    while let last = voice.state.returns.last, last.modal != modal {
      voice.state.returns.removeLast()
      returned = last.cursor
    }
    if let hint = voice.focusHint { return hint }
    if let returned, isStop(returned) { return returned }
    guard let cursor = voice.state.cursor else { return first }
    if isStop(cursor) { return cursor }
    return firstOfNewPage(from: old) ?? survivor(of: cursor, from: old) ?? first
  }

  func isStop(_ id: Screen.Element.ID) -> Bool {
    voice.screen.position(of: id).map(voice.screen.isStop) ?? false
  }

  /// The first element that a page turned while reading brought in.
  private func firstOfNewPage(from old: Screen) -> Screen.Element.ID? {
    guard let turning else { return nil }
    let screen = voice.screen
    let ranks = screen.position(of: turning).map(screen.ranks(within:)) ?? screen.stops.indices
    return ranks.lazy.map { screen[screen.stops[$0]].id }.first { old.position(of: $0) == nil }
  }

  private func survivor(of cursor: Screen.Element.ID, from old: Screen) -> Screen.Element.ID? {
    guard let position = old.position(of: cursor) else { return nil }
    let stops = old.stops
    let rank = old.rank(of: position)
    let after = stops[min(rank, stops.count)...].lazy
    let before = stops[..<min(rank, stops.count)].reversed().lazy
    return after.map { old[$0].id }.first(where: isStop)
      ?? before.map { old[$0].id }.first(where: isStop)
  }

  /// A range and the place in the text are kept only while the text is the same (assumed).
  private mutating func keepText(from old: Screen) {
    guard let cursor = voice.state.cursor, let position = voice.screen.position(of: cursor),
      let oldPosition = old.position(of: cursor),
      voice.screen.readableText(of: position) != old.readableText(of: oldPosition)
    else { return }
    voice.state.range = nil
    voice.state.textRange = nil
    voice.state.textKind = nil
  }

  /// The chosen action or piece of content is found again by its words; one that is gone must not
  /// become another (assumed).
  private mutating func keepEntry(from old: Screen) {
    guard let chosen = voice.state.entry, let focus = voice.focus,
      let former = old[focus.id]
    else { return }
    let title = voice.dial.chosenTitle
    let entries = focus.entries(title).map(\.content)
    let formerEntries = former.entries(title).map(\.content)
    guard entries != formerEntries else { return }
    voice.state.entry =
      formerEntries.indices.contains(chosen) ? entries.firstIndex(of: formerEntries[chosen]) : nil
    isEntryLost = voice.state.entry == nil
  }
}

extension VoiceOver.Event {
  var isMove: Bool {
    if case .moved = self { true } else { false }
  }
}
