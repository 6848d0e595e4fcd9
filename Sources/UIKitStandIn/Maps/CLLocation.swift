import RotorContent

/// Where something is, and when that was.
open nonisolated class CLLocation: NSObject {
  /// The place.
  public let coordinate: CLLocationCoordinate2D
  /// Metres above the sea.
  public let altitude: CLLocationDistance
  /// Metres by which the place may be off; negative when it is not known.
  public let horizontalAccuracy: CLLocationAccuracy
  /// Metres by which the height may be off; negative when it is not known.
  public let verticalAccuracy: CLLocationAccuracy
  /// When it was found.
  public let timestamp: Date

  /// Makes the location of a place whose height is not known.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(
      coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0,
      horizontalAccuracy: 0, verticalAccuracy: -1, timestamp: Date())
  }

  /// Makes a location from all its parts.
  public init(
    coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance,
    horizontalAccuracy: CLLocationAccuracy, verticalAccuracy: CLLocationAccuracy, timestamp: Date
  ) {
    self.coordinate = coordinate
    self.altitude = altitude
    self.horizontalAccuracy = horizontalAccuracy
    self.verticalAccuracy = verticalAccuracy
    self.timestamp = timestamp
    super.init()
  }

  /// The shortest way over the ground to another location, in metres; heights do not count.
  ///
  /// It is that of a sphere, as everywhere in Rotor: off from the device's by up to 0.5 %. From or
  /// to a place that is nowhere it is `CLLocationDistanceMax`, so that such a place sorts last.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    guard let here = try? coordinate.place, let there = try? location.coordinate.place else {
      return CLLocationDistanceMax
    }
    return here.distance(to: there)
  }
}

/// The greatest distance.
public nonisolated let CLLocationDistanceMax = CLLocationDistance.greatestFiniteMagnitude

extension CLLocationCoordinate2D {
  /// The same place in the type that measures.
  fileprivate nonisolated var place: Coordinate {
    get throws { try Coordinate(latitude: latitude, longitude: longitude) }
  }
}
