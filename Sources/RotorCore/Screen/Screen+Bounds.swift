extension Screen {
  /// A rectangle by its edges; the left and top edges belong to it, the others do not.
  struct Bounds: Sendable, Hashable {
    var left: Double
    var top: Double
    var right: Double
    var bottom: Double

    /// The edges of a rectangle; nil when it has no area.
    init?(_ rect: Rect) {
      guard rect.width > 0, rect.height > 0 else { return nil }
      left = rect.x
      top = rect.y
      right = rect.x + rect.width
      bottom = rect.y + rect.height
    }

    /// The edges around a polygon; nil when it has no area.
    init?(around polygon: [Point]) {
      guard polygon.count > 2, let first = polygon.first else { return nil }
      (left, top, right, bottom) = (first.x, first.y, first.x, first.y)
      for corner in polygon {
        left = min(left, corner.x)
        top = min(top, corner.y)
        right = max(right, corner.x)
        bottom = max(bottom, corner.y)
      }
      guard left < right, top < bottom else { return nil }
    }

    /// The middle; halved before it is added, so that huge numbers stay finite.
    var center: Point { Point(x: left / 2 + right / 2, y: top / 2 + bottom / 2) }

    func contains(_ point: Point) -> Bool {
      left <= point.x && point.x < right && top <= point.y && point.y < bottom
    }

    mutating func formUnion(_ other: Bounds) {
      left = min(left, other.left)
      top = min(top, other.top)
      right = max(right, other.right)
      bottom = max(bottom, other.bottom)
    }
  }
}
