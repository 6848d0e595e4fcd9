/// A direction from the centre of the earth, or a difference of two.
struct SphereVector {
  var x: Double
  var y: Double
  var z: Double

  init(x: Double, y: Double, z: Double) {
    (self.x, self.y, self.z) = (x, y, z)
  }

  /// The unit vector of a place.
  init(_ place: Coordinate) {
    let flat = SphereMath.cosineOfLatitude(place.latitude)
    x = flat * SphereMath.cosine(ofDegrees: place.longitude)
    y = flat * SphereMath.sine(ofDegrees: place.longitude)
    z = SphereMath.sine(ofDegrees: place.latitude)
  }

  func dot(_ other: SphereVector) -> Double {
    x * other.x + y * other.y + z * other.z
  }

  func cross(_ other: SphereVector) -> SphereVector {
    SphereVector(
      x: y * other.z - z * other.y, y: z * other.x - x * other.z, z: x * other.y - y * other.x)
  }

  static func + (a: SphereVector, b: SphereVector) -> SphereVector {
    SphereVector(x: a.x + b.x, y: a.y + b.y, z: a.z + b.z)
  }

  static func - (a: SphereVector, b: SphereVector) -> SphereVector {
    SphereVector(x: a.x - b.x, y: a.y - b.y, z: a.z - b.z)
  }

  static func * (vector: SphereVector, factor: Double) -> SphereVector {
    SphereVector(x: vector.x * factor, y: vector.y * factor, z: vector.z * factor)
  }
}
