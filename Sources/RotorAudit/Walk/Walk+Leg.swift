public import RotorCore
public import RotorReport

extension Walk {
  /// One way through a rotor, from a start in one direction, each question from the last answer.
  public struct Leg: Sendable {
    /// Where it began, as a place; nil for nothing.
    public let start: Int?
    /// Which way it went.
    public let direction: Rotor.Direction
    /// The places it came to, without the start; none twice.
    public internal(set) var path: [Int] = []
    /// Why it ended.
    public internal(set) var ending = Report.Ending.boundary
    /// The place it came back to, when it ended by that.
    public internal(set) var revisited: Int?
    /// Whether it came to a boundary after all when asked on from the place that it came back to.
    public internal(set) var endsAfterRepeat = false

    init(from start: Int?, _ direction: Rotor.Direction) {
      self.start = start
      self.direction = direction
    }

    /// Whether the last answer was the place it was asked from.
    public var isStuck: Bool { revisited != nil && revisited == path.last ?? start }
  }
}
