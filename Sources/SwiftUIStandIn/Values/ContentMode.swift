/// How something fills its room.
public nonisolated enum ContentMode: Hashable, Sendable, CaseIterable {
  /// All of it is seen.
  case fit
  /// All of the room is filled.
  case fill
}
