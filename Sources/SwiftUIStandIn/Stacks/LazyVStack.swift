public import Foundation

/// Views one below the other, built only when they can be seen.
public struct LazyVStack<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat

  /// Makes one of the views of a closure.
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing ?? 8
  }
}

extension LazyVStack: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.lazyRows(.vertical, spacing: spacing) { $0.collect(content) }
  }
}
