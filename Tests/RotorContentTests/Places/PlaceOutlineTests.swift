import Foundation
import RotorFixtures
import Testing

@testable import RotorContent

@Suite("Outlines of places")
struct PlaceOutlineTests {
  static let square = [at(0, 0), at(0, 1), at(1, 1), at(1, 0)]
  static let hole = [at(0.4, 0.4), at(0.4, 0.6), at(0.6, 0.6), at(0.6, 0.4), at(0.4, 0.4)]
  static let acrossDateLine = [at(-1, 179), at(-1, -179), at(1, -179), at(1, 179), at(-1, 179)]
  static let arctic = [at(70, 0), at(70, 90), at(70, 180), at(70, -90)]
  /// As maps draw it: along the coast, then round by the pole.
  static let antarctica = [
    at(-70, -180), at(-70, -90), at(-70, 0), at(-70, 90), at(-70, 180), at(-90, 180), at(-90, -180),
    at(-70, -180),
  ]

  /// What the row shows, the shape, where one stands, meters to it, whether inside.
  typealias Row = (String, [PlaceOutline.Part], Coordinate, Double, Bool)

  static let rows: [Row] = [
    ("inside a square", [.area([square])], at(0.5, 0.5), 0, true),
    ("on a corner", [.area([square])], at(1, 1), 0, true),
    ("east of a square", [.area([square])], at(0.5, 2), 111_191, false),
    ("south of a square", [.area([square])], at(-1, 0.5), 111_195, false),
    ("beside a corner", [.area([square])], at(2, 2), 157_225, false),
    ("a closed ring is the same", [.area([square + [at(0, 0)]])], at(-1, 0.5), 111_195, false),
    ("a ring the other way round", [.area([square.reversed()])], at(0.5, 0.5), 0, true),
    ("in the hole", [.area([square, hole])], at(0.5, 0.5), 11_119, false),
    ("beside the hole", [.area([square, hole])], at(0.5, 0.8), 0, true),
    ("on an island in the hole", [.area([square, hole]), .area([hole])], at(0.5, 0.5), 0, true),
    ("one point", [.points([at(0, 1)])], at(0, 0), 111_195, false),
    ("the nearer of two points", [.points([at(0, 2), at(0, -1)])], at(0, 0), 111_195, false),
    ("on a point", [.points([at(0, 1)])], at(0, 1), 0, false),
    ("beside a line", [.line([at(1, -1), at(1, 1)])], at(0, 0), 111_212, false),
    ("on a line", [.line([at(0, -1), at(0, 1)])], at(0, 0), 0, false),
    ("past the end of a line", [.line([at(0, 1), at(0, 2)])], at(0, 0), 111_195, false),
    ("a line of one point", [.line([at(0, 1)])], at(0, 0), 111_195, false),
    ("a line that stays in one place", [.line([at(0, 1), at(0, 1)])], at(0, 0), 111_195, false),
    ("a ring of one point", [.area([[at(0, 1)]])], at(0, 0), 111_195, false),
    ("a ring of two points", [.area([[at(1, -1), at(1, 1)]])], at(0, 0), 111_212, false),
    ("an empty ring beside a full one", [.area([[]]), .area([square])], at(0.5, 0.5), 0, true),
    ("a ring without area", [.area([[at(0, 1), at(0, 2), at(0, 3)]])], at(0, 0), 111_195, false),
    ("inside, west of the date line", [.area([acrossDateLine])], at(0, 179.5), 0, true),
    ("inside, east of the date line", [.area([acrossDateLine])], at(0, -179.5), 0, true),
    ("on the date line", [.area([acrossDateLine])], at(0, 180), 0, true),
    ("on the date line's other name", [.area([acrossDateLine])], at(0, -180), 0, true),
    ("past the date line", [.area([acrossDateLine])], at(0, -178), 111_195, false),
    ("far side of the date line", [.area([acrossDateLine])], at(0, 0), 19_857_865, false),
    ("at the north pole, inside", [.area([arctic])], at(90, 33), 0, true),
    ("near the north pole, inside", [.area([arctic])], at(85, -135), 0, true),
    ("south of the arctic ring", [.area([arctic])], at(60, 0), 1_111_951, false),
    ("the arctic is not the antarctic", [.area([arctic])], at(-90, 0), 17_791_213, false),
    ("at the south pole, inside", [.area([antarctica])], at(-90, 0), 0, true),
    ("in Antarctica", [.area([antarctica])], at(-80, 100), 0, true),
    ("north of Antarctica", [.area([antarctica])], at(-60, 90), 1_111_951, false),
    ("over the pole to a point", [.points([at(89, 180)])], at(89, 0), 222_390, false),
    ("over the pole to an edge", [.line([at(89, 170), at(89, -170)])], at(89, 0), 220_701, false),
  ]

