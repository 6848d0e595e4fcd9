/// What a value that views tell those around them is found by.
@MainActor @preconcurrency public protocol PreferenceKey {
  /// What the value is.
  associatedtype Value

  /// What it is where no view tells one.
  static var defaultValue: Value { get }

  /// Joins the value of the next view to those of the views before.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing where no view tells one.
  public static var defaultValue: Value { nil }
}
