extension VoiceOver.Session {
  /// Swipes down (next) or up (previous) with the chosen entry of the dial.
  mutating func swipe(_ direction: Rotor.Direction) {
    let dial = voice.dial
    let entry = dial.entries[dial.chosen]
    if let rotor = entry.rotor {
      step(rotor, direction)
    } else if let unit = TextUnit(entry.title.kind) {
      step(unit, entry.title, direction)
    } else if entry.title.kind == .adjustValue {
      adjust(entry.title, direction)
    } else {
      stepEntries(entry.title, direction)
    }
  }

  private mutating func ask(
    _ rotor: Rotor, from stop: Rotor.Stop?, _ direction: Rotor.Direction
  ) -> Rotor.Answer {
    let answer = rotor.answer(Rotor.Search(from: stop, direction, on: voice.screen))
    events.append(.asked(rotor.title, direction, answer))
    return answer
  }

  private mutating func step(_ rotor: Rotor, _ direction: Rotor.Direction) {
    let current = voice.currentStop
    switch ask(rotor, from: current, direction) {
    case .nothing:
      stay(at: rotor)
    case .released:
      events.append(.notHandled)
      say(.problem, .unknownTarget(rotor.title))
    case .stop(let stop):
      // The same element without a range is a boundary too (WWDC20 10116), and so is the very
      // same stop (observed: AccessibilitySnapshot).
      if let current, stop.target == current.target, stop.range == nil || stop == current {
        stay(at: rotor)
      } else {
        go(to: stop, of: rotor.title)
      }
    }
  }

  /// Prepares the stop if it needs it, reads again, and goes there if it is there.
  private mutating func go(to stop: Rotor.Stop, of title: Rotor.Title) {
    if stop.needsPreparation {
      _ = carryOut(.prepare(stop, of: title))
      readAgain()
    }
    if let position = voice.screen.position(of: stop.target), voice.screen.isStop(position) {
      move(to: stop)
      return
    }
    if stop.needsPreparation {
      events.append(.neverAppeared(stop.target, of: title))
      say(.problem, .neverAppeared(title))
    } else {
      events.append(.unknownTarget(stop.target, of: title))
      say(.problem, .unknownTarget(title))
    }
  }

  /// Stays and says so: the person hears whether there is no more, or nothing at all (documented
  /// that VoiceOver stays; the words are assumed).
  private mutating func stay(at rotor: Rotor) {
    let isEmpty: Bool
    if let count = rotor.knownCount {
      isEmpty = count == 0
    } else {
      isEmpty = Rotor.Direction.allCases.allSatisfy { ask(rotor, from: nil, $0) == .nothing }
    }
    events.append(.boundary(isEmpty ? .emptyRotor(rotor.title) : .rotor(rotor.title)))
    say(.boundary, isEmpty ? .none(rotor.title) : .noMore(rotor.title))
  }
}
