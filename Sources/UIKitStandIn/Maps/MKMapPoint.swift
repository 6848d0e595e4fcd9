/// A place on the flat map of the world: x from the west, y from the north.
public nonisolated struct MKMapPoint: Sendable {
  /// Map points from the western edge.
  public var x: Double
  /// Map points from the northern edge.
  public var y: Double

  /// Makes the point in the north-western corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point.
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// Makes the point of a place; (-1, -1) for a place that is nowhere.
  public init(_ coordinate: CLLocationCoordinate2D) {
    self = MapProjection.point(of: coordinate) ?? MKMapPoint(x: -1, y: -1)
  }

  /// The place; nowhere for a point that is not on the map.
  public var coordinate: CLLocationCoordinate2D {
    guard (0...MapProjection.world).contains(x), (0...MapProjection.world).contains(y) else {
      return kCLLocationCoordinate2DInvalid
    }
    return MapProjection.coordinate(of: self)
  }

  /// The shortest way over the ground to another point, in metres.
  public func distance(to: MKMapPoint) -> CLLocationDistance {
    let there = to.coordinate
    return CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)
      .distance(from: CLLocation(latitude: there.latitude, longitude: there.longitude))
  }
}
