/// The order in which elements are read by where they stand.
///
/// Two elements whose tops differ by the idiom's row height or more are read from the top down,
/// else by their left edges in the direction of reading (observed: AccessibilitySnapshot).
enum ReadingOrder {
  /// Sorts frames; `order` holds their indices, `circles` the sets that the rule puts in a circle.
  static func sort(
    _ frames: [Screen.Rect?], idiom: Screen.Environment.Idiom,
    direction: Screen.Environment.Direction
  ) -> (order: [Int], circles: [[Int]]) {
    (Array(frames.indices), [])
  }
}
