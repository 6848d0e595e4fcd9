/// A view with elements that are not seen, in place of what it holds.
struct SyntheticChildrenView<Content: View, Children: View>: View {
  let content: Content
  let children: Children
}

extension SyntheticChildrenView: PrimitiveView {
  typealias Body = Never

  /// What modifiers inside said of the view is said of the container that it becomes.
  package func build(_ build: ViewBuild) {
    let container = build.node(.overlay, ViewContent(.children(.contain))) {
      let start = build.nodes.count
      build.evaluate(content, at: .part(""))
      build.apply(from: start) { $0.isHidden = true }
      build.evaluate(children, at: .part("children"))
    }
    guard container + 1 < build.nodes.count, build.nodes[container].end > container + 1 else {
      return
    }
    let inner = build.nodes[container + 1]
    build.change(container) { $0.content?.label = inner.properties?.label ?? inner.content?.label }
  }
}
