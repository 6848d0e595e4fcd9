/// A view with an id of the app's own.
struct Identified<Content: View, ID: Hashable>: View {
  let content: Content
  let id: ID
}

extension Identified: RowsView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let start = build.nodes.count
    build.evaluate(content, at: .explicit(AnyHashable(id)))
    build.addScrollID(AnyHashable(id), from: start)
  }

  package func collect(_ rows: RowCollector) {
    rows.add(count: 1, id: { [id] _ in AnyHashable(id) }) { _, build in self.build(build) }
  }
}

extension View {
  /// Gives the view an id: with another one it is another view, and one can scroll to it.
  public func id<ID: Hashable>(_ id: ID) -> some View { Identified(content: self, id: id) }
}
