extension Optional: View where Wrapped: View {
  /// It shows what it wraps, if anything.
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package func build(_ build: ViewBuild) {
    if let self { build.evaluate(self, at: .branch(true)) } else { build.forget(.branch(true)) }
  }
}

extension Optional: RowsView where Wrapped: View {
  package static var holdsSections: Bool { Sections.areHeld(by: Wrapped.self) }

  package func collect(_ rows: RowCollector) {
    if let self {
      rows.collect(self, at: .branch(true))
    } else {
      rows.build.forget(.branch(true))
    }
  }
}
