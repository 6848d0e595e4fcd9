/// How large a control is.
public nonisolated enum ControlSize: Hashable, CaseIterable, Sendable {
  /// The smallest.
  case mini
  /// Small.
  case small
  /// The usual one.
  case regular
  /// Large.
  case large
  /// The largest.
  case extraLarge
}

extension View {
  /// Says how large the controls inside are; here they are as large as a finger in any case.
  public func controlSize(_ controlSize: ControlSize) -> some View { self }
}
