public import Foundation

/// What views inherit from those around them.
@MainActor public struct EnvironmentValues {
  private var values: [ObjectIdentifier: Any] = [:]
  private var objects: [ObjectIdentifier: AnyObject] = [:]

  /// Makes one in which everything has its default.
  public init() {}

  /// The value of a key.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get {
      // Nothing at all would pass for the nil of an optional value.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The object of a type; nil where nobody gives one.
  public subscript<Object: AnyObject>(type: Object.Type) -> Object? {
    get { objects[ObjectIdentifier(type)] as? Object }
    set { objects[ObjectIdentifier(type)] = newValue }
  }

  /// The language and region in which texts are written.
  public var locale: Locale {
    get { self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }

  /// Which way lines are read.
  public var layoutDirection: LayoutDirection {
    get { self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }

  /// Whether views can be used.
  public var isEnabled: Bool {
    get { self[IsEnabledKey.self] }
    set { self[IsEnabledKey.self] = newValue }
  }

  private enum LocaleKey: EnvironmentKey {
    static var defaultValue: Locale { Locale(identifier: "en_US") }
  }

  private enum LayoutDirectionKey: EnvironmentKey {
    static var defaultValue: LayoutDirection { .leftToRight }
  }

  private enum IsEnabledKey: EnvironmentKey {
    static var defaultValue: Bool { true }
  }
}
