extension ReadingOrder {
  /// Where a frame begins, as far as the reading order looks at it.
  struct Place {
    /// The top edge, in points.
    let top: Double
    /// The left edge, in points; negated where a row is read from right to left.
    let side: Double
    /// The frame's index in the source's list.
    let index: Int

    init(_ frame: Screen.Rect?, index: Int, direction: Screen.Environment.Direction) {
      self.index = index
      guard let frame, frame.x.isFinite, frame.y.isFinite else {
        top = 0
        side = 0
        return
      }
      top = frame.y
      // The left edge counts in both directions (observed: AccessibilitySnapshot).
      side = direction == .leftToRight ? frame.x : -frame.x
    }

    /// From the top down, then along the row, then as listed.
    static func isAbove(_ left: Place, _ right: Place) -> Bool {
      if left.top != right.top { return left.top < right.top }
      if left.side != right.side { return left.side < right.side }
      return left.index < right.index
    }

    /// Along the row, then from the top down, then as listed.
    static func isBeside(_ left: Place, _ right: Place) -> Bool {
      if left.side != right.side { return left.side < right.side }
      if left.top != right.top { return left.top < right.top }
      return left.index < right.index
    }
  }
}
