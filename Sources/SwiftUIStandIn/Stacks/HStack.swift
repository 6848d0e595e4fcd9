public import Foundation

/// Views side by side.
public struct HStack<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat

  /// Makes one of the views of a closure.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing ?? 8
  }
}

extension HStack: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let axis = build.context.axis
    build.context.axis = .horizontal
    build.node(.stack(.horizontal, spacing: spacing)) { build.evaluate(content, at: .part("")) }
    build.context.axis = axis
  }
}
