extension VoiceOver.Session {
  /// How many pages one reading turns at most.
  private static var pageLimit: Int { 1_000 }

  /// Reads one element after another, from here or from the first, to the last; the cursor ends
  /// on the last that was read (documented that pages are turned; the limit is assumed).
  ///
  /// Inside a text that a name stands for, reading goes on from the place in it (assumed).
  mutating func readAll(fromTop: Bool, _ isInterrupted: () -> Bool) {
    let first = voice.screen.stops.first.map { voice.screen[$0].id }
    guard let start = fromTop ? first : voice.state.cursor ?? first else {
      events.append(.missed)
      return
    }
    let place = fromTop ? nil : (voice.state.textRange ?? voice.state.range)?.lowerBound
    let isInside = place != nil && voice.focus?.namedText != nil
    if !isInside { move(to: Rotor.Stop(start)) }
    guard readText(from: isInside ? place : nil, isInterrupted) else { return }
    var pages = 0
    while !isInterrupted() {
      if pages < Self.pageLimit, turnPage(&pages) {
        guard readText(from: nil, isInterrupted) else { return }
        continue
      }
      let screen = voice.screen
      guard let position = voice.position else { break }
      let next = screen.rank(of: position) + 1
      guard next < screen.stops.count else { break }
      move(to: Rotor.Stop(screen[screen.stops[next]].id))
      guard readText(from: nil, isInterrupted) else { return }
    }
  }

  /// Reads the text that a name stands for, one utterance a line, and passes empty lines over
  /// (assumed); false when that was interrupted, and then the place in the text is kept.
  private mutating func readText(from place: Int?, _ isInterrupted: () -> Bool) -> Bool {
    guard let element = voice.focus, let text = element.namedText else { return true }
    var line = TextUnit.line.next(after: place, in: text)
    if let place, line?.lowerBound != place {
      // From the middle of a line, its rest.
      line = place..<max(place, line?.lowerBound ?? text.utf16.count)
    }
    while let range = line {
      guard !isInterrupted() else { return false }
      voice.state.textRange = range
      voice.state.textKind = .lines
      let utterance = Utterance(range: range, of: text, language: element.language)
      if case .text? = utterance.fragments.first?.content { say(utterance) }
      line = TextUnit.line.next(afterUnit: range, in: text)
    }
    voice.forgetParts()
    return true
  }

  /// Asks for the next page where the element ends one, and counts a page that changed the
  /// screen; true when that brought something new under the cursor, which has been said.
  private mutating func turnPage(_ pages: inout Int) -> Bool {
    guard let position = voice.position else { return false }
    let screen = voice.screen
    let element = screen[position]
    let page: Screen.Element.ID
    if element.traits.contains(.causesPageTurn) {
      page = element.id
    } else if let scroller = scrollerEnding(at: position) {
      page = screen[scroller].id
    } else {
      return false
    }
    guard carryOut(.scroll(page, .next)) == .handled else { return false }
    let before = voice.state.cursor
    turning = page
    defer { turning = nil }
    guard readAgain() else { return false }
    pages += 1
    if page == element.id {
      // The page is the element itself: what it says now is new.
      guard voice.state.cursor == before, let focus = voice.focus, focus != element else {
        return voice.state.cursor != before
      }
      move(to: Rotor.Stop(focus.id))
      return true
    }
    return voice.state.cursor != before
  }

  /// The nearest scroll view whose last element this is.
  private func scrollerEnding(at position: Int) -> Int? {
    let screen = voice.screen
    let rank = screen.rank(of: position)
    return screen.ancestors(of: position).first { ancestor in
      screen[ancestor].container?.scrolls == true && screen.ranks(within: ancestor).last == rank
    }
  }
}
