/// The shape of one place: its points, lines and areas.
///
/// Edges are the shortest ways between their ends, so a ring may cross the antimeridian. The sides
/// of an area are told apart along straight lines of latitude and longitude; for what one walks to,
/// both are the same.
public struct PlaceOutline: Hashable, Sendable {
  /// One piece of a shape.
  public enum Part: Hashable, Sendable {
    /// Single points.
    case points([Coordinate])

    /// A line from point to point.
    case line([Coordinate])

    /// An area: its outer ring and its holes, in any direction; the closing point may be left out.
    case area([[Coordinate]])

    /// All points of the piece, in order.
    var rings: [[Coordinate]] {
      switch self {
      case .points(let points), .line(let points): [points]
      case .area(let rings): rings
      }
    }
  }

  /// The pieces of the shape, as they were given.
  public let parts: [Part]

  /// The smallest box round all pieces; it reaches to the pole that an area encloses.
  public let box: GeographicBox

  /// The middle of the box, going the shorter way across the antimeridian.
  public var center: Coordinate { box.center }

  /// Makes a shape, or nil when the pieces have no point at all.
  ///
  /// Complexity: O(points).
  public init?(_ parts: [Part]) {
    let points = parts.flatMap { $0.rings.joined() }
    guard var box = GeographicBox(enclosing: points) else { return nil }
    for case .area(let rings) in parts {
      guard let pole = AreaSides(rings).enclosedPole else { continue }
      box = GeographicBox(
        south: min(box.south, pole), west: -180, north: max(box.north, pole), east: 180)
    }
    self.parts = parts
    self.box = box
  }

  /// Whether a place lies within one of the areas; holes count as outside.
  ///
  /// The edge itself belongs to the area as far as rounding lets it; `distance(from:)` decides by
  /// the distance 0. Complexity: O(points).
  public func contains(_ place: Coordinate) -> Bool {
    guard box.contains(place) else { return false }
    for case .area(let rings) in parts where AreaSides(rings).contains(place) {
      return true
    }
    return false
  }

  /// The distance and direction from a place to the nearest point of the shape.
  ///
  /// Within an area, or on its edge, it is 0 and inside. Complexity: O(points).
  public func distance(from place: Coordinate) -> PlaceDistance {
    if contains(place) { return PlaceDistance(meters: 0, bearing: 0, isInside: true) }
    let nearest = nearestPoint(to: place)
    let meters = SphereMath.metres(ofHaversine: nearest.haversine)
    if meters == 0 {
      return PlaceDistance(meters: 0, bearing: 0, isInside: nearest.isOnArea)
    }
    return PlaceDistance(
      meters: meters, bearing: place.bearing(to: nearest.coordinate), isInside: false)
  }

  /// The haversine of the distance to the shape: 0 within; what places are ordered by.
  func haversine(from place: Coordinate) -> Double {
    contains(place) ? 0 : nearestPoint(to: place).haversine
  }
}
