public import Foundation

/// A key with the table in which it is looked up.
public nonisolated struct LocalizedStringResource: Equatable, ExpressibleByStringInterpolation {
  let key: LocalizedStringKey
  /// The table; nil for the app's own.
  public var table: String?
  /// The language in which it is written; nil for that of the environment.
  public var locale: Locale?

  /// Makes one of a key.
  public init(
    _ keyAndValue: LocalizedStringKey, table: String? = nil, locale: Locale? = nil,
    comment: StaticString? = nil
  ) {
    key = keyAndValue
    self.table = table
    self.locale = locale
  }

  /// Makes one of a literal.
  public init(stringLiteral value: String) { self.init(LocalizedStringKey(value)) }

  /// Makes one of a literal with values.
  public init(stringInterpolation: LocalizedStringKey.StringInterpolation) {
    self.init(LocalizedStringKey(stringInterpolation: stringInterpolation))
  }
}
