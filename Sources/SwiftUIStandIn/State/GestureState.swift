/// A value that a view keeps while a finger moves; here it keeps its first one, since no finger does.
@propertyWrapper @MainActor public struct GestureState<Value>: DynamicProperty {
  /// The value.
  public let wrappedValue: Value

  /// Starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// Starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// The property itself.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public init() { self.init(wrappedValue: nil) }
}
