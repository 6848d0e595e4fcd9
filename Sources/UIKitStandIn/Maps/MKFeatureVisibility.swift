/// Whether the words beside a marker are shown.
public nonisolated enum MKFeatureVisibility: Int, Sendable {
  /// As the map decides.
  case adaptive = 0
  /// Never.
  case hidden = 1
  /// Always.
  case visible = 2
}
