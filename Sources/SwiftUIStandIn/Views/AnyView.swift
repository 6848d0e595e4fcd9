/// A view whose type is not told.
public struct AnyView: View {
  let content: any View

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { content = view }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { content = view }
}

extension AnyView: RowsView {
  /// It shows the view that it hides.
  public typealias Body = Never

  private var step: Identity.Step { .type(ObjectIdentifier(type(of: content)), "") }

  package func build(_ build: ViewBuild) { build.evaluate(content, at: step) }

  package func collect(_ rows: RowCollector) { rows.collect(content, at: step) }
}
