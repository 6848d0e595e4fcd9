/// How Switch Control walks what is inside (documented for Switch Control alone).
public nonisolated enum UIAccessibilityNavigationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Element by element.
  case separate = 1
  /// As one.
  case combined = 2
}
