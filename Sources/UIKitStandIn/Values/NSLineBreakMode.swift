/// Where a text that is too long is broken or cut.
public nonisolated enum NSLineBreakMode: Int, Sendable {
  /// Broken between words.
  case byWordWrapping = 0
  /// Broken between characters.
  case byCharWrapping = 1
  /// Cut off.
  case byClipping = 2
  /// Cut at the start.
  case byTruncatingHead = 3
  /// Cut at the end.
  case byTruncatingTail = 4
  /// Cut in the middle.
  case byTruncatingMiddle = 5
}
