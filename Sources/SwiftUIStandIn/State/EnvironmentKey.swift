/// What a value of the environment is found by.
@MainActor @preconcurrency public protocol EnvironmentKey {
  /// What the value is.
  associatedtype Value

  /// What it is where nobody sets it.
  static var defaultValue: Value { get }
}
