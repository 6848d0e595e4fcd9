#if canImport(Combine)
  public import Combine
#else
  public import CombineStandIn
#endif

/// An object that a view was given and shows.
@propertyWrapper @MainActor
public struct ObservedObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  /// The object.
  public var wrappedValue: ObjectType

  /// Takes the object.
  public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }

  /// Takes the object.
  public init(initialValue: ObjectType) { wrappedValue = initialValue }

  /// Makes bindings to the properties of the object.
  public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }

  /// Makes bindings to the properties of an object.
  @dynamicMemberLookup @MainActor public struct Wrapper {
    let object: ObjectType

    /// A binding to a property.
    public subscript<Subject>(
      dynamicMember path: ReferenceWritableKeyPath<ObjectType, Subject>
    ) -> Binding<Subject> {
      Binding(get: { object[keyPath: path] }, set: { object[keyPath: path] = $0 })
    }
  }
}
