import RotorFixtures
import Testing

@testable import RotorContent

@Suite("Boxes of latitude and longitude")
struct GeographicBoxTests {
  /// South, west, north, east, and the middle.
  typealias Row = (
    name: String, places: [Coordinate], edges: [Double],
    middle: (latitude: Double, longitude: Double)
  )

  static let rows: [Row] = [
    ("one place", [at(10, 20)], [10, 20, 10, 20], (10, 20)),
    ("two places", [at(10, 20), at(-10, 60)], [-10, 20, 10, 60], (0, 40)),
    ("across the antimeridian", [at(0, 179), at(2, -177)], [0, 179, 2, -177], (1, -179)),
    ("middle on the antimeridian", [at(0, 170), at(0, -170)], [0, 170, 0, -170], (0, 180)),
    ("half the earth goes through Greenwich", [at(0, -90), at(0, 90)], [0, -90, 0, 90], (0, 0)),
    (
      "round the earth but for Africa",
      [at(0, 60), at(0, -20), at(0, 130), at(0, -90), at(0, -160)],
      [0, 60, 0, -20], (0, -160)
    ),
    (
      "the widest gap is not at 0 or 180",
      [at(0, -170), at(0, -5), at(0, 5), at(0, 170), at(0, 100)], [0, -5, 0, -170], (0, 92.5)
    ),
    ("poles", [at(90, 0), at(-90, 0)], [-90, 0, 90, 0], (0, 0)),
    ("the antimeridian by both names", [at(0, 180), at(0, -180)], [0, 180, 0, -180], (0, 180)),
  ]

  @Test("The smallest box round places", arguments: rows.indices)
  func enclosing(index: Int) throws {
    let row = Self.rows[index]
    let box = try #require(GeographicBox(enclosing: row.places))
    #expect([box.south, box.west, box.north, box.east] == row.edges, "\(row.name)")
    #expect(box.center == at(row.middle.latitude, row.middle.longitude), "\(row.name)")
    for place in row.places {
      #expect(box.contains(place), "\(row.name)")
    }
  }

  @Test("No place has no box")
  func empty() {
    #expect(GeographicBox(enclosing: [Coordinate]()) == nil)
    #expect(GeographicBox(enclosing: [GeographicBox]()) == nil)
  }

  @Test("A box round boxes covers each and leaves out the widest gap")
  func boxes() throws {
    func box(_ west: Double, _ east: Double) -> GeographicBox {
      GeographicBox(south: 0, west: west, north: 1, east: east)
    }
    let rows: [([GeographicBox], west: Double, east: Double)] = [
      ([box(1, 2), box(5, 6)], 1, 6),
      ([box(170, -170), box(-160, -150)], 170, -150),
      ([box(-170, -165), box(0, 10), box(170, 10)], 170, 10),
      ([box(-180, 180), box(3, 4)], -180, 180),
      ([box(0, 120), box(120, -120), box(-120, 0)], -180, 180),
    ]
    for (boxes, west, east) in rows {
      let joined = try #require(GeographicBox(enclosing: boxes))
      #expect(joined.west == west)
      #expect(joined.east == east)
    }
  }

  @Test("Generated places lie in their box, and no narrower way round holds them")
  func generated() throws {
    var random = Dice(seed: 2)
    for count in 1...200 {
      let start = Double.random(in: -180...180, using: &random)
      let width = Double.random(in: 0...360, using: &random)
      let places = (0..<count).map { _ in
        at(0, SphereMath.wrapped(start + Double.random(in: 0...width, using: &random)))
      }
      let box = try #require(GeographicBox(enclosing: places))
      #expect(places.allSatisfy(box.contains))
      let sorted = places.map(\.longitude).sorted()
      var gap = (sorted.first ?? 0) + 360 - (sorted.last ?? 0)
      for (west, east) in zip(sorted, sorted.dropFirst()) { gap = max(gap, east - west) }
      // Gaps within half a degree are not looked for.
      #expect(abs(box.width - (360 - gap)) < (gap > 1 ? 1e-9 : 1))
    }
  }
}
