/// A way through a screen: from the current stop and a direction to the next stop, or to nothing.
///
/// A search runs where its source lives, so a rotor is not `Sendable`. It may be asked from any
/// element, also one that it never returned itself.
public struct Rotor {
  /// Its name and kind, by which a person finds it again on another element.
  public var title: Title
  /// The element or container it was attached to; nil for the whole screen.
  public var owner: Screen.Element.ID?
  /// What it promises about the order of its stops.
  public var order: Order
  /// How many stops it has, when it knows without a walk.
  public var knownCount: Int?
  /// The stops that a data rotor was given, repeated ones included; nil for other rotors.
  public internal(set) var declaredStops: [Stop]?
  /// Finds what is wrong with its entries; nil for a rotor that is no list of entries by id.
  public var findEntryFaults: (() -> [EntryFault])?
  private var body: (Search) -> Answer

  /// Makes a rotor whose search is a closure.
  public init(
    _ title: Title, owner: Screen.Element.ID? = nil, order: Order = .unknown,
    knownCount: Int? = nil, search: @escaping (Search) -> Answer
  ) {
    self.title = title
    self.owner = owner
    self.order = order
    self.knownCount = knownCount
    self.body = search
  }

  /// Makes a custom rotor whose search is a closure.
  public init(
    _ name: String, owner: Screen.Element.ID? = nil, search: @escaping (Search) -> Answer
  ) {
    self.init(Title(name), owner: owner, search: search)
  }

  /// Asks for the stop after or before the current one.
  ///
  /// Costs what the search costs.
  public func answer(_ search: Search) -> Answer {
    body(search)
  }

  /// The same rotor, with something done before each search, each look for faults, and after it.
  package func surrounded(
    before: @escaping () -> Void, after: @escaping () -> Void
  ) -> Rotor {
    var rotor = self
    rotor.body = { [body] search in
      before()
      defer { after() }
      return body(search)
    }
    rotor.findEntryFaults = findEntryFaults.map { find in
      {
        before()
        defer { after() }
        return find()
      }
    }
    return rotor
  }

  /// Which way a search goes: swiping down is next, swiping up is previous (documented).
  public enum Direction: String, Sendable, CaseIterable {
    /// Back.
    case previous
    /// On.
    case next

    /// The other way.
    public var reversed: Direction { self == .next ? .previous : .next }
  }

  /// What a rotor promises about the order of its stops.
  public enum Order: String, Sendable {
    /// Nothing; a closure decides.
    case unknown
    /// By reading position, then by where a range starts.
    case document
    /// The order of its own list, such as nearest first; entered at its ends.
    case own
  }

  /// A question to a rotor.
  public struct Search: Sendable {
    /// Where VoiceOver is: the focused element, even when it is not this rotor's own, and the
    /// range of the last stop if it had one; nil when nothing is focused (documented).
    public var current: Stop?
    /// Which way to go.
    public var direction: Direction
    /// The screen as it was last read.
    public var screen: Screen

    /// Makes a question.
    public init(from current: Stop?, _ direction: Direction, on screen: Screen) {
      self.current = current
      self.direction = direction
      self.screen = screen
    }
  }

  /// What a rotor answers.
  public enum Answer: Sendable, Hashable {
    /// Go there.
    case stop(Stop)
    /// There is nothing more that way.
    case nothing
    /// There was a target, but nobody held it when the search returned (targets are weak).
    case released
  }
}
