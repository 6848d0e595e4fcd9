public import Foundation

/// A grid that grows down, built only where it can be seen; read row by row (assumed).
public struct LazyVGrid<Content: View>: View {
  private let items: [GridItem]
  private let spacing: CGFloat
  private let content: Content

  /// Makes one of columns and the views of a closure.
  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    items = columns
    self.spacing = spacing ?? 8
    self.content = content()
  }
}

extension LazyVGrid: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let room = build.context.room.width
    let count = items.reduce(0) { $0 + $1.count(in: room) }
    build.lazyRows(.vertical, spacing: spacing, columns: max(1, count)) { $0.collect(content) }
  }
}
