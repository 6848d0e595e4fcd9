/// What a map looks like.
public nonisolated enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from above.
  case satellite = 1
  /// Pictures with streets.
  case hybrid = 2
  /// Pictures from above, in relief.
  case satelliteFlyover = 3
  /// Pictures with streets, in relief.
  case hybridFlyover = 4
  /// Streets that stand back.
  case mutedStandard = 5
}
