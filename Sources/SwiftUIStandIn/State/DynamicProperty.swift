/// A property of a view that is kept or found for it.
@MainActor @preconcurrency public protocol DynamicProperty {
  /// Brought up to date before the body is evaluated.
  mutating func update()
}

extension DynamicProperty {
  /// Nothing is to be done.
  public mutating func update() {}
}
