/// Above or below.
public nonisolated enum VerticalEdge: Int8, CaseIterable, Sendable {
  /// Above.
  case top
  /// Below.
  case bottom
}

extension VerticalEdge {
  /// One of them or both.
  public nonisolated struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Above.
    public static let top = Set(rawValue: 1)
    /// Below.
    public static let bottom = Set(rawValue: 2)
    /// Both.
    public static let all: Set = [.top, .bottom]
  }
}
