/// A view with the value that choosing it selects.
struct Tagged<Content: View, Value: Hashable>: View {
  let content: Content
  let value: Value
}

extension Tagged: RowsView {
  typealias Body = Never

  package func build(_ build: ViewBuild) { wrap(build) { build.evaluate(content) } }

  package func collect(_ rows: RowCollector) { rows.wrapping(wrap) { rows.collect(content) } }

  private func wrap(_ build: ViewBuild, _ inside: () -> Void) {
    let start = build.nodes.count
    inside()
    for top in build.tops(from: start) {
      build.change(top) {
        $0.tag = AnyHashable(value)
        $0.isTagOptional = Value.self is any ExpressibleByNilLiteral.Type
      }
    }
  }
}

extension View {
  /// Says which value is selected where this view is chosen, as in a `Picker`, a `List` or a
  /// `TabView`.
  ///
  /// Views of a `ForEach` have the ids of their elements where they have no tag (documented).
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    Tagged(content: self, value: tag)
  }
}
