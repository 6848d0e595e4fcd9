/// A value that a view keeps from one evaluation to the next.
@propertyWrapper @MainActor public struct State<Value>: DynamicProperty {
  private let link: Link

  /// Keeps what is true of one value; the views of one identity share one.
  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  /// Where the value is: a class, since the views that hold it are copied.
  final class Link {
    let initial: () -> Value
    var box: Box?

    init(_ initial: @escaping () -> Value) { self.initial = initial }

    var current: Box {
      if let box { return box }
      let box = Box(initial())
      self.box = box
      return box
    }
  }

  /// Starts with a value.
  public init(wrappedValue: @autoclosure @escaping () -> Value) { link = Link(wrappedValue) }

  /// Starts with a value.
  public init(initialValue: Value) { link = Link { initialValue } }

  /// The value.
  public var wrappedValue: Value {
    get { link.current.value }
    nonmutating set { link.current.value = newValue }
  }

  /// A way to read and write it from elsewhere.
  public var projectedValue: Binding<Value> {
    let box = link.current
    return Binding(get: { box.value }, set: { box.value = $0 })
  }
}

extension State: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.box = context.identity.storage(place) { Box(link.initial()) }
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let box = link.box, box !== context.identity.stored(place) else { return nil }
    return Parting(link, own: Link(link.initial))
  }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public init() { self.init(initialValue: nil) }
}
