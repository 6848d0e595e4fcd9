/// Where the lines of a text stand.
public nonisolated enum NSTextAlignment: Int, Sendable {
  /// At the left.
  case left = 0
  /// In the middle.
  case center = 1
  /// At the right.
  case right = 2
  /// From edge to edge.
  case justified = 3
  /// As the language has it.
  case natural = 4
}
