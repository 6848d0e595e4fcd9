/// The order in which elements are read by where they stand.
///
/// Two elements whose tops differ by the idiom's row height or more are read from the top down,
/// else by their left edges in the direction of reading (observed: AccessibilitySnapshot). In one
/// row, equal left edges are read from the top down, and equal positions as the source lists them.
///
/// That rule can go in a circle: three elements, each a little lower and further left than the one
/// before, can each be read before another. Members of such a circle are ordered by their tops,
/// then by their left edges (assumed), and reported.
enum ReadingOrder {
  /// Sorts frames by the rule.
  ///
  /// Nil, and a frame whose corner is not finite, counts as the zero rectangle.
  ///
  /// - Returns: the indices of the frames as they are read, and those in each circle likewise.
  /// - Complexity: O(n log n), whatever the frames are.
  static func sort(
    _ frames: [Screen.Rect?], idiom: Screen.Environment.Idiom,
    direction: Screen.Environment.Direction
  ) -> (order: [Int], circles: [[Int]]) {
    var places = frames.enumerated().map { Place($1, index: $0, direction: direction) }
    places.sort(by: Place.isAbove)
    var circles: [[Int]] = []
    let height = rowHeight(idiom)
    var start = 0
    while start < places.count {
      // Where two neighbours are a row apart, all above are read before all below.
      var end = start + 1
      while end < places.count, places[end].top - places[end - 1].top < height { end += 1 }
      settle(start..<end, of: &places, height: height, circles: &circles)
      start = end
    }
    return (places.map(\.index), circles)
  }

  /// How far apart the tops of two rows are at least, in points (observed: AccessibilitySnapshot).
  static func rowHeight(_ idiom: Screen.Environment.Idiom) -> Double {
    switch idiom {
    case .phone: 8
    case .pad: 13
    }
  }

  /// Orders places that are linked by short steps down; they come sorted from the top down.
  private static func settle(
    _ range: Range<Int>, of places: inout [Place], height: Double, circles: inout [[Int]]
  ) {
    guard range.count > 1 else { return }
    let settled: [Place]
    if places[range.upperBound - 1].top - places[range.lowerBound].top < height {
      settled = places[range].sorted(by: Place.isBeside)
    } else {
      let contest = Contest(Array(places[range]), height: height)
      settled = contest.settled
      circles.append(contentsOf: contest.circles)
    }
    // One by one: replacing a part of an array moves all that follows.
    for (offset, place) in settled.enumerated() { places[range.lowerBound + offset] = place }
  }
}
