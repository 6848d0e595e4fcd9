public import RotorCore
public import RotorReport

/// What a rotor answered to every question that real rotors have got wrong.
///
/// It is asked from nothing in both directions to the end, back from the last stop, from elements
/// that are not its own, and what was asked from nothing on once more. How many questions that is
/// grows with the number of stops, and is bounded for a rotor that never ends.
///
/// A search may scroll to its answer. So each part of the walk begins at nothing or at what was
/// answered last, which is there.
public struct Walk: Sendable {
  /// The screen on which it was asked.
  public let screen: Screen
  /// Every stop that was answered, once each, in the order in which they were found.
  public internal(set) var places: [Rotor.Stop] = []
  /// Where the element of each place is; nil when VoiceOver cannot stop there.
  public internal(set) var positions: [Int?] = []
  /// From nothing, swiping down.
  public internal(set) var forward = Leg(from: nil, .next)
  /// From nothing, swiping up.
  public internal(set) var backward = Leg(from: nil, .previous)
  /// From the last stop of `forward`, swiping up; nil when there is no stop.
  public internal(set) var wayBack: Leg?
  /// From the last stop of `backward`, swiping down; nil when `backward` is `forward` reversed.
  public internal(set) var wayForth: Leg?
  /// Both ways from the first stop that a foreign element led to, when nothing else led to one.
  public internal(set) var detours: [Leg] = []
  /// What it answered from elements that are not its own; where asking scrolls, from some of those
  /// that were there at that moment.
  public internal(set) var foreign: [Foreign] = []
  /// The first question that was answered in two ways.
  public internal(set) var contradiction: Contradiction?
  /// What asking did to the screen, if anything.
  public internal(set) var sideEffect: SideEffect?
  /// How many questions were asked.
  public internal(set) var steps = 0

  /// The screen as it was last read: where asking scrolls, not the first.
  var lastScreen: Screen

  init(on screen: Screen) {
    self.screen = screen
    lastScreen = screen
  }

  /// Why it ended: the reason of the first part that did not come to a boundary.
  public var ended: Report.Ending {
    legs.map(\.ending).first { $0 != .boundary } ?? .boundary
  }

  /// The parts of the walk, those that were taken.
  public var legs: [Leg] {
    [forward, backward] + [wayBack, wayForth].compactMap { $0 } + detours
  }

  /// Whether each question has one answer and asking changes nothing; the other questions make
  /// little sense of a rotor for which that is not so.
  public var isPure: Bool { contradiction == nil && sideEffect == nil }

  /// The answers from one element that is not a stop of the rotor.
  public struct Foreign: Sendable {
    /// The element.
    public var start: Screen.Element.ID
    /// The place to which swiping down leads; nil for none.
    public var next: Int?
    /// The place to which swiping up leads; nil for none.
    public var previous: Int?
  }

  /// A question that was answered in two ways.
  public struct Contradiction: Sendable {
    /// Where the question was asked from; nil for nothing.
    public var start: Rotor.Stop?
    /// Which way.
    public var direction: Rotor.Direction
    /// The first answer.
    public var first: Rotor.Answer
    /// The answer to the same question later.
    public var second: Rotor.Answer
  }

  /// What asking did, beside answering.
  public enum SideEffect: Sendable {
    /// The screen was another one afterwards, in more than what scrolling changes.
    case screenChanged
    /// The app announced these words.
    case announced(String)
    /// The screen could no longer be read, for that reason.
    case unreadable(String)
    /// The search walked through a rotor itself.
    case nestedWalk
  }
}
