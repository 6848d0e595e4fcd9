@testable import RotorContent

/// A fixed series of random numbers (SplitMix64), so a failure can be repeated.
struct PlaceRandom: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

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
