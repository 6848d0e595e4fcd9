/// Where the value of a focus is kept.
final class FocusMemory<Value> {
  /// What is shared by the views of one identity.
  final class Box {
    var value: Value

    init(_ value: Value) { self.value = value }
  }

  private let initial: Value
  private(set) lazy var box = Box(initial)

  init(_ initial: Value) { self.initial = initial }

  func link(to context: ViewContext, at place: Int) {
    box = context.identity.storage(place) { Box(initial) }
  }
}
