/// Where lines of a text begin.
public nonisolated enum TextAlignment: Hashable, Sendable, CaseIterable {
  /// Where lines begin.
  case leading
  /// In the middle.
  case center
  /// Where lines end.
  case trailing
}
