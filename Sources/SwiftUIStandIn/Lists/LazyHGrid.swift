public import Foundation

/// A grid that grows to the side, built only where it can be seen; read row by row (assumed).
public struct LazyHGrid<Content: View>: View {
  private let items: [GridItem]
  private let spacing: CGFloat
  private let content: Content

  /// Makes one of rows and the views of a closure.
  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = [], @ViewBuilder content: () -> Content
  ) {
    items = rows
    self.spacing = spacing ?? 8
    self.content = content()
  }
}

extension LazyHGrid: PrimitiveView {
  /// It shows its content.
  public typealias Body = Never

  package func build(_ build: ViewBuild) {
    let room = build.context.room.height
    let count = items.reduce(0) { $0 + $1.count(in: room) }
    build.lazyRows(.horizontal, spacing: spacing, columns: max(1, count)) { $0.collect(content) }
  }
}
