/// Whether something is shown.
public nonisolated enum Visibility: Hashable, Sendable, CaseIterable {
  /// As the system decides.
  case automatic
  /// It is shown.
  case visible
  /// It is not shown.
  case hidden
}
