extension NSLayoutConstraint {
  /// Across or down.
  public nonisolated enum Axis: Int, Sendable {
    /// Across.
    case horizontal = 0
    /// Down.
    case vertical = 1
  }
}
