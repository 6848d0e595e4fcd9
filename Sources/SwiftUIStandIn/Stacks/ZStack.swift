/// Views on top of each other; read from the back to the front (assumed).
public struct ZStack<Content: View>: View {
  private let content: Content

  /// Makes one of the views of a closure.
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension ZStack: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.node(.overlay) { build.evaluate(content, at: .part("")) }
  }
}
