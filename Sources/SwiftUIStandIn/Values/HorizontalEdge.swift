/// The side where lines begin or where they end.
public nonisolated enum HorizontalEdge: Int8, CaseIterable, Sendable {
  /// Where lines begin.
  case leading
  /// Where lines end.
  case trailing
}
