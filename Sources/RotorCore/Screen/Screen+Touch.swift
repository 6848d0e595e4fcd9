extension Screen {
  /// The position of the stop that a finger on that point touches; nil when there is none.
  ///
  /// It is the topmost one, which the source lists last, whose path holds the point, or whose
  /// frame does when it has no path (assumed). Stops never lie inside each other, so there is no
  /// deeper one to ask for.
  ///
  /// - Complexity: O(stops). VoiceOver keeps an index that answers many questions faster.
  public func hit(_ point: Point) -> Int? {
    var best: Int?
    for position in stops {
      if let best, storage.sourceIndices[best] > storage.sourceIndices[position] { continue }
      if self[position].covers(point) { best = position }
    }
    return best
  }
}

extension Screen.Element {
  /// Whether its path, or its frame when it has no path, holds the point.
  func covers(_ point: Screen.Point) -> Bool {
    guard let bounds = touchBounds, bounds.contains(point) else { return false }
    return !hasDetails || path.isEmpty || Screen.Point.isInside(path, point)
  }

  /// The smallest rectangle around all that it covers; nil when it covers nothing.
  var touchBounds: Screen.Bounds? {
    if hasDetails, !path.isEmpty { return Screen.Bounds(around: path) }
    return frame.flatMap { Screen.Bounds($0) }
  }
}

extension Screen.Point {
  /// Whether a polygon holds the point; where it crosses itself, every second part is a hole.
  static func isInside(_ polygon: [Screen.Point], _ point: Screen.Point) -> Bool {
    guard var last = polygon.last else { return false }
    var isInside = false
    for corner in polygon {
      // An edge counts when it passes the point's height, its upper end included.
      if (corner.y > point.y) != (last.y > point.y) {
        let share = (point.y - corner.y) / (last.y - corner.y)
        if point.x < corner.x + share * (last.x - corner.x) { isInside.toggle() }
      }
      last = corner
    }
    return isInside
  }
}
