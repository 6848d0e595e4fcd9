/// Which field is being edited, or whether one is, as far as the app binds them to it with
/// `focused(_:)`.
@propertyWrapper @MainActor public struct FocusState<Value: Hashable>: DynamicProperty {
  private let link: Link
  private let nothing: Value

  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  final class Link {
    var box: Box?
  }

  private init(nothing: Value) {
    self.nothing = nothing
    link = Link()
  }

  /// Whether a field is being edited.
  public init() where Value == Bool { self.init(nothing: false) }

  /// Which field is being edited; nil for none.
  public init<T: Hashable>() where Value == T? { self.init(nothing: nil) }

  private var box: Box {
    let box = link.box ?? Box(nothing)
    link.box = box
    return box
  }

  /// Which field is being edited, or whether one is; written, it begins or ends editing.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to bind fields to it.
  public var projectedValue: Binding { Binding(box: box, nothing: nothing) }

  /// A way to bind fields to it.
  @propertyWrapper @MainActor public struct Binding {
    let box: Box
    let nothing: Value

    /// Which field is being edited, or whether one is.
    public var wrappedValue: Value {
      get { box.value }
      nonmutating set { box.value = newValue }
    }

    /// The binding itself.
    public var projectedValue: Binding { self }
  }
}

extension FocusState: LinkedProperty {
  package func link(to context: ViewContext, at place: Int) {
    link.box = context.identity.storage(place) { Box(nothing) }
  }

  package func parting(from context: ViewContext, at place: Int) -> Parting? {
    guard let box = link.box, box !== context.identity.stored(place) else { return nil }
    return Parting(link, own: Link())
  }
}
