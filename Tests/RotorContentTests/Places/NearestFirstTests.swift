import RotorFixtures
import Testing

@testable import RotorContent

@Suite("Places nearest first")
struct NearestFirstTests {
  /// The order as a full sort finds it.
  private static func sorted(_ places: [Coordinate], from origin: Coordinate) -> [Int] {
    let cosine = SphereMath.cosineOfLatitude(origin.latitude)
    let keys = places.map {
      SphereMath.haversine(from: origin, cosineOfOrigin: cosine, to: $0)
    }
    return places.indices.sorted { (keys[$0], $0) < (keys[$1], $1) }
  }

  private static func places(
    _ count: Int, distinct: Int, random: inout Dice
  ) -> [Coordinate] {
    let pool = (0..<max(1, min(distinct, count))).map { _ in random.coordinate() }
    return (0..<count).map { _ in pool[Int.random(in: pool.indices, using: &random)] }
  }

  static let sizes = [0, 1, 2, 3, 10, 511, 512, 513, 514, 1000, 1025, 3000, 10_000]

  @Test("A walk forward and one back give the order of a full sort", arguments: sizes)
  func walks(size: Int) {
    var random = Dice(seed: UInt64(size))
    for distinct in [1, 2, 7, size / 3, size * 10] {
      let origin = random.coordinate()
      let places = Self.places(size, distinct: distinct, random: &random)
      let expected = Self.sorted(places, from: origin)
      var forward = NearestFirst(from: origin, places: places)
      let walked = forward.nearest(size + 5)
      #expect(walked == expected)
      var back = NearestFirst(from: origin, places: places)
      let walkedBack = (0..<size).reversed().map { back.place(at: $0) }
      #expect(walkedBack == expected.reversed())
      let ranks = expected.map { forward.rank(of: $0) }
      #expect(ranks == Array(0..<size))
    }
  }

