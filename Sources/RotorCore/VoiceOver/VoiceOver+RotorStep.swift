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
      stay(at: rotor, direction)
    case .released:
      readAfterAsking(rotor)
      events.append(.notHandled)
      say(.problem, .unknownTarget(rotor.title))
    case .stop(let stop):
      // The same element without a range is a boundary too (WWDC20 10116), and so is the very
      // same stop (observed: AccessibilitySnapshot).
      if let current, stop.target == current.target, stop.range == nil || stop == current {
        stay(at: rotor, direction)
      } else {
        go(to: stop, of: rotor.title, asked: rotor)
      }
    }
  }

  /// Prepares the stop if it needs it, reads again, and goes there if it is there.
  ///
  /// What is not prepared must have been there when the rotor was asked; what is may stand there
  /// under another id than the one it was asked by.
  mutating func go(to stop: Rotor.Stop, of title: Rotor.Title, asked rotor: Rotor? = nil) {
    let isExpected = stop.needsPreparation || isStop(stop.target)
    heading = isExpected ? stop.target : nil
    defer { heading = nil }
    var found = stop
    if stop.needsPreparation {
      if let target = send(.prepare(stop, of: title)).target {
        found.target = target
        heading = target
      }
      readAgain()
    } else if let rotor {
      readAfterAsking(rotor)
    }
    if isExpected, isStop(found.target) {
      move(to: found)
    } else if stop.needsPreparation {
      events.append(.neverAppeared(stop.target, of: title))
      say(.problem, .neverAppeared(title))
    } else {
      events.append(.unknownTarget(stop.target, of: title))
      say(.problem, .unknownTarget(title))
    }
  }

  /// Stays and says so: the person hears whether there is no more, or nothing at all (documented
  /// that VoiceOver stays; the words are assumed).
  ///
  /// The far way is asked from nothing first: at an end it finds the stop where the cursor is, so
  /// that a closure which scrolls to its answer stays there too.
  private mutating func stay(at rotor: Rotor, _ direction: Rotor.Direction) {
    let isEmpty: Bool
    if let count = rotor.knownCount {
      isEmpty = count == 0
    } else {
      isEmpty = [direction.reversed, direction].allSatisfy {
        ask(rotor, from: nil, $0) == .nothing
      }
    }
    readAfterAsking(rotor)
    events.append(.boundary(isEmpty ? .emptyRotor(rotor.title) : .rotor(rotor.title)))
    say(.boundary, isEmpty ? .none(rotor.title) : .noMore(rotor.title))
  }

  /// Reads again after a search that may have changed the screen, as one that scrolls does; a rotor
  /// that knows its stops and their order only looks them up.
  private mutating func readAfterAsking(_ rotor: Rotor) {
    if rotor.order == .unknown || rotor.knownCount == nil { readForChanges() }
  }
}
