extension VoiceOver {
  /// Everything that VoiceOver remembers: plain data, so a step can be tried and thrown away.
  public struct State: Sendable, Hashable {
    /// The focused element; nil on a screen without elements.
    public var cursor: Screen.Element.ID?
    /// The range of the last stop, when it had one.
    public var range: Range<Int>?
    /// What the person last turned the dial to; nil before the first turn.
    public var turn: Rotor.Title?
    /// Which of several entries with that title was meant, from 0.
    public var turnOccurrence = 0
    /// The unit of text that was read last inside the element.
    public var textRange: Range<Int>?
    /// The kind of that unit: another kind begins at its start.
    public var textKind: Rotor.Kind?
    /// Which entry of Actions, More Content or a category waits for a double tap; nil at rest.
    public var entry: Int?
    /// Where the cursor returns to when a modal goes away, the outermost first.
    public var returns: [Return] = []

    /// Makes the state at the start.
    public init(cursor: Screen.Element.ID? = nil) {
      self.cursor = cursor
    }

    /// Where the cursor was when a modal appeared.
    public struct Return: Sendable, Hashable {
      /// The modal.
      public var modal: Screen.Element.ID
      /// The element that had the focus before; nil when nothing had.
      public var cursor: Screen.Element.ID?
    }
  }
}
