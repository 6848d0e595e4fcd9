extension VoiceOver.Session {
  /// How many pages one reading turns at most.
  private static var pageLimit: Int { 1_000 }

  /// Reads one element after another, from here or from the first, to the last; the cursor ends
  /// on the last that was read (documented that pages are turned; the limit is assumed).
  mutating func readAll(fromTop: Bool, _ isInterrupted: () -> Bool) {
    let first = voice.screen.stops.first.map { voice.screen[$0].id }
    guard let start = fromTop ? first : voice.state.cursor ?? first else {
      events.append(.missed)
      return
    }
    move(to: Rotor.Stop(start))
    var pages = 0
    while !isInterrupted() {
      if pages < Self.pageLimit, turnPage(&pages) { continue }
      let screen = voice.screen
      guard let position = voice.position else { break }
      let next = screen.rank(of: position) + 1
      guard next < screen.stops.count else { break }
      move(to: Rotor.Stop(screen[screen.stops[next]].id))
    }
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
