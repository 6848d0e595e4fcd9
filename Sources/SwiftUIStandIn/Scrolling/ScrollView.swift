import RotorCore

/// A view of which a part can be seen.
public struct ScrollView<Content: View>: View {
  private let axes: Axis.Set
  private let content: Content

  /// Makes one of the views of a closure.
  public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }
}

extension ScrollView: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.scroll(axes == .horizontal ? .horizontal : .vertical) {
      build.node(.through(axes == .horizontal ? .horizontal : .vertical)) {
        build.evaluate(content, at: .part(""))
      }
    }
  }
}
