import Foundation

/// A view that is laid out in a way of its own.
struct LayoutModified<Content: View>: View {
  let content: Content
  let layout: ViewLayout
}

extension LayoutModified: RowsView {
  package static var holdsSections: Bool { Sections.areHeld(by: Content.self) }

  typealias Body = Never

  package func build(_ build: ViewBuild) {
    wrap(build) { build.within(.part("")) { build.evaluate(content) } }
  }

  /// Each row of it is laid out so.
  package func collect(_ rows: RowCollector) {
    rows.wrapping(wrap) { rows.build.within(.part("")) { rows.collect(content) } }
  }

  private func wrap(_ build: ViewBuild, _ inside: () -> Void) {
    let room = build.context.room
    build.node(layout) {
      if case .frame(let width, let height) = layout {
        build.context.room = CGSize(width: width ?? room.width, height: height ?? room.height)
      }
      inside()
    }
    build.context.room = room
  }
}

extension View {
  /// Lays the view out in a way of its own.
  func laidOut(_ layout: ViewLayout) -> LayoutModified<Self> {
    LayoutModified(content: self, layout: layout)
  }
}
