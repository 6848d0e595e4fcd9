/// Places in the order of their distance from one point, found only as far as someone asks.
///
/// Made in one pass; asking for the first stops of a million places does not sort a million. Places
/// at the same distance keep the order in which they were given. With outlines, the distance is
/// that to the edge, 0 within, then to the centre.
///
/// An order holds up to 4,294,967,295 places; what comes after them is left out.
public struct NearestFirst: Sendable {
  /// The point from which distances are taken.
  public let origin: Coordinate

  private let places: [Coordinate]
  private let outlines: [Int: PlaceOutline]
  private var order: LazyOrder

  /// The number of places.
  public var count: Int { places.count }

  /// How many times two places have been compared so far.
  public var comparisons: Int { order.comparisons }

  /// Takes the distances of all places from a point.
  ///
  /// - Parameters:
  ///   - origin: where one stands.
  ///   - places: a point of each place; for one with an outline its centre is used instead.
  ///   - outlines: the shapes of those places that have one, by their place in `places`.
  ///
  /// Complexity: O(places + points of outlines).
  public init(
    from origin: Coordinate, places: [Coordinate], outlines: [Int: PlaceOutline] = [:]
  ) {
    self.origin = origin
    self.places = places.count > Int(UInt32.max) ? Array(places.prefix(Int(UInt32.max))) : places
    self.outlines = outlines
    let places = self.places
    var keys = Self.haversines(from: origin, to: places)
    var ties: [Double] = []
    if !outlines.isEmpty {
      ties = keys
      let cosine = SphereMath.cosineOfLatitude(origin.latitude)
      for (index, outline) in outlines where keys.indices.contains(index) {
        keys[index] = outline.haversine(from: origin)
        ties[index] = SphereMath.haversine(
          from: origin, cosineOfOrigin: cosine, to: outline.center)
      }
    }
    order = LazyOrder(keys: keys, ties: ties)
  }

  /// The place that comes at a rank, from 0 for the nearest; nil outside.
  ///
  /// Complexity: O(1) where the order is known; one pass over the places at first, and a whole walk
  /// costs about twice as much as sorting them.
  public mutating func place(at rank: Int) -> Int? {
    order.item(at: rank)
  }

  /// The rank of a place, 0 for the nearest; nil for a number that is no place.
  ///
  /// Complexity: O(log n) where the order is known; else one pass over the places between which it
  /// is known to lie.
  public mutating func rank(of place: Int) -> Int? {
    order.rank(of: place)
  }

  /// The nearest places, nearest first: as many as asked for, or all.
  public mutating func nearest(_ limit: Int) -> [Int] {
    (0..<max(0, min(limit, count))).compactMap { place(at: $0) }
  }

  /// How far a place is and in which direction; nil for a number that is no place.
  ///
  /// Distances never decrease along the order. Complexity: O(1), or O(points of its outline).
  public func distance(to place: Int) -> PlaceDistance? {
    guard places.indices.contains(place) else { return nil }
    if let outline = outlines[place] { return outline.distance(from: origin) }
    return PlaceDistance(
      meters: SphereMath.metres(ofHaversine: order.keys[place]),
      bearing: origin.bearing(to: places[place]))
  }

  private static func haversines(from origin: Coordinate, to places: [Coordinate]) -> [Double] {
    let cosine = SphereMath.cosineOfLatitude(origin.latitude)
    return [Double](unsafeUninitializedCapacity: places.count) { keys, count in
      places.withUnsafeBufferPointer { places in
        for index in places.indices {
          keys[index] = SphereMath.haversine(
            from: origin, cosineOfOrigin: cosine, to: places[index])
        }
      }
      count = places.count
    }
  }
}
