// Arc sine and arc tangent come from the platform's C library, so that Foundation is not loaded.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif canImport(ucrt)
  import ucrt
#elseif canImport(WASILibc)
  import WASILibc
#endif

/// The arithmetic of distances and directions on a sphere.
///
/// Sines are polynomials of our own: they cost a third of the library's, the compiler can work on
/// several places at once, and the order of places is the same on every platform.
enum SphereMath {
  /// The mean radius of the earth in metres (IUGG R1).
  static let earthRadius = 6_371_008.8

  static let radiansPerDegree = Double.pi / 180

  /// The sine of an angle from 0 to π/2, in radians; off by less than 3e-16.
  ///
  /// The Taylor series up to x²¹, whose rest is below the last bit on that range.
  @inline(__always)
  static func quarterSine(_ x: Double) -> Double {
    let u = x * x
    var sum = 1.0 / 51_090_942_171_709_440_000.0
    sum = sum * u - 1.0 / 121_645_100_408_832_000.0
    sum = sum * u + 1.0 / 355_687_428_096_000.0
    sum = sum * u - 1.0 / 1_307_674_368_000.0
    sum = sum * u + 1.0 / 6_227_020_800.0
    sum = sum * u - 1.0 / 39_916_800.0
    sum = sum * u + 1.0 / 362_880.0
    sum = sum * u - 1.0 / 5_040.0
    sum = sum * u + 1.0 / 120.0
    sum = sum * u - 1.0 / 6.0
    return x + x * u * sum
  }

  /// The cosine of a latitude in degrees; 0 at the poles, exactly.
  @inline(__always)
  static func cosineOfLatitude(_ degrees: Double) -> Double {
    quarterSine((90 - abs(degrees)) * radiansPerDegree)
  }

  /// The sine of an angle from -360 to 360 degrees.
  static func sine(ofDegrees degrees: Double) -> Double {
    var angle = abs(degrees)
    var sign = degrees < 0 ? -1.0 : 1.0
    if angle > 180 {
      angle -= 180
      sign = -sign
    }
    return sign * quarterSine(min(angle, 180 - angle) * radiansPerDegree)
  }

  /// The cosine of an angle from -270 to 270 degrees.
  static func cosine(ofDegrees degrees: Double) -> Double {
    sine(ofDegrees: 90 - abs(degrees))
  }

  /// The haversine of the angle between two places: it grows with the distance, from 0 to 1.
  ///
  /// The differences are taken in degrees, so near places lose no digits.
  @inline(__always)
  static func haversine(
    from origin: Coordinate, cosineOfOrigin: Double, to place: Coordinate
  ) -> Double {
    let half = radiansPerDegree / 2
    let north = quarterSine(abs(place.latitude - origin.latitude) * half)
    let apart = abs(place.longitude - origin.longitude)
    let east = quarterSine(min(apart, 360 - apart) * half)
    let cosines = cosineOfOrigin * cosineOfLatitude(place.latitude)
    return north * north + cosines * (east * east)
  }

  /// The distance in metres that belongs to a haversine.
  static func metres(ofHaversine haversine: Double) -> Double {
    2 * earthRadius * asin(min(1, haversine.squareRoot()))
  }

  /// The first direction of the shortest way, in degrees clockwise from north, 0 to below 360.
  static func bearing(from origin: Coordinate, to place: Coordinate) -> Double {
    let turn = wrapped(place.longitude - origin.longitude)
    let far = cosine(ofDegrees: place.latitude)
    // cos φ1 sin φ2 - sin φ1 cos φ2 cos λ, written so that near places lose no digits.
    let half = quarterSine(abs(turn) / 2 * radiansPerDegree)
    let y = sine(ofDegrees: turn) * far
    let x =
      sine(ofDegrees: place.latitude - origin.latitude)
      + 2 * sine(ofDegrees: origin.latitude) * far * half * half
    return normalized(atan2(y, x) / radiansPerDegree)
  }

  /// A difference of longitudes as the shorter way round: from -180 to 180.
  @inline(__always)
  static func wrapped(_ degrees: Double) -> Double {
    degrees > 180 ? degrees - 360 : degrees < -180 ? degrees + 360 : degrees
  }

  /// An angle in degrees as 0 to below 360; 0 for what is no finite number.
  static func normalized(_ degrees: Double) -> Double {
    guard degrees.isFinite else { return 0 }
    let rest = degrees.truncatingRemainder(dividingBy: 360)
    let turned = rest < 0 ? rest + 360 : rest
    return turned >= 360 ? 0 : turned
  }

  /// The latitude and longitude in degrees of a direction from the centre of the earth.
  static func coordinate(ofX x: Double, y: Double, z: Double) -> Coordinate {
    let flat = (x * x + y * y).squareRoot()
    return Coordinate(
      validLatitude: max(-90, min(90, atan2(z, flat) / radiansPerDegree)),
      validLongitude: max(-180, min(180, atan2(y, x) / radiansPerDegree)))
  }
}
