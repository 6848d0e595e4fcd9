/// Degrees of latitude or longitude.
public typealias CLLocationDegrees = Double
/// Metres between two places.
public typealias CLLocationDistance = Double
/// Metres by which a place may be off; negative for one that is not known.
public typealias CLLocationAccuracy = Double
/// Degrees clockwise from north.
public typealias CLLocationDirection = Double

/// A place on the earth in degrees (WGS 84).
///
/// It is not `Equatable`, as in Core Location: an app that wants that declares it itself.
public nonisolated struct CLLocationCoordinate2D: Sendable {
  /// Degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// Degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Makes the place at latitude 0 and longitude 0.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Makes a place; degrees that no place has are kept, and found by
  /// ``CLLocationCoordinate2DIsValid(_:)``.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.latitude = latitude
    self.longitude = longitude
  }
}

/// A place that is nowhere.
public nonisolated let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(
  latitude: -180, longitude: -180)

/// Makes a place.
public nonisolated func CLLocationCoordinate2DMake(
  _ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees
) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Whether a place is somewhere: latitude from -90 to 90, longitude from -180 to 180 degrees.
public nonisolated func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}
