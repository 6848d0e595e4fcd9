/// Which way a page is scrolled.
public nonisolated enum UIAccessibilityScrollDirection: Int, Sendable {
  /// The finger moves right.
  case right = 1
  /// The finger moves left.
  case left = 2
  /// The finger moves up.
  case up = 3
  /// The finger moves down.
  case down = 4
  /// On to the next page, as reading does.
  case next = 5
  /// Back to the page before.
  case previous = 6
}
