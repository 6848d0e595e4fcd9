import RotorCore

/// A view with actions that are written as buttons.
struct AccessibilityActionsView<Content: View, Actions: View>: View {
  let content: Content
  let actions: Actions
  let category: Text?
  /// Whether it is listed as the system's Edit entry.
  var isEdit = false
}

extension AccessibilityActionsView: RowsView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    wrap(build) { build.evaluate(content) }
  }

  package func collect(_ rows: RowCollector) {
    rows.wrapping(wrap) { rows.collect(content) }
  }

  private func wrap(_ build: ViewBuild, _ inside: () -> Void) {
    let start = build.nodes.count
    inside()
    guard build.nodes.count > start else { return }
    let name =
      isEdit ? Screen.Action.editCategory : category?.string(in: build.context.environment)
    let listed = build.aside(.part("actions"), actions).compactMap { parts in
      parts.activate.map { activate in
        AccessibilityProperties.NamedAction(parts.label ?? "", category: name) { _ = activate() }
      }
    }
    build.apply(from: start) { $0.actions += listed }
  }
}
