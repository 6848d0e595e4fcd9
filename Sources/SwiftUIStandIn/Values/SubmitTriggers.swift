/// What a field is for that people submit.
public struct SubmitTriggers: OptionSet, Sendable {
  /// A bit for each.
  public let rawValue: Int

  /// Makes a set of bits.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// A field that takes text.
  public static let text = SubmitTriggers(rawValue: 1)
  /// A field that searches.
  public static let search = SubmitTriggers(rawValue: 2)
}
