/// A place for ids of a view's own, such as those of the entries of a rotor.
@propertyWrapper @MainActor public struct Namespace: DynamicProperty {
  private let link = Link()

  final class Link {
    var box: Box?
  }

  final class Box {
    let id: ID

    init() {
      Namespace.last += 1
      id = ID(number: Namespace.last)
    }
  }

  private static var last = 0

  /// Makes a namespace.
  public init() {}

  /// Which namespace it is.
  public var wrappedValue: ID {
    let box = link.box ?? Box()
    link.box = box
    return box.id
  }

  /// Which namespace something is in.
  public struct ID: Hashable, Sendable {
    package let number: Int
  }
}

extension Namespace: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.box = context.identity.storage(place) { Box() }
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let box = link.box, box !== context.identity.stored(place) else { return nil }
    return Parting(link, own: Link())
  }
}
