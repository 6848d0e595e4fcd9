extension Screen {
  /// The arrays that copies of a screen share; a class for that alone, immutable.
  final class Storage: Sendable {
    /// The nodes in reading order, each before what is inside it.
    let elements: [Element]
    /// The position around each node, -1 at the top.
    let parents: [Int32]
    /// Where the nodes inside each node end.
    let ends: [Int32]
    /// Where each node stood in the source's list.
    let sourceIndices: [Int32]
    /// Where each id is.
    let positions: [Element.ID: Int32]
    /// The positions on which VoiceOver can stop, ascending, of the whole screen.
    let stops: [Int32]
    /// How many stops lie before each position; one more than there are nodes.
    let stopsBefore: [Int32]
    /// The container that hides all else, if any.
    let modal: Int?
    let notes: [Note]

    init(
      elements: [Element], parents: [Int32], ends: [Int32], sourceIndices: [Int32],
      positions: [Element.ID: Int32], stops: [Int32], stopsBefore: [Int32], modal: Int?,
      notes: [Note]
    ) {
      self.elements = elements
      self.parents = parents
      self.ends = ends
      self.sourceIndices = sourceIndices
      self.positions = positions
      self.stops = stops
      self.stopsBefore = stopsBefore
      self.modal = modal
      self.notes = notes
    }
  }

  /// Something odd about a screen that did not keep it from being read: about its nodes, or about
  /// what the source was told when it read them.
  public enum Note: Sendable, Hashable {
    /// Where these elements stand puts each before another; they were ordered by top, then side.
    case ambiguousOrder([Element.ID])
    /// The frame had a number that is not finite; it was dropped.
    case frameNotFinite(Element.ID)
    /// A run reached outside its text; it was dropped.
    case runOutsideText(Element.ID, Text.Run)
    /// The container listed the element twice; it stands where it was listed first. Nil is the
    /// screen.
    case listedTwice(Element.ID, in: Element.ID?)
    /// The node was listed inside itself, perhaps through others; there it was left out.
    case containsItself(Element.ID)
    /// The container says that it has so many elements, and gives another number. Nil is the screen.
    case countMismatch(in: Element.ID?, claimed: Int, given: Int)
    /// The container lists something, described so, that is no element and holds none; it was left
    /// out. Nil is the screen.
    case entryNotAnElement(in: Element.ID?, String)
    /// What the container shows has other ids each time it is read, although nothing changed. Nil
    /// is the screen.
    case idsChange(in: Element.ID?)
    /// The container shows two things under one id, given as text. Nil is the screen.
    case idTwice(String, in: Element.ID?)
    /// The element hides these controls, which are inside it, and has fewer actions of its own than
    /// would stand for them.
    case swallowed([String], in: Element.ID)
    /// The platform raises an exception for something that was done to a view, and so ends the
    /// program; what it complains of, with the class of the view.
    case platformException(String)
  }
}
