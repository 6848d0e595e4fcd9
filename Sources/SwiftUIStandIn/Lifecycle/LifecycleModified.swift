/// A view that does something when it appears, changes or goes.
struct LifecycleModified<Content: View>: View {
  let content: Content
  /// Says what is to be done, for the identity of the view that does it.
  let attach: (ViewBuild, Identity) -> Void
}

extension LifecycleModified: RowsView {
  typealias Body = Never

  private static var inner: Identity.Step { .part("life") }

  package func build(_ build: ViewBuild) {
    let identity = build.context.identity
    // What is inside may be another of these, which remembers for itself.
    build.within(Self.inner) { build.evaluate(content) }
    attach(build, identity)
  }

  /// Each row of it appears and goes by itself (assumed, as for all modifiers of several rows).
  package func collect(_ rows: RowCollector) {
    let identity = rows.build.context.identity
    let environment = rows.build.context.environment
    rows.wrapping { build, inside in
      let start = build.nodes.count
      inside()
      guard build.nodes.indices.contains(start) else { return }
      let row = build.nodes[start].identity.child(.part("life of \(identity.name)"))
      var context = build.context
      context.environment = environment
      build.with(context) { attach(build, row) }
    } _: {
      rows.build.within(Self.inner) { rows.collect(content) }
    }
  }
}

extension View {
  func lifecycle(
    _ attach: @escaping (ViewBuild, Identity) -> Void
  ) -> LifecycleModified<Self> {
    LifecycleModified(content: self, attach: attach)
  }
}
