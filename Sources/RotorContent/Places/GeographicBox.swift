/// The smallest range of latitudes and longitudes round some places.
///
/// A box may lie across the antimeridian (180 degrees): then its west edge is a greater number than
/// its east edge.
public struct GeographicBox: Hashable, Sendable {
  /// The least latitude, in degrees.
  public let south: Double

  /// The longitude at which the box begins, going east.
  public let west: Double

  /// The greatest latitude, in degrees.
  public let north: Double

  /// The longitude at which the box ends, going east from `west`.
  public let east: Double

  /// Whether the box lies across 180 degrees.
  public var crossesAntimeridian: Bool { west > east }

  /// How many degrees of longitude the box spans, from 0 to 360.
  public var width: Double { crossesAntimeridian ? east + 360 - west : east - west }

  /// The middle of the box, in the middle of its own way from west to east.
  public var center: Coordinate {
    Coordinate(
      validLatitude: south + (north - south) / 2,
      validLongitude: SphereMath.wrapped(west + width / 2))
  }

  init(south: Double, west: Double, north: Double, east: Double) {
    self.south = south
    self.west = west
    self.north = north
    self.east = east
  }

  /// Whether a place lies in the box or on its edge.
  public func contains(_ place: Coordinate) -> Bool {
    guard south <= place.latitude, place.latitude <= north else { return false }
    if crossesAntimeridian { return place.longitude >= west || place.longitude <= east }
    // Both ends of the range are one meridian.
    return (west <= place.longitude && place.longitude <= east)
      || (abs(place.longitude) == 180 && (west == -180 || east == 180))
  }
}
