/// Where views are put down.
public nonisolated enum VerticalAlignment: Hashable, Sendable {
  /// Above.
  case top
  /// In the middle.
  case center
  /// Below.
  case bottom
  /// By their first line of text.
  case firstTextBaseline
  /// By their last line of text.
  case lastTextBaseline
}
