import Foundation
import RotorFixtures
import Testing

@testable import RotorContent

@Suite("Coordinates")
struct CoordinateTests {
  @Test(
    "A latitude or longitude out of range is refused with a message",
    arguments: [
      (
        91, 0,
        "latitude 91.0 is out of range: expected -90 to 90 degrees; "
          + "latitude and longitude may be the wrong way round"
      ),
      (
        -122.4, 37.8,
        "latitude -122.4 is out of range: expected -90 to 90 degrees; "
          + "latitude and longitude may be the wrong way round"
      ),
      (500, 0, "latitude 500.0 is out of range: expected -90 to 90 degrees"),
      (.nan, 0, "latitude nan is out of range: expected -90 to 90 degrees"),
      (0, 180.5, "longitude 180.5 is out of range: expected -180 to 180 degrees"),
      (0, -.infinity, "longitude -inf is out of range: expected -180 to 180 degrees"),
    ] as [(Double, Double, String)])
  func refusal(latitude: Double, longitude: Double, message: String) {
    let error = #expect(throws: CoordinateError.self) {
      try Coordinate(latitude: latitude, longitude: longitude)
    }
    #expect(error?.description == message)
  }

  @Test("The ends of the range are places", arguments: [(90.0, 180.0), (-90, -180), (0, 0)])
  func ends(latitude: Double, longitude: Double) throws {
    let place = try Coordinate(latitude: latitude, longitude: longitude)
    #expect(place.latitude == latitude)
    #expect(place.longitude == longitude)
  }

  /// Quarters of the great circle are exact: radius × π ÷ 2.
  @Test(
    "Known distances in meters",
    arguments: [
      (at(0, 0), at(0, 0), 0),
      (at(0, 0), at(0, 90), 10_007_557.22),
      (at(0, 0), at(90, 0), 10_007_557.22),
      (at(0, 0), at(0, 180), 20_015_114.44),
      (at(90, 0), at(-90, 77), 20_015_114.44),
      (at(0, 179.5), at(0, -179.5), 111_195.08),
      (at(0, 180), at(0, -180), 0),
      (at(90, 10), at(90, -170), 0),
      (at(89.5, 0), at(89.5, 180), 111_195.08),
      (at(37.7793, -122.4193), at(37.7793, -122.4194), 8.79),
    ] as [(Coordinate, Coordinate, Double)])
  func knownDistance(from: Coordinate, to: Coordinate, meters: Double) {
    #expect(abs(from.distance(to: to) - meters) < 0.01)
    #expect(from.distance(to: to) == to.distance(to: from))
  }

  @Test(
    "Known bearings in degrees",
    arguments: [
      (at(0, 0), at(1, 0), 0), (at(0, 0), at(0, 1), 90), (at(0, 0), at(-1, 0), 180),
      (at(0, 0), at(0, -1), 270), (at(0, 179), at(0, -179), 90), (at(0, -179), at(0, 179), 270),
      (at(80, 0), at(80, 180), 0), (at(-80, 0), at(-80, 180), 180), (at(50, 7), at(50, 7), 0),
      (at(90, 0), at(0, 0), 180), (at(90, 0), at(0, 90), 90), (at(-90, 0), at(0, 90), 90),
      (at(10, 20), at(90, -60), 0), (at(10, 20), at(-90, 0), 180),
    ] as [(Coordinate, Coordinate, Double)])
  func knownBearing(from: Coordinate, to: Coordinate, degrees: Double) {
    #expect(abs(from.bearing(to: to) - degrees) < 1e-9)
  }

  @Test("Distances and bearings agree with the library's functions, near and far")
  func againstLibrary() {
    var random = Dice(seed: 1)
    var worstDistance = 0.0
    var worstBearing = 0.0
    for round in 0..<20_000 {
      let from = random.coordinate()
      let spread = pow(10, Double(round % 8) - 5)
      let to =
        round % 2 == 0
        ? random.coordinate()
        : at(
          max(-90, min(90, from.latitude + Double.random(in: -spread...spread, using: &random))),
          max(-180, min(180, from.longitude + Double.random(in: -spread...spread, using: &random)))
        )
      let expected = Self.reference(from, to)
      worstDistance = max(worstDistance, abs(from.distance(to: to) - expected.meters))
      if expected.meters > 1, expected.meters < 20_000_000 {
        let off = abs(from.bearing(to: to) - expected.bearing)
        worstBearing = max(worstBearing, min(off, 360 - off))
      }
    }
    // The haversine loses digits only opposite of a place, where an atan form does not.
    #expect(worstDistance < 0.1)
    #expect(worstBearing < 1e-4)
  }

  /// The atan form of the distance and the textbook bearing, with the library's sines.
  private static func reference(
    _ a: Coordinate, _ b: Coordinate
  ) -> (meters: Double, bearing: Double) {
    let (p, q) = (a.latitude * .pi / 180, b.latitude * .pi / 180)
    let turn = (b.longitude - a.longitude) * .pi / 180
    let x = cos(p) * sin(q) - sin(p) * cos(q) * cos(turn)
    let y = cos(q) * sin(turn)
    let z = sin(p) * sin(q) + cos(p) * cos(q) * cos(turn)
    let bearing = atan2(y, x) * 180 / .pi
    return (6_371_008.8 * atan2(hypot(x, y), z), bearing < 0 ? bearing + 360 : bearing)
  }
}
