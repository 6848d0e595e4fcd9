extension PlaceOutline {
  /// The point of a shape that is nearest to a place.
  struct NearestPoint {
    var haversine = Double.infinity
    var coordinate: Coordinate
    /// Whether the point lies on the edge of an area.
    var isOnArea = false
  }

  /// The nearest point of all edges and points; areas count by their rings.
  func nearestPoint(to place: Coordinate) -> NearestPoint {
    var nearest = NearestPoint(coordinate: center)
    let search = NearestPointSearch(from: place)
    for part in parts {
      switch part {
      case .points(let points):
        for point in points { search.visit(point, onArea: false, keeping: &nearest) }
      case .line(let points):
        search.visit(points, closed: false, onArea: false, keeping: &nearest)
      case .area(let rings):
        for ring in rings { search.visit(ring, closed: true, onArea: true, keeping: &nearest) }
      }
    }
    return nearest
  }
}
