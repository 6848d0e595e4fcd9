/// A change of a view that can be used again.
@MainActor @preconcurrency public protocol ViewModifier {
  /// What it makes of a view.
  associatedtype Body: View

  /// Makes something of a view.
  @ViewBuilder func body(content: Content) -> Body

  /// The view that is changed.
  typealias Content = _ViewModifier_Content<Self>
}

/// The view that a modifier changes.
public struct _ViewModifier_Content<Modifier: ViewModifier>: View {
  let content: any View
}

extension _ViewModifier_Content: RowsView {
  /// It shows the view.
  public typealias Body = Never

  package func build(_ build: ViewBuild) { build.evaluate(content, at: .part("content")) }

  package func collect(_ rows: RowCollector) { rows.collect(content, at: .part("content")) }
}

extension View {
  /// Changes the view by a modifier.
  public func modifier<T: ViewModifier>(_ modifier: T) -> ModifiedContent<Self, T> {
    ModifiedContent(content: self, modifier: modifier)
  }
}
