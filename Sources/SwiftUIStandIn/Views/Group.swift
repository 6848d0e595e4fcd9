/// Several views, or entries of a rotor, that a modifier reaches together.
public struct Group<Content> {
  let content: Content
}

extension Group: View where Content: View {
  /// It shows its content.
  public typealias Body = Never

  /// Groups views.
  public init(@ViewBuilder content: () -> Content) { self.content = content() }
}

extension Group: PrimitiveView where Content: View {
  package func build(_ build: ViewBuild) { build.evaluate(content) }
}

extension Group: RowsView where Content: View {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  package func collect(_ rows: RowCollector) { rows.collect(content) }
}
