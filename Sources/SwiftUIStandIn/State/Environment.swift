/// A value that a view inherits.
@propertyWrapper @MainActor public struct Environment<Value>: DynamicProperty {
  private let link = Link()
  private let read: (EnvironmentValues) -> Value

  final class Link {
    var values = EnvironmentValues()
  }

  /// The value of a property of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) { read = { $0[keyPath: path] } }

  /// The object of a type; the program ends when nobody gives one, as in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject {
    read = { values in
      guard let object = values[type] else {
        fatalError("no object of type \(type) was given by environment(_:) around this view")
      }
      return object
    }
  }

  /// The object of a type; nil when nobody gives one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
  }

  /// The value.
  public var wrappedValue: Value { read(link.values) }
}

extension Environment: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.values = context.environment
  }
}
