public import Foundation

/// The key of a text in the app's tables of words, with the values that stand in it.
///
/// A value is written when the text is shown, in the language of the environment: the number 1042
/// reads "1,042" in English (documented).
public nonisolated struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key as tables have it: values are placeholders, such as `%lld` for a whole number.
  let key: String
  let values: [Value]

  /// A value that stands in a key.
  enum Value {
    case written((Locale) -> String)
    case text(Text)
  }

  /// Makes a key of any text.
  public init(_ value: String) {
    key = value
    values = []
  }

  /// Makes a key of a literal.
  public init(stringLiteral value: String) { self.init(value) }

  /// Makes a key of a literal with values.
  public init(stringInterpolation: StringInterpolation) {
    key = stringInterpolation.key
    values = stringInterpolation.values
  }

  /// Whether the keys are the same; their values are not looked at.
  public static func == (left: LocalizedStringKey, right: LocalizedStringKey) -> Bool {
    left.key == right.key && left.values.count == right.values.count
  }

  /// Puts a key together from literals and values.
  public struct StringInterpolation: StringInterpolationProtocol {
    var key = ""
    var values: [Value] = []

    /// Begins a key.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity)
    }

    /// Adds a part of the key; a percent sign stands for itself.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ string: String) { add("%@") { _ in string } }

    /// Adds a text as it is.
    public mutating func appendInterpolation(_ string: Substring) {
      add("%@") { _ in String(string) }
    }

    /// Adds a text with its own look.
    public mutating func appendInterpolation(_ text: Text) {
      key += "%@"
      values.append(.text(text))
    }

    /// Adds a text with attributes.
    public mutating func appendInterpolation(_ attributedString: AttributedString) {
      appendInterpolation(Text(attributedString))
    }

    /// Adds a text of the app's tables of words.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      appendInterpolation(Text(resource))
    }

    /// Adds a picture; it says nothing in a text (assumed).
    public mutating func appendInterpolation(_ image: Image) { add("%@") { _ in "" } }

    /// Adds a number in a format of C's, such as `%.2f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(
      _ value: T, specifier: String
    ) {
      let argument = value._arg
      add(specifier) { String(format: specifier, locale: $0, argument) }
    }

    /// Adds a number as people write it.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      add(value._specifier) { value.written(in: $0) }
    }

    /// Adds a value in a format.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatOutput == String {
      add("%@") { format.locale($0).format(input) }
    }

    /// Adds a date.
    public mutating func appendInterpolation(_ date: Date, style: Text.DateStyle) {
      add("%@") { style.written(date, in: $0) }
    }

    private mutating func add(_ placeholder: String, _ written: @escaping (Locale) -> String) {
      key += placeholder
      values.append(.written(written))
    }
  }
}
