/// Looks for the nearest point among points and edges on the sphere.
///
/// Edges are looked at as vectors from the centre of the earth, which knows neither poles nor an
/// antimeridian.
struct NearestPointSearch {
  private let place: Coordinate
  private let cosine: Double
  private let vector: SphereVector

  init(from place: Coordinate) {
    self.place = place
    cosine = SphereMath.cosineOfLatitude(place.latitude)
    vector = SphereVector(place)
  }

  /// Looks at one point.
  func visit(
    _ point: Coordinate, onArea: Bool, keeping nearest: inout PlaceOutline.NearestPoint
  ) {
    let haversine = SphereMath.haversine(from: place, cosineOfOrigin: cosine, to: point)
    if haversine < nearest.haversine {
      nearest = PlaceOutline.NearestPoint(
        haversine: haversine, coordinate: point, isOnArea: onArea)
    }
  }

  /// Looks at the points of a line or ring and at the edges between them.
  func visit(
    _ points: [Coordinate], closed: Bool, onArea: Bool,
    keeping nearest: inout PlaceOutline.NearestPoint
  ) {
    guard var before = closed ? points.last : points.first else { return }
    var start = SphereVector(before)
    for point in points {
      visit(point, onArea: onArea, keeping: &nearest)
      let end = SphereVector(point)
      if point != before {
        // The same edge gives the same bits in either direction, so neighbours that share it tie.
        let isOrdered = (before.latitude, before.longitude) < (point.latitude, point.longitude)
        visitEdge(
          isOrdered ? start : end, isOrdered ? end : start, onArea: onArea, keeping: &nearest)
      }
      (before, start) = (point, end)
    }
  }

  /// Looks at the inner points of an edge.
  private func visitEdge(
    _ start: SphereVector, _ end: SphereVector, onArea: Bool,
    keeping nearest: inout PlaceOutline.NearestPoint
  ) {
    // Twice the cross product of both ends, without its loss of digits on short edges.
    let normal = (start + end).cross(end - start)
    let square = normal.dot(normal)
    // Ends that are the same or opposite have no edge of their own.
    guard square > 1e-30 else { return }
    // The foot of the place on the great circle lies within the edge, between both end planes.
    guard normal.cross(start).dot(vector) > 0, end.cross(normal).dot(vector) > 0 else { return }
    let sine = min(1, abs((vector - start).dot(normal)) / square.squareRoot())
    let haversine = sine * sine / (2 + 2 * (1 - sine * sine).squareRoot())
    guard haversine < nearest.haversine else { return }
    let foot = vector - normal * (vector.dot(normal) / square)
    nearest = PlaceOutline.NearestPoint(
      haversine: haversine,
      coordinate: SphereMath.coordinate(ofX: foot.x, y: foot.y, z: foot.z), isOnArea: onArea)
  }
}
