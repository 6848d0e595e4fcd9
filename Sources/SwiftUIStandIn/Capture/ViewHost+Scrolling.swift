import Foundation
import RotorCore

extension ViewHost {
  /// Scrolls what is inside a view so that the view or row of an id can be seen.
  func scroll(to id: AnyHashable, inside identity: Identity, anchor: UnitPoint?) {
    guard let capture = current,
      let root = capture.nodes.firstIndex(where: { $0.identity === identity })
    else { return }
    scroll(to: id, inside: RotorScope(inside: root, of: capture.nodes), of: capture, anchor: anchor)
  }

  /// Scrolls so that the view or row of an id inside a scope can be seen.
  func scroll(
    to id: AnyHashable, inside scope: RotorScope, of capture: ViewCapture, anchor: UnitPoint?
  ) {
    if let node = capture.scrollTargets[id]?.first(where: scope.nodes.contains) {
      show(node, of: capture, anchor: anchor)
      return
    }
    for rows in scope.rows {
      guard let cell = rows.find(id).first else { continue }
      show(row: cell / rows.columns, of: rows, capture, anchor: anchor)
      return
    }
  }

  /// Scrolls what is around a node so that it can be seen.
  func show(_ node: Int, of capture: ViewCapture, anchor: UnitPoint? = nil) {
    var frame = capture.frames[node]
    var current: Int? = node
    while let outer = current {
      let around = capture.frames[outer]
      // With a part of a row all of it is shown, so that the row after it comes into sight.
      if capture.nodes[outer].row != nil, around.height <= screen.height { frame = around }
      if outer != node, case .scroll(let axis, let position) = capture.nodes[outer].layout {
        let isVertical = axis == .vertical
        let start =
          (isVertical ? frame.minY - around.minY : frame.minX - around.minX)
          + position.offset
        position.show(
          from: start, to: start + (isVertical ? frame.height : frame.width),
          anchor: anchor.map { isVertical ? $0.y : $0.x })
      }
      current = capture.nodes[outer].parent
    }
  }

  /// Scrolls so that a row that may not be built can be seen.
  private func show(
    row: Int, of rows: LazyRows, _ capture: ViewCapture, anchor: UnitPoint?
  ) {
    var current: Int? = rows.node
    while let node = current, capture.nodes.indices.contains(node) {
      if case .scroll(let axis, let position) = capture.nodes[node].layout {
        let start = rows.start(of: row)
        position.length = max(position.length, start + (rows.rowExtent ?? 44))
        position.show(
          from: start, to: start + max(1, (rows.rowExtent ?? 44) - rows.spacing),
          anchor: anchor.map { axis == .vertical ? $0.y : $0.x })
        rows.reveal = row
        return
      }
      current = capture.nodes[node].parent
    }
  }
}
