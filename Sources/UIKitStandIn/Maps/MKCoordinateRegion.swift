/// What a map shows: a place in the middle, and how much around it.
public nonisolated struct MKCoordinateRegion: Sendable {
  /// The place in the middle.
  public var center: CLLocationCoordinate2D
  /// How much is shown.
  public var span: MKCoordinateSpan

  /// Makes an empty region at latitude 0 and longitude 0.
  public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }

  /// Makes a region.
  public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) {
    self.center = center
    self.span = span
  }

  /// Makes a region of that many metres from north to south and from west to east.
  public init(
    center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
    longitudinalMeters: CLLocationDistance
  ) {
    let narrowed = max(cos(centerCoordinate.latitude * .pi / 180), 1e-6)
    self.init(
      center: centerCoordinate,
      span: MKCoordinateSpan(
        latitudeDelta: min(latitudinalMeters / MapProjection.metresPerDegree, 180),
        longitudeDelta: min(longitudinalMeters / (MapProjection.metresPerDegree * narrowed), 360)))
  }

  /// Makes the region of a rectangle.
  public init(_ rect: MKMapRect) {
    self.init(
      center: MapProjection.coordinate(of: MKMapPoint(x: rect.midX, y: rect.midY)),
      span: MapProjection.span(of: rect))
  }
}
