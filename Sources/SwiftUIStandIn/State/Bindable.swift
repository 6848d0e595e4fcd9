public import Observation

/// Makes bindings to the properties of an observable object.
@propertyWrapper @dynamicMemberLookup @MainActor public struct Bindable<Value> {
  private var object: Value

  /// The object.
  public var wrappedValue: Value {
    get { object }
    set { object = newValue }
  }

  /// Only an observable object has bindings to its properties.
  @available(*, unavailable, message: "Only an observable object has bindings to its properties")
  public init(wrappedValue: Value) { object = wrappedValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Bindable<Value> { self }
}

extension Bindable where Value: AnyObject, Value: Observable {
  /// Takes the object.
  public init(wrappedValue: Value) { object = wrappedValue }

  /// Takes the object.
  public init(_ wrappedValue: Value) { object = wrappedValue }

  /// The same one.
  public init(projectedValue: Bindable<Value>) { self = projectedValue }
}

extension Bindable where Value: AnyObject {
  /// A binding to a property.
  public subscript<Subject>(
    dynamicMember path: ReferenceWritableKeyPath<Value, Subject>
  ) -> Binding<Subject> {
    let object = object
    return Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
  }
}

extension Bindable: Identifiable where Value: Identifiable {
  /// The id of the object.
  public var id: Value.ID { wrappedValue.id }
}
