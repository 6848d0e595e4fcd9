/// A place on the earth in degrees of latitude and longitude (WGS 84).
public struct Coordinate: Hashable, Sendable {
  /// Degrees north of the equator, from -90 to 90.
  public let latitude: Double

  /// Degrees east of Greenwich, from -180 to 180; both ends are the same meridian.
  public let longitude: Double

  /// Makes a place from degrees.
  ///
  /// - Throws: `CoordinateError` when one is out of range or not a number.
  public init(latitude: Double, longitude: Double) throws(CoordinateError) {
    guard (-90...90).contains(latitude), (-180...180).contains(longitude) else {
      throw CoordinateError(latitude: latitude, longitude: longitude)
    }
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The place at latitude 0 and longitude 0.
  public static let origin = Coordinate(validLatitude: 0, validLongitude: 0)

  /// Makes a place from degrees that are known to be in range.
  @inline(__always)
  init(validLatitude latitude: Double, validLongitude longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// The length of the shortest way to another place, in metres.
  ///
  /// A great circle by the haversine formula on a sphere of radius 6,371,008.8 m. The earth is not
  /// quite a sphere: distances are off by up to 0.5 %.
  public func distance(to other: Coordinate) -> Double {
    SphereMath.metres(
      ofHaversine: SphereMath.haversine(
        from: self, cosineOfOrigin: SphereMath.cosineOfLatitude(latitude), to: other))
  }

  /// The direction in which the shortest way to another place sets out.
  ///
  /// In degrees clockwise from north, from 0 to below 360; 0 for the same place.
  public func bearing(to other: Coordinate) -> Double {
    SphereMath.bearing(from: self, to: other)
  }
}
