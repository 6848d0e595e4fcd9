public import Foundation

/// A value that is kept in the app's defaults, found by a key.
@propertyWrapper @MainActor public struct AppStorage<Value>: DynamicProperty {
  let link: Link

  final class Link {
    let key: String
    let store: UserDefaults?
    let initial: Value
    let coding: DefaultsCoding<Value>
    /// The defaults of the environment.
    var inherited: UserDefaults?

    init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: DefaultsCoding<Value>) {
      self.key = key
      self.store = store
      self.initial = initial
      self.coding = coding
    }

    private var defaults: UserDefaults { store ?? inherited ?? .standard }

    var value: Value {
      get {
        guard defaults.object(forKey: key) != nil else { return initial }
        return coding.read(defaults, key) ?? initial
      }
      set { coding.write(defaults, key, newValue) }
    }
  }

  init(_ key: String, _ store: UserDefaults?, _ initial: Value, _ coding: DefaultsCoding<Value>) {
    link = Link(key, store, initial, coding)
  }

  /// The value.
  public var wrappedValue: Value {
    get { link.value }
    nonmutating set { link.value = newValue }
  }

  /// A way to read and write it from elsewhere.
  public var projectedValue: Binding<Value> {
    let link = link
    return Binding(get: { link.value }, set: { link.value = $0 })
  }
}

extension AppStorage: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.inherited = context.environment.defaultAppStorage
  }
}

extension EnvironmentValues {
  private enum DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults? { nil }
  }

  /// The defaults in which views keep their values; nil for the app's own.
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

extension View {
  /// Says in which defaults the views inside keep their values.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    inheriting { $0.defaultAppStorage = store }
  }
}
