#if canImport(Combine)
  public import Combine
#else
  public import CombineStandIn
#endif

/// An object that a view makes once and keeps.
@propertyWrapper @MainActor
public struct StateObject<ObjectType: ObservableObject>:
  DynamicProperty
{
  private let link: Link

  final class Box {
    let object: ObjectType

    init(_ object: ObjectType) { self.object = object }
  }

  final class Link {
    let make: () -> ObjectType
    var box: Box?

    init(_ make: @escaping () -> ObjectType) { self.make = make }

    var current: Box {
      if let box { return box }
      let box = Box(make())
      self.box = box
      return box
    }
  }

  /// Makes the object when the view is there for the first time.
  public init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType) { link = Link(thunk) }

  /// The object.
  public var wrappedValue: ObjectType { link.current.object }

  /// Makes bindings to the properties of the object.
  public var projectedValue: ObservedObject<ObjectType>.Wrapper {
    ObservedObject<ObjectType>.Wrapper(object: wrappedValue)
  }
}

extension StateObject: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.box = context.identity.storage(place) { Box(link.make()) }
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let box = link.box, box !== context.identity.stored(place) else { return nil }
    return Parting(link, own: Link(link.make))
  }
}
