/// How much a map shows, in degrees.
public nonisolated struct MKCoordinateSpan: Sendable {
  /// From north to south.
  public var latitudeDelta: CLLocationDegrees
  /// From west to east.
  public var longitudeDelta: CLLocationDegrees

  /// Makes an empty span.
  public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }

  /// Makes a span.
  public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
    self.latitudeDelta = latitudeDelta
    self.longitudeDelta = longitudeDelta
  }
}
