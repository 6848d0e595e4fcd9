/// Tells the inside of an area from its outside.
///
/// From a place one goes along its meridian to the north pole and counts the edges on the way: each
/// changes the side. So it matters only whether the pole is inside, and rings round a pole or
/// across the antimeridian need no care.
struct AreaSides {
  private let rings: [[Coordinate]]

  init(_ rings: [[Coordinate]]) {
    self.rings = rings
  }

  /// The latitude of the pole within the area, or nil.
  ///
  /// A ring that goes once round the earth encloses the pole that is nearer to its middle.
  var enclosedPole: Double? {
    var northInside = false
    var southInside = false
    for ring in rings {
      guard let pole = Self.pole(in: ring) else { continue }
      if pole > 0 { northInside.toggle() } else { southInside.toggle() }
    }
    return northInside ? 90 : southInside ? -90 : nil
  }

  /// Whether a place lies in an odd number of the rings.
  func contains(_ place: Coordinate) -> Bool {
    var inside = false
    for ring in rings {
      guard var before = ring.last else { continue }
      var turn = 0.0
      var least = before.latitude
      var greatest = before.latitude
      var beforeEast = SphereMath.wrapped(before.longitude - place.longitude)
      for point in ring {
        let east = SphereMath.wrapped(point.longitude - place.longitude)
        let step = east - beforeEast
        if (beforeEast < 0) != (east < 0), abs(step) <= 180 {
          let crossing =
            before.latitude + (point.latitude - before.latitude) * (-beforeEast / step)
          if crossing > place.latitude { inside.toggle() }
        }
        turn += SphereMath.wrapped(step)
        least = min(least, point.latitude)
        greatest = max(greatest, point.latitude)
        (before, beforeEast) = (point, east)
      }
      if abs(turn) > 180, least + greatest > 0 { inside.toggle() }
    }
    return inside
  }

  /// The latitude of the pole that a ring goes round, or nil.
  private static func pole(in ring: [Coordinate]) -> Double? {
    guard var before = ring.last else { return nil }
    var turn = 0.0
    var least = before.latitude
    var greatest = before.latitude
    for point in ring {
      turn += SphereMath.wrapped(point.longitude - before.longitude)
      least = min(least, point.latitude)
      greatest = max(greatest, point.latitude)
      before = point
    }
    guard abs(turn) > 180 else { return nil }
    return least + greatest > 0 ? 90 : -90
  }
}
