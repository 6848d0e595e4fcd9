/// A virtual VoiceOver: a source, what was last read from it, and a small state.
///
/// Performing a gesture asks, carries out, reads again, moves and speaks, in that order; each
/// step is an event. What it does where two engineers would differ stands beside the code, marked
/// documented, observed or assumed. It does not replace testing with VoiceOver and the people who
/// use it.
public struct VoiceOver {
  /// Where the screen comes from.
  public let source: any Source
  /// What was last read.
  public private(set) var reading: Reading
  /// What VoiceOver remembers.
  public var state: State
  private(set) var shelf: RotorShelf

  /// Starts on a source: the cursor is where the source wants it, else on the first element.
  ///
  /// - Throws: what keeps the source from being read.
  /// - Complexity: O(elements).
  public init(on source: any Source) throws {
    self.source = source
    reading = try source.read()
    shelf = RotorShelf(reading)
    state = State()
    state.cursor = focusHint ?? reading.screen.stops.first.map { reading.screen[$0].id }
    if let modal = screen.modal {
      state.returns = [State.Return(modal: screen[modal].id, cursor: state.cursor)]
    }
  }

  /// The screen as it was last read.
  public var screen: Screen { reading.screen }

  /// Where the focused element is in reading order; nil when nothing is focused.
  public var position: Int? { state.cursor.flatMap { screen.position(of: $0) } }

  /// The focused element; nil when nothing is focused.
  public var focus: Screen.Element? { position.map { screen[$0] } }

  /// The focused element, as a rotor is asked from it; nil when nothing is focused.
  public var currentStop: Rotor.Stop? {
    state.cursor.map { Rotor.Stop($0, range: state.range) }
  }

  /// The entries that can be turned to here, and which of them is chosen.
  public var dial: Dial {
    let entries = shelf.entries(at: position)
    return Dial(entries: entries, chosen: chosen(among: entries))
  }

  /// What VoiceOver says of the focused element; nil when nothing is focused.
  public func describeFocus() -> Utterance? {
    position.map { utterance(at: $0) }
  }

  /// Where the source wants the cursor, if that can be focused.
  var focusHint: Screen.Element.ID? {
    reading.focus.flatMap { id in
      screen.position(of: id).flatMap { screen.isStop($0) ? id : nil }
    }
  }

  /// The turn wins wherever its rotor is offered; before the first turn, and where the turn is
  /// not offered, an adjustable element chooses Adjust Value, one with actions Actions (observed),
  /// any other Characters (assumed).
  private func chosen(among entries: [Dial.Entry]) -> Int {
    if let turn = state.turn {
      let matches = entries.indices.filter { entries[$0].title == turn }
      if let first = matches.first {
        return matches.indices.contains(state.turnOccurrence)
          ? matches[state.turnOccurrence] : first
      }
    }
    for kind in [Rotor.Kind.adjustValue, .actions] {
      if let index = entries.firstIndex(where: { $0.title == Rotor.Title(kind: kind) }) {
        return index
      }
    }
    return entries.count - 1
  }

  /// What was announced by the last reading; the second time nothing.
  mutating func takeAnnouncements() -> [Response.Announcement] {
    defer { reading.announcements = [] }
    return reading.announcements
  }

  /// Replaces what was read; the shelf is kept when nothing in it can have changed.
  mutating func replaceReading(_ new: Reading) {
    let isSame =
      new.screen.isIdentical(to: reading.screen) && new.rotors.isIdentical(to: reading.rotors)
    reading = new
    if !isSame { shelf = RotorShelf(new) }
  }
}

extension [Rotor] {
  /// Whether both are the same array in memory: closures cannot be compared, but an array that is
  /// still held cannot have lent its place to another.
  fileprivate func isIdentical(to other: [Rotor]) -> Bool {
    guard count == other.count else { return false }
    return withUnsafeBufferPointer { mine in
      other.withUnsafeBufferPointer { mine.baseAddress == $0.baseAddress }
    }
  }
}
