/// A value that a view inherits.
///
/// Where an object is needed and none is given, reading the screen throws
/// ``ViewFailure/missingObject(_:view:)``.
@propertyWrapper @MainActor public struct Environment<Value>: DynamicProperty {
  private let link = Link()
  private let read: (EnvironmentValues) -> Value
  private let isMissing: (EnvironmentValues) -> Bool

  final class Link {
    var values = EnvironmentValues()
    weak var identity: Identity?
  }

  /// The value of a property of the environment.
  public init(_ path: KeyPath<EnvironmentValues, Value>) {
    read = { $0[keyPath: path] }
    isMissing = { _ in false }
  }

  /// The object of a type; the program ends outside of the body of a view, as in SwiftUI.
  public init(_ type: Value.Type) where Value: AnyObject {
    isMissing = { $0[type] == nil }
    read = { values in
      guard let object = values[type] else {
        fatalError("the object of type \(type) was asked for outside of a body")
      }
      return object
    }
  }

  /// The object of a type; nil when nobody gives one.
  public init<Object: AnyObject>(_ type: Object.Type) where Value == Object? {
    read = { $0[type] }
    isMissing = { _ in false }
  }

  /// The value.
  public var wrappedValue: Value { read(link.values) }
}

extension Environment: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.values = context.environment
    link.identity = context.identity
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let identity = link.identity, identity !== context.identity else { return nil }
    return Parting(link, own: Link())
  }

  package var missing: String? { isMissing(link.values) ? "\(Value.self)" : nil }
}
