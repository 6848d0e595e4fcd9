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

  package init() {}

  /// Takes note of where its rows were placed, when all is.
  func finish(startsAt start: CGFloat) {
    nextPage = nil
    for rows in rows where !rows.ends.isEmpty {
      rows.top = rows.place + offset - start
      // The first row that cannot be seen as a whole begins the next page.
      let seen = rows.ends.prefix { $0 - rows.spacing <= start + extent + 0.5 }.count
      guard rows.window.lowerBound + seen < rows.count else { continue }
      let next = rows.start(of: rows.window.lowerBound + seen)
      nextPage = min(nextPage ?? next, next)
    }
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
    guard extent > 0, length.isFinite else { return "Page 1 of 1" }
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
