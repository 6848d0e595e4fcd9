/// A latitude or longitude that no place on the earth has.
public struct CoordinateError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The latitude that was given, in degrees.
  public let latitude: Double

  /// The longitude that was given, in degrees.
  public let longitude: Double

  /// Makes the error for a pair that was refused.
  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// What is wrong, what was expected, and what may have happened.
  public var description: String {
    let latitudeFits = (-90...90).contains(latitude)
    let longitudeFits = (-180...180).contains(longitude)
    if !latitudeFits, (-180...180).contains(latitude), (-90...90).contains(longitude) {
      return "latitude \(latitude) is out of range: expected -90 to 90 degrees; "
        + "latitude and longitude may be the wrong way round"
    }
    if !latitudeFits {
      return "latitude \(latitude) is out of range: expected -90 to 90 degrees"
    }
    if !longitudeFits {
      return "longitude \(longitude) is out of range: expected -180 to 180 degrees"
    }
    return "latitude \(latitude), longitude \(longitude) was refused"
  }
}
