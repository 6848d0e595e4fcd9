/// Whether a scene is in front.
public nonisolated enum ScenePhase: Comparable, Hashable, Sendable {
  /// It cannot be seen.
  case background
  /// It is seen, and takes no touches.
  case inactive
  /// It is in front.
  case active
}
