public import Foundation

/// A value that is kept with the scene, found by a key; here as long as the screen is.
@propertyWrapper @MainActor public struct SceneStorage<Value>: DynamicProperty {
  private let key: String
  private let initial: Value
  private let link = Link()

  final class Link {
    var scene: SceneMemory?
  }

  private init(of initial: Value, _ key: String) {
    self.initial = initial
    self.key = key
  }

  /// The value.
  public var wrappedValue: Value {
    get { link.scene?.values[key] as? Value ?? initial }
    nonmutating set { link.scene?.values[key] = newValue }
  }

  /// A way to read and write it from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension SceneStorage: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.scene = context.environment.scene
  }
}

extension SceneStorage {
  /// Keeps a truth value.
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a whole number.
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a number.
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a string.
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(of: wrappedValue, key)
  }

  /// Keeps an address.
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(of: wrappedValue, key)
  }

  /// Keeps bytes.
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a value by its number.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a value by its name.
  public init(wrappedValue: Value, _ key: String)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(of: wrappedValue, key)
  }

  /// Keeps a string or nothing.
  public init(_ key: String) where Value == String? { self.init(of: nil, key) }

  /// Keeps a whole number or nothing.
  public init(_ key: String) where Value == Int? { self.init(of: nil, key) }

  /// Keeps a number or nothing.
  public init(_ key: String) where Value == Double? { self.init(of: nil, key) }

  /// Keeps a truth value or nothing.
  public init(_ key: String) where Value == Bool? { self.init(of: nil, key) }

  /// Keeps an address or nothing.
  public init(_ key: String) where Value == URL? { self.init(of: nil, key) }

  /// Keeps bytes or nothing.
  public init(_ key: String) where Value == Data? { self.init(of: nil, key) }
}
