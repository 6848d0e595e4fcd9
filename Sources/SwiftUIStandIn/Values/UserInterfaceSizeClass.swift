/// Whether there is much room.
public nonisolated enum UserInterfaceSizeClass: Hashable, Sendable {
  /// There is little.
  case compact
  /// There is much.
  case regular
}
