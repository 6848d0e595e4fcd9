/// The side where lines begin.
public nonisolated enum NSWritingDirection: Int, Sendable {
  /// As the first letter has it.
  case natural = -1
  /// The left side.
  case leftToRight = 0
  /// The right side.
  case rightToLeft = 1
}