  @Test("The distance to a shape", arguments: rows.indices)
  func distance(index: Int) throws {
    let (name, parts, place, meters, isInside) = Self.rows[index]
    let outline = try #require(PlaceOutline(parts))
    let distance = outline.distance(from: place)
    #expect(abs(distance.meters - meters) < max(1, meters * 2e-5), "\(name)")
    #expect(distance.isInside == isInside, "\(name)")
  }

  @Test("Without a point there is no shape")
  func empty() {
    #expect(PlaceOutline([]) == nil)
    #expect(PlaceOutline([.points([]), .line([]), .area([[], []])]) == nil)
  }

  @Test("The direction is that of the nearest point")
  func bearing() throws {
    let outline = try #require(PlaceOutline([.area([Self.square])]))
    #expect(abs(outline.distance(from: at(-1, 0.5)).bearing - 0) < 1e-9)
    #expect(abs(outline.distance(from: at(0.5, -1)).bearing - 90) < 0.1)
    #expect(abs(outline.distance(from: at(2, 0.5)).bearing - 180) < 0.01)
  }

  @Test("The centre is the middle of the box, across the antimeridian and up to a pole")
  func center() throws {
    let rows: [([Coordinate], Coordinate)] = [
      (Self.square, at(0.5, 0.5)), (Self.acrossDateLine, at(0, 180)), (Self.arctic, at(80, 0)),
      (Self.antarctica, at(-80, 0)),
    ]
    for (ring, center) in rows {
      #expect(try #require(PlaceOutline([.area([ring])])).center == center)
    }
  }

  @Test("Neighbours are equally far from someone nearest to their common edge")
  func sharedEdge() throws {
    var random = Dice(seed: 3)
    for _ in 0..<500 {
      let (a, b) = (random.coordinate(), random.coordinate())
      let one = try #require(PlaceOutline([.line([a, b])]))
      let other = try #require(PlaceOutline([.line([b, a])]))
      let place = random.coordinate()
      #expect(one.haversine(from: place) == other.haversine(from: place))
    }
  }

  @Test("A building's edge is found as by measuring along it in steps of a thousandth")
  func againstSteps() throws {
    var random = Dice(seed: 4)
    for _ in 0..<200 {
      let place = random.coordinate(latitudes: -80...80)
      func near() -> Coordinate {
        at(
          place.latitude + Double.random(in: -0.002...0.002, using: &random),
          SphereMath.wrapped(place.longitude + Double.random(in: -0.002...0.002, using: &random)))
      }
      let (a, b) = (near(), near())
      let turn = SphereMath.wrapped(b.longitude - a.longitude)
      var least = Double.infinity
      for step in 0...1000 {
        let part = Double(step) / 1000
        let point = at(
          a.latitude + (b.latitude - a.latitude) * part,
          SphereMath.wrapped(a.longitude + turn * part))
        least = min(least, place.distance(to: point))
      }
      let found = try #require(PlaceOutline([.line([a, b])])).distance(from: place)
      // A step is at most 60 cm long. Straight on a map and straight on the globe differ by
      // millimeters on an edge of 500 m.
      #expect(found.meters <= least + 0.01)
      #expect(found.meters > least - 0.4)
    }
  }

  @Test("Insides agree with a drawing on paper, wherever it lies on the globe")
  func againstPlane() throws {
    var random = Dice(seed: 5)
    var insides = 0
    for _ in 0..<2000 {
      let ring = (0..<7).map { _ in
        (
          x: Double.random(in: -20...20, using: &random),
          y: Double.random(in: -20...20, using: &random)
        )
      }
      let shift = Double.random(in: -180...180, using: &random)
      let (x, y) = (
        Double.random(in: -20...20, using: &random), Double.random(in: -20...20, using: &random)
      )
      var expected = false
      for (a, b) in zip(ring, ring.dropFirst() + ring.prefix(1)) where (a.y > y) != (b.y > y) {
        if x < a.x + (b.x - a.x) * (y - a.y) / (b.y - a.y) { expected.toggle() }
      }
      let outline = try #require(
        PlaceOutline([.area([ring.map { at($0.y, SphereMath.wrapped($0.x + shift)) }])]))
      #expect(outline.contains(at(y, SphereMath.wrapped(x + shift))) == expected)
      insides += expected ? 1 : 0
    }
    #expect((200...1800).contains(insides))
  }

  @Test("A million points are walked through without running out of stack")
  func manyPoints() throws {
    let ring = (0..<1_000_000).map { index in
      at(cos(Double(index) / 1e6 * 2 * .pi), sin(Double(index) / 1e6 * 2 * .pi))
    }
    let outline = try #require(PlaceOutline([.area([ring])]))
    #expect(outline.contains(at(0, 0)))
    #expect(abs(outline.distance(from: at(0, 2)).meters - 111_195) < 1)
  }
}
