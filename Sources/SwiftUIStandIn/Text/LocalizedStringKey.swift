/// The key of a text in the app's tables of words.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let key: String

  /// Makes a key of any text.
  public init(_ value: String) { key = value }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { key = value }
}
