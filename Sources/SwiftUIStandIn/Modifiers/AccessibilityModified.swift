/// A view about which a modifier says something to VoiceOver.
struct AccessibilityModified<Content: View>: View {
  let content: Content
  let change: (AccessibilityProperties, EnvironmentValues) -> Void
}

extension AccessibilityModified: RowsView {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  typealias Body = Never

  package func build(_ build: ViewBuild) {
    wrap(build) { build.evaluate(content) }
  }

  package func collect(_ rows: RowCollector) {
    rows.wrapping(wrap) { rows.collect(content) }
  }

  private func wrap(_ build: ViewBuild, _ inside: () -> Void) {
    let environment = build.context.environment
    let start = build.nodes.count
    inside()
    build.apply(from: start) { change($0, environment) }
  }
}

extension View {
  /// Says something about what the view shows.
  func accessibility(
    _ change: @escaping (AccessibilityProperties, EnvironmentValues) -> Void
  ) -> AccessibilityModified<Self> {
    AccessibilityModified(content: self, change: change)
  }
}
