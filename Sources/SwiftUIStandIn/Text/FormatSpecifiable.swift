public import Foundation

/// A number that can stand in a key.
public nonisolated protocol _FormatSpecifiable: Equatable {
  /// What C's formats take.
  associatedtype _Arg: CVarArg
  /// The number for C's formats.
  var _arg: _Arg { get }
  /// The placeholder that tables have for it.
  var _specifier: String { get }
  /// The number as people write it.
  func written(in locale: Locale) -> String
}

extension _FormatSpecifiable where Self: BinaryInteger & CVarArg {
  /// The number itself.
  public nonisolated var _arg: Self { self }

  /// With the signs that part thousands (documented).
  public nonisolated func written(in locale: Locale) -> String {
    formatted(IntegerFormatStyle<Self>(locale: locale))
  }
}

extension Int: _FormatSpecifiable {
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%lld" }
}

extension Int32: _FormatSpecifiable {
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%d" }
}

extension Int64: _FormatSpecifiable {
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%lld" }
}

extension UInt: _FormatSpecifiable {
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%llu" }
}

extension Double: _FormatSpecifiable {
  /// The number itself.
  public nonisolated var _arg: Double { self }
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%lf" }
  /// With six digits after the point, as C writes it (assumed).
  public nonisolated func written(in locale: Locale) -> String {
    String(format: "%lf", locale: locale, self)
  }
}

extension Float: _FormatSpecifiable {
  /// The number for C's formats.
  public nonisolated var _arg: Double { Double(self) }
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%f" }
  /// With six digits after the point, as C writes it (assumed).
  public nonisolated func written(in locale: Locale) -> String {
    Double(self).written(in: locale)
  }
}

extension CGFloat: _FormatSpecifiable {
  /// The number for C's formats.
  public nonisolated var _arg: Double { Double(self) }
  /// The placeholder that tables have for it.
  public nonisolated var _specifier: String { "%lf" }
  /// With six digits after the point, as C writes it (assumed).
  public nonisolated func written(in locale: Locale) -> String {
    Double(self).written(in: locale)
  }
}
