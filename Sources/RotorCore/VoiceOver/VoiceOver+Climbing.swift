extension VoiceOver.Session {
  /// Asks the element, then what is around it, then the screen; the first that handles it ends it
  /// (documented for scrolling, assumed for the others).
  mutating func climb(_ request: (Screen.Element.ID?) -> Request) {
    if ask(request) {
      readAgain()
    } else {
      nothingHappened()
    }
  }

  /// Scrolls a page; a scroll after which the screen is the same is a boundary.
  mutating func scroll(_ direction: VoiceOver.Gesture.Direction) {
    let scroll: Request.Scroll =
      switch direction {
      case .right: .right
      case .left: .left
      case .up: .up
      case .down: .down
      }
    guard ask({ .scroll($0, scroll) }) else {
      nothingHappened()
      return
    }
    let isChanged = readAgain()
    if !isChanged {
      events.append(.boundary(.pages))
      say(.boundary, .pageUnchanged)
    }
  }

  private mutating func ask(_ request: (Screen.Element.ID?) -> Request) -> Bool {
    var targets: [Screen.Element.ID?] = []
    if let position = voice.position {
      targets.append(voice.screen[position].id)
      targets += voice.screen.ancestors(of: position).map { voice.screen[$0].id }
    }
    for target in targets + [nil] where carryOut(request(target)) == .handled { return true }
    return false
  }
}
