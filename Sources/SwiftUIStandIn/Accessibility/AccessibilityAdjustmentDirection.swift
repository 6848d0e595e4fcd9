/// Up or down.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
  /// To a higher value.
  case increment
  /// To a lower value.
  case decrement
}
