/// An annotation with a title at one place.
open nonisolated class MKPointAnnotation: MKShape {
  private var place: CLLocationCoordinate2D

  /// Makes one at latitude 0 and longitude 0.
  public override convenience init() { self.init(coordinate: CLLocationCoordinate2D()) }

  /// Makes one at a place.
  public init(coordinate: CLLocationCoordinate2D) {
    place = coordinate
    super.init()
  }

  /// Makes one at a place, with a title and a second line.
  public convenience init(
    coordinate: CLLocationCoordinate2D, title: String?, subtitle: String?
  ) {
    self.init(coordinate: coordinate)
    self.title = title
    self.subtitle = subtitle
  }

  /// Its place; the maps that show it see the change.
  open override var coordinate: CLLocationCoordinate2D {
    get { place }
    set {
      place = newValue
      CoordinateChanges.advance()
    }
  }
}
