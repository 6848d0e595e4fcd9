/// Whether something is unfolded.
public nonisolated enum UIAccessibilityExpandedStatus: Int, Sendable {
  /// It does not fold.
  case unsupported = 0
  /// It is unfolded.
  case expanded = 1
  /// It is folded.
  case collapsed = 2
}
