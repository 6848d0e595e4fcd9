/// A view that shows nothing.
public struct EmptyView: View {
  /// Makes one.
  public init() {}
}

extension EmptyView: RowsView {
  /// There is nothing in it.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {}

  package func collect(_ rows: RowCollector) {}
}
