/// What a map was asked to show, before it is fitted to the room that it has.
nonisolated struct MapRequest {
  /// The place in the middle, as it was given.
  let center: CLLocationCoordinate2D
  /// The same place on the map.
  let point: MKMapPoint
  /// What must be in view.
  let size: MKMapSize

  /// The whole world.
  static let world = MapRequest(
    center: CLLocationCoordinate2D(),
    point: MKMapPoint(x: MapProjection.world / 2, y: MapProjection.world / 2), size: .world)

  private init(center: CLLocationCoordinate2D, point: MKMapPoint, size: MKMapSize) {
    self.center = center
    self.point = point
    self.size = size
  }

  /// Takes a region; nil for one that is none, where MapKit raises an exception.
  init?(_ region: MKCoordinateRegion) {
    guard let point = MapProjection.point(of: region.center),
      let size = MapProjection.size(of: region)
    else { return nil }
    self.init(center: region.center, point: point, size: size)
  }

  /// Takes a rectangle; nil for one that is none.
  init?(_ rect: MKMapRect) {
    guard rect.midX.isFinite, rect.midY.isFinite, rect.width >= 0, rect.height >= 0 else {
      return nil
    }
    let world = MapProjection.world
    let point = MKMapPoint(
      x: MapProjection.wrapped(rect.midX), y: min(max(rect.midY, 0), world))
    self.init(
      center: MapProjection.coordinate(of: point), point: point,
      size: MKMapSize(width: min(rect.width, world), height: min(rect.height, world)))
  }

  /// The same around another place; nil for a place that is nowhere.
  func around(_ center: CLLocationCoordinate2D) -> MapRequest? {
    MapProjection.point(of: center).map { MapRequest(center: center, point: $0, size: size) }
  }

  /// Whether both ask for the same.
  func isSame(as other: MapRequest) -> Bool {
    center.latitude == other.center.latitude && center.longitude == other.center.longitude
      && size.width == other.size.width && size.height == other.size.height
  }
}
