/// Shows a view that is made for the room there is.
public struct GeometryReader<Content: View>: View {
  /// Makes the view.
  public var content: (GeometryProxy) -> Content

  /// Makes one of what a closure shows.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
}

extension GeometryReader: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let proxy = GeometryProxy(room: build.context.room)
    build.node(.overlay) { build.evaluate(content(proxy), at: .part("")) }
  }
}
