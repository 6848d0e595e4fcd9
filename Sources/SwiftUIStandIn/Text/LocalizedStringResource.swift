/// A key with the place of its table.
public struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let key: String

  /// Makes one of a literal.
  public init(stringLiteral value: String) { key = value }
}
