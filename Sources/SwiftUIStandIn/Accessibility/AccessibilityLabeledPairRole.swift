/// Which of a pair a view is.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The one that says what the other is.
  case label
  /// The other one.
  case content
}
