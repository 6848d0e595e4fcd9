/// Several views, one after the other.
public struct TupleView<T>: View {
  /// The views.
  public var value: T
  private let parts: [any View]

  /// Makes one of a tuple of views.
  public init(_ value: T) {
    self.value = value
    parts =
      (value as? any View).map { [$0] }
      ?? Mirror(reflecting: value).children.compactMap { $0.value as? any View }
  }

  init(_ value: T, parts: [any View]) {
    self.value = value
    self.parts = parts
  }
}

extension TupleView: RowsView {
  /// It shows its parts.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    for (index, part) in parts.enumerated() { build.evaluate(part, at: .index(index)) }
  }

  package func collect(_ rows: RowCollector) {
    for (index, part) in parts.enumerated() { rows.collect(part, at: .index(index)) }
  }
}
