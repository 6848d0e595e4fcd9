/// The flat map of the world: Mercator's, cut off so that it is a square.
///
/// A place and its point lead to one another; what is beyond the cut stands on the edge.
nonisolated enum MapProjection {
  /// The edge of the square, in map points: 2 to the power of 28.
  static let world = 268_435_456.0
  /// The latitude of the northern edge, in degrees.
  static let highestLatitude = 85.051_128_779_806_59
  /// The length of a degree of latitude, in metres, on the sphere that distances are measured on.
  static let metresPerDegree = 111_195.080_234

  private static let degree = Double.pi / 180

  /// The point of a place; nil for a place that is nowhere.
  static func point(of coordinate: CLLocationCoordinate2D) -> MKMapPoint? {
    guard CLLocationCoordinate2DIsValid(coordinate) else { return nil }
    let latitude = min(max(coordinate.latitude, -highestLatitude), highestLatitude)
    let north = asinh(tan(latitude * degree))
    return MKMapPoint(
      x: (coordinate.longitude + 180) / 360 * world,
      y: min(max(world * (0.5 - north / (2 * .pi)), 0), world))
  }

  /// The place of a point; one beyond the eastern or western edge is found on the other side.
  static func coordinate(of point: MKMapPoint) -> CLLocationCoordinate2D {
    guard point.x.isFinite, point.y.isFinite else { return kCLLocationCoordinate2DInvalid }
    return CLLocationCoordinate2D(
      latitude: latitude(ofY: min(max(point.y, 0), world)),
      longitude: wrapped(point.x) / world * 360 - 180)
  }

  /// The same x on the map, the shortest way round.
  static func wrapped(_ x: Double) -> Double {
    guard x < 0 || x > world else { return x }
    let rest = x.truncatingRemainder(dividingBy: world)
    return rest < 0 ? rest + world : rest
  }

  /// The size of a region in map points; nil when its middle is nowhere or its span is no span.
  ///
  /// With the middle kept in the middle, as much is shown to the north as to the south of it.
  static func size(of region: MKCoordinateRegion) -> MKMapSize? {
    let span = region.span
    guard CLLocationCoordinate2DIsValid(region.center), span.latitudeDelta >= 0,
      span.longitudeDelta >= 0
    else { return nil }
    let width = min(span.longitudeDelta, 360) / 360 * world
    guard span.latitudeDelta < 180 else { return MKMapSize(width: width, height: world) }
    let middle = min(max(region.center.latitude, -highestLatitude), highestLatitude)
    let half = asinh(tan(span.latitudeDelta / 2 * degree) / cos(middle * degree))
    return MKMapSize(width: width, height: min(half / .pi * world, world))
  }

  /// The span of a rectangle in degrees.
  static func span(of rect: MKMapRect) -> MKCoordinateSpan {
    guard rect.minY.isFinite, rect.maxY.isFinite, rect.width.isFinite else {
      return MKCoordinateSpan()
    }
    return MKCoordinateSpan(
      latitudeDelta: latitude(ofY: rect.minY) - latitude(ofY: rect.maxY),
      longitudeDelta: min(rect.width / world * 360, 360))
  }

  private static func latitude(ofY y: Double) -> Double {
    atan(sinh(.pi * (1 - 2 * y / world))) / degree
  }
}
