public import Foundation

/// Views side by side, built only when they can be seen.
public struct LazyHStack<Content: View>: View {
  private let content: Content
  private let spacing: CGFloat

  /// Makes one of the views of a closure.
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    self.content = content()
    self.spacing = spacing ?? 8
  }
}

extension LazyHStack: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    build.lazyRows(.horizontal, spacing: spacing) { $0.collect(content) }
  }
}
