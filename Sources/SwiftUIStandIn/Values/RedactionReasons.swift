/// Why words are not shown.
public nonisolated struct RedactionReasons: OptionSet, Sendable {
  /// The bits.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// They are not there yet.
  public static let placeholder = RedactionReasons(rawValue: 1)
  /// They are nobody else's business.
  public static let privacy = RedactionReasons(rawValue: 2)
}
