/// A view that is made one element, or a container.
struct AccessibilityElementView<Content: View>: View {
  let content: Content
  let behavior: AccessibilityChildBehavior
}

extension AccessibilityElementView: PrimitiveView {
  typealias Body = Never

  package func build(_ build: ViewBuild) {
    let made = ViewContent(.children(behavior))
    build.node(.through(build.context.axis), made) { build.evaluate(content, at: .part("")) }
  }
}
