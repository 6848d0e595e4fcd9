/// Across or down.
public nonisolated enum Axis: Int8, CaseIterable, Sendable {
  /// Across.
  case horizontal
  /// Down.
  case vertical

  /// One of them or both.
  public struct Set: OptionSet, Sendable {
    /// The bits.
    public let rawValue: Int8

    /// Makes a set of bits.
    public init(rawValue: Int8) { self.rawValue = rawValue }

    /// Across.
    public static let horizontal = Set(rawValue: 1)
    /// Down.
    public static let vertical = Set(rawValue: 2)
  }
}
