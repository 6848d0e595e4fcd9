import RotorFixtures

@testable import RotorContent

extension Dice {
  /// A coordinate inside the bounds.
  mutating func coordinate(
    latitudes: ClosedRange<Double> = -90...90, longitudes: ClosedRange<Double> = -180...180
  ) -> Coordinate {
    Coordinate(
      validLatitude: Double.random(in: latitudes, using: &self),
      validLongitude: Double.random(in: longitudes, using: &self))
  }
}

/// A place from degrees that the test knows to be in range.
func at(_ latitude: Double, _ longitude: Double) -> Coordinate {
  Coordinate(validLatitude: latitude, validLongitude: longitude)
}
