public import Foundation

/// Views one below the other.
public struct VStack<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat

  /// Makes one of the views of a closure.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing ?? 8
  }
}

extension VStack: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let axis = build.context.axis
    build.context.axis = .vertical
    build.node(.stack(.vertical, spacing: spacing)) { build.evaluate(content, at: .part("")) }
    build.context.axis = axis
  }
}
