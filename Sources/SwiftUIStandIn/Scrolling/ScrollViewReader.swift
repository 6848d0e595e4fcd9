/// A view that can scroll what is inside it.
public struct ScrollViewReader<Content: View>: View {
  private let content: (ScrollViewProxy) -> Content

  /// Makes one whose content is handed what scrolls it.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }
}

extension ScrollViewReader: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let proxy = ScrollViewProxy(host: build.host, identity: build.context.identity)
    build.node(.through(build.context.axis)) {
      build.evaluate(content(proxy), at: .part(""))
    }
  }
}
