package import Foundation

/// Where a view that scrolls stands; kept by its identity.
package final class ScrollPosition {
  /// How far it has scrolled, in points from its start.
  package var offset: CGFloat = 0
  /// How long what is inside is, as it was laid out last.
  package var length: CGFloat = 0
  /// How much of it can be seen.
  package var extent: CGFloat = 0
  /// Which way it scrolls.
  package var axis: Axis = .vertical
  /// The lists and lazy stacks inside it, as they were built last.
  package var rows: [LazyRows] = []
  /// Where the next page begins; nil for as far on as can be seen.
  package var nextPage: CGFloat?

  /// Whether what was laid out shows that another window is to be built.
  var isUnsettled = false

  package init() {}

  /// Takes note of where its rows were placed, when all is.
  func finish(startsAt start: CGFloat) {
    nextPage = nil
    isUnsettled = false
    for rows in rows where !rows.ends.isEmpty {
      let top = rows.place + offset - start
      if abs(top - rows.top) > 0.5 { isUnsettled = true }
      rows.top = top
      // The first row that cannot be seen as a whole begins the next page.
      let seen = rows.ends.prefix { $0 - rows.spacing <= start + extent + 0.5 }.count
      guard rows.window.lowerBound + seen < rows.count else { continue }
      let next = rows.start(of: rows.window.lowerBound + seen)
      nextPage = min(nextPage ?? next, next)
    }
    for rows in rows { reveal(of: rows) }
    // How long all is, is known only where its end is built.
    let end = max(0, length - extent)
    if offset > end + 0.5, rows.allSatisfy({ $0.window.upperBound >= $0.count }) {
      offset = end
      isUnsettled = true
    }
  }

  /// Sees whether a row that was not built when it was scrolled to is in sight now, since it and
  /// those before it may be longer than they were taken to be.
  private func reveal(of rows: LazyRows) {
    guard let row = rows.reveal else { return }
    rows.reveal = nil
    let start = rows.start(of: row)
    let end = rows.start(of: row + 1) - rows.spacing
    guard start < offset - 0.5 || end > offset + extent + 0.5 || !rows.window.contains(row) else {
      return
    }
    offset =
      rows.window.contains(row) && end - start <= extent
      ? (start < offset ? start : end - extent) : start
    isUnsettled = true
  }

  /// Scrolls by a page; false when it is at the end.
  package func turnPage(forward: Bool) -> Bool {
    let before = offset
    if forward {
      let end = max(0, length - extent)
      let next = nextPage ?? offset + extent
      offset = min(next > offset ? next : offset + extent, end)
    } else {
      offset = max(0, offset - max(1, extent - 20))
    }
    return abs(offset - before) > 0.5
  }

  /// What is said after a page was scrolled: "Page 2 of 5" (documented), counted in what is seen
  /// at once (assumed).
  package var status: String {
    guard extent > 0, length.isFinite, offset.isFinite else { return "Page 1 of 1" }
    let count = max(1, Int(min((length / extent).rounded(.up), 1e15)))
    let isLast = offset + extent >= length - 0.5
    let page = isLast ? count : min(count, Int(min(offset / extent, 1e15)) + 1)
    return "Page \(page) of \(count)"
  }

  /// Scrolls so that a stretch of what is inside can be seen, no farther than needed.
  package func show(from start: CGFloat, to end: CGFloat, anchor: CGFloat? = nil) {
    if let anchor {
      offset = start - (extent - (end - start)) * anchor
    } else if start < offset || end - start > extent {
      offset = start
    } else if end > offset + extent {
      offset = end - extent
    }
    offset = max(0, min(offset, max(0, length - extent)))
  }
}
