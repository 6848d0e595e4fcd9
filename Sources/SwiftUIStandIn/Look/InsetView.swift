/// A view with others at its upper or lower edge.
struct InsetView<Content: View, Inset: View>: View {
  let content: Content
  let inset: Inset
  let isAbove: Bool
}

extension InsetView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.stack(.vertical, spacing: 0)) {
      if isAbove { build.evaluate(inset, at: .part("inset")) }
      build.evaluate(content, at: .part(""))
      if !isAbove { build.evaluate(inset, at: .part("inset")) }
    }
  }
}
