#if canImport(Combine)
  public import Combine
#else
  public import CombineStandIn
#endif

/// An object that a view around this one gave, found by its type.
///
/// Where none is given, reading the screen throws ``ViewFailure/missingObject(_:view:)``.
@propertyWrapper @MainActor
public struct EnvironmentObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  private let link = Link()

  final class Link {
    var object: ObjectType?
    weak var identity: Identity?
  }

  /// Makes one.
  public init() {}

  /// The object; the program ends outside of the body of a view, as in SwiftUI.
  public var wrappedValue: ObjectType {
    guard let object = link.object else {
      fatalError("the object of type \(ObjectType.self) was asked for outside of a body")
    }
    return object
  }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension EnvironmentObject: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.object = context.environment[ObjectType.self]
    link.identity = context.identity
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let identity = link.identity, identity !== context.identity else { return nil }
    return Parting(link, own: Link())
  }

  package var missing: String? { link.object == nil ? "\(ObjectType.self)" : nil }
}

extension View {
  /// Gives what is inside an object, found by its type.
  public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
    inheriting { $0[T.self] = object }
  }
}
