extension GeographicBox {
  /// The smallest box round places; nil for none.
  ///
  /// It goes the shorter way across the antimeridian. Places all round the earth are first gathered
  /// by half degrees of longitude. Complexity: O(n).
  public init?(enclosing places: [Coordinate]) {
    guard let first = places.first else { return nil }
    var south = first.latitude
    var north = south
    var west = first.longitude
    var east = west
    for place in places {
      south = min(south, place.latitude)
      north = max(north, place.latitude)
      west = min(west, place.longitude)
      east = max(east, place.longitude)
    }
    // Up to half the earth, what is left out is the widest gap there can be.
    if east - west > 180 {
      (west, east) = Self.range(of: Self.spans(of: places))
    }
    self.init(south: south, west: west, north: north, east: east)
  }

  /// The smallest box round other boxes; nil for none.
  ///
  /// Complexity: O(n log n).
  public init?(enclosing boxes: [GeographicBox]) {
    guard let first = boxes.first else { return nil }
    var south = first.south
    var north = first.north
    for box in boxes {
      south = min(south, box.south)
      north = max(north, box.north)
    }
    let (west, east) = Self.range(of: boxes.map { ($0.west, $0.width) })
    self.init(south: south, west: west, north: north, east: east)
  }

  /// What a half degree of longitude holds, as (west, width); half degrees without a place are out.
  private static func spans(of places: [Coordinate]) -> [(west: Double, width: Double)] {
    var least = [Double](repeating: .infinity, count: 721)
    var greatest = [Double](repeating: -.infinity, count: 721)
    for place in places {
      let bucket = Int((place.longitude + 180) * 2)
      least[bucket] = min(least[bucket], place.longitude)
      greatest[bucket] = max(greatest[bucket], place.longitude)
    }
    return least.indices.compactMap { bucket in
      least[bucket].isFinite ? (least[bucket], greatest[bucket] - least[bucket]) : nil
    }
  }

  /// The range of longitudes that covers every span and leaves out the widest gap.
  private static func range(
    of spans: [(west: Double, width: Double)]
  ) -> (west: Double, east: Double) {
    let sorted = spans.sorted { ($0.west, $0.width) < ($1.west, $1.width) }
    guard let first = sorted.first else { return (-180, 180) }
    let last = sorted.reduce(first.west) { max($0, $1.west + $1.width) }
    // A span across the antimeridian also covers the beginning of the range.
    var reached = max(first.west + first.width, last - 360)
    var widest = 0.0
    var west = first.west
    var east = reached
    for span in sorted.dropFirst() {
      if span.west - reached > widest {
        widest = span.west - reached
        (west, east) = (span.west, reached)
      }
      reached = max(reached, span.west + span.width)
    }
    // The gap that is left between the last span and the first, once round; equal gaps: this one,
    // so that a range which need not cross the antimeridian does not.
    let rest = first.west + 360 - last
    if rest >= widest { (widest, west, east) = (rest, first.west, last) }
    guard widest > 0 else { return (-180, 180) }
    return (west, SphereMath.wrapped(east))
  }
}
