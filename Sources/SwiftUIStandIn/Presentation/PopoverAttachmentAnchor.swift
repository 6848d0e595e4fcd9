/// Where something is shown beside a view.
public nonisolated enum PopoverAttachmentAnchor: Sendable {
  /// What it is beside.
  public enum Source: Sendable {
    /// All of the view.
    case bounds
  }

  /// Beside a rectangle.
  case rect(Source)
  /// Beside a point.
  case point(UnitPoint)
}
