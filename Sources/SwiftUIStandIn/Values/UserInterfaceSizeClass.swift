/// Whether there is much room.
public enum UserInterfaceSizeClass: Hashable, Sendable {
  /// There is little.
  case compact
  /// There is much.
  case regular
}
