/// How much an annotation matters when several would cover one another.
public nonisolated struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public let rawValue: Float

  /// Makes a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Makes a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It is always shown.
  public static let required = MKFeatureDisplayPriority(1000)
  /// It goes after others.
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  /// It goes before others.
  public static let defaultLow = MKFeatureDisplayPriority(250)
}