  @Test("Questions in any order get the answers of a full sort", arguments: sizes)
  func anyOrder(size: Int) {
    var random = Dice(seed: 77 + UInt64(size))
    for distinct in [1, 5, size / 2, size * 10] {
      let origin = random.coordinate()
      let places = Self.places(size, distinct: distinct, random: &random)
      let expected = Self.sorted(places, from: origin)
      var ranks = Array(repeating: 0, count: size)
      for (rank, place) in expected.enumerated() { ranks[place] = rank }
      var order = NearestFirst(from: origin, places: places)
      var wrong = 0
      for _ in 0..<min(4 * size, 4000) {
        let number = Int.random(in: places.indices, using: &random)
        // Half of the questions stay near one another, as a person's do.
        let near = min(size - 1, number % 50)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: wrong += order.place(at: number) == expected[number] ? 0 : 1
        case 1: wrong += order.rank(of: number) == ranks[number] ? 0 : 1
        case 2: wrong += order.place(at: near) == expected[near] ? 0 : 1
        default: wrong += order.rank(of: expected[near]) == near ? 0 : 1
        }
      }
      #expect(wrong == 0, "distinct places: \(distinct)")
    }
  }

  @Test("A rank or place outside has no answer")
  func outside() {
    var order = NearestFirst(from: at(0, 0), places: [at(1, 1), at(2, 2)])
    let places = [-1, 2, .max, .min].map { order.place(at: $0) }
    #expect(places == [nil, nil, nil, nil])
    let ranks = [-1, 2, .max, .min].map { order.rank(of: $0) }
    #expect(ranks == [nil, nil, nil, nil])
    #expect(order.distance(to: 2) == nil)
    let nearest = [-3, 0, .max].map { order.nearest($0) }
    #expect(nearest == [[], [], [0, 1]])
  }

  @Test("Nothing sorts a million places for the first hundred, nor for one rank")
  func comparisons() {
    var random = Dice(seed: 9)
    let size = 1_000_000
    let places = (0..<size).map { _ in random.coordinate() }
    var order = NearestFirst(from: at(37.7793, -122.4193), places: places)
    #expect(order.comparisons == 0)
    _ = order.nearest(100)
    let first = order.comparisons
    // Sorting takes about 20 comparisons a place.
    #expect(first < 4 * size)
    _ = order.nearest(200)
    #expect(order.comparisons - first < 100_000)
    let second = order.comparisons
    _ = order.rank(of: 4711)
    #expect(order.comparisons - second < 2 * size)
    let third = order.comparisons
    _ = order.rank(of: 4711)
    #expect(order.comparisons - third < 50)
  }

  @Test("A million places at one spot cost no more, and keep their order")
  func duplicates() {
    let size = 1_000_000
    let places = Array(repeating: at(1, 1), count: size)
    var order = NearestFirst(from: at(0, 0), places: places)
    let nearest = order.nearest(100)
    #expect(nearest == Array(0..<100))
    let last = order.rank(of: size - 1)
    #expect(last == size - 1)
    #expect(order.comparisons < 4 * size)
  }

  @Test("A whole walk costs about as much as sorting")
  func wholeWalk() {
    var random = Dice(seed: 10)
    let size = 100_000
    let places = (0..<size).map { _ in random.coordinate() }
    var order = NearestFirst(from: at(0, 0), places: places)
    for rank in 0..<size { _ = order.place(at: rank) }
    // n log2 n is 17 comparisons a place.
    #expect(order.comparisons < 3 * 17 * size)
  }

  @Test("Distances never decrease, and are those between the coordinates")
  func distances() throws {
    var random = Dice(seed: 11)
    let origin = at(46.3683, 14.1146)
    let places = (0..<2000).map { round in
      round % 2 == 0
        ? random.coordinate() : random.coordinate(latitudes: 46...47, longitudes: 14...15)
    }
    var order = NearestFirst(from: origin, places: places)
    var before = 0.0
    for rank in places.indices {
      let found = order.place(at: rank)
      let place = try #require(found)
      let distance = try #require(order.distance(to: place))
      #expect(distance.meters >= before)
      #expect(distance.meters == origin.distance(to: places[place]))
      #expect(distance.bearing == origin.bearing(to: places[place]))
      before = distance.meters
    }
  }

  @Test("Outlines: by the edge, 0 within, then by the centre, then as given")
  func outlines() throws {
    func square(_ latitude: Double, _ longitude: Double, _ half: Double) throws -> PlaceOutline {
      try #require(
        PlaceOutline([
          .area([
            [
              at(latitude - half, longitude - half), at(latitude - half, longitude + half),
              at(latitude + half, longitude + half), at(latitude + half, longitude - half),
            ]
          ])
        ]))
    }
    let origin = at(0, 0)
    let outlines = [
      0: try square(0, 0.5, 0.1),  // its edge is 0.4 degrees away
      2: try square(0.2, 0.2, 1),  // inside, its centre farther
      3: try square(0.1, 0.1, 1),  // inside, its centre nearer
      4: try square(0.1, 0.1, 1),  // the same again
    ]
    let places = [at(0, 0.5), at(0, 0.3), at(0, 0), at(0, 0), at(0, 0), at(0, 0), at(0, 0.45)]
    var order = NearestFirst(from: origin, places: places, outlines: outlines)
    let nearest = order.nearest(7)
    #expect(nearest == [5, 3, 4, 2, 1, 0, 6])
    #expect(order.distance(to: 3) == PlaceDistance(meters: 0, bearing: 0, isInside: true))
    #expect(order.distance(to: 5) == PlaceDistance(meters: 0, bearing: 0, isInside: false))
    let edge = try #require(order.distance(to: 0))
    #expect(abs(edge.meters - 0.4 * 111_195) < 1)
    #expect(abs(edge.bearing - 90) < 1e-6)
    let last = order.rank(of: 6)
    #expect(last == 6)
  }

  @Test("Across the antimeridian and the poles the shorter way counts")
  func wrapping() {
    var order = NearestFirst(
      from: at(0, 179.9), places: [at(0, 179), at(0, -179.9), at(90, 0), at(0, -179.99)])
    let nearest = order.nearest(4)
    #expect(nearest == [3, 1, 0, 2])
    var polar = NearestFirst(from: at(89, 0), places: [at(85, 0), at(89, 180), at(90, 77)])
    let nearestToPole = polar.nearest(3)
    #expect(nearestToPole == [2, 1, 0])
  }
}
