/// A view as it is without the modifier that it is handed to.
public struct PlaceholderContentView<Value: View>: View {
  let content: Value
}

extension PlaceholderContentView: RowsView {
  /// It shows the view.
  public typealias Body = Never

  package func build(_ build: ViewBuild) { build.evaluate(content, at: .part("itself")) }

  package func collect(_ rows: RowCollector) { rows.collect(content, at: .part("itself")) }
}
