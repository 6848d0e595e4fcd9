/// A view that is seen while others are read in its place.
struct RepresentedView<Content: View, Representation: View>: View {
  let content: Content
  let representation: Representation
}

extension RepresentedView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.overlay) {
      let start = build.nodes.count
      build.evaluate(content, at: .part(""))
      build.apply(from: start) { $0.isHidden = true }
      build.evaluate(representation, at: .part("representation"))
    }
  }
}
