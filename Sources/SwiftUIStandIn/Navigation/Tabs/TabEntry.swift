import Foundation

/// One of the views of a `TabView`, with what its tab says.
struct TabEntry {
  /// How high a bar of tabs is, in points.
  static let barHeight: CGFloat = 49

  /// The value that choosing it selects; nil when it has none.
  let tag: AnyHashable?
  /// What the tab shows; nil when the app gave nothing.
  let item: AnyView?
  let badge: String?
  /// Builds the view.
  let build: (ViewBuild) -> Void

  /// The views that were collected, in their order; they are built aside to learn what they say.
  static func all(of collector: RowCollector, _ build: ViewBuild) -> [TabEntry] {
    var tabs: [TabEntry] = []
    for segment in collector.segments {
      for offset in 0..<segment.count where !build.isStopped {
        let nodes = build.aside { segment.build(offset, $0) }
        let top = nodes.first { $0.tabItem != nil }
        tabs.append(
          TabEntry(
            tag: top?.tag ?? segment.id(offset), item: top?.tabItem, badge: top?.properties?.value,
            build: { segment.build(offset, $0) }))
      }
    }
    return tabs
  }
}
