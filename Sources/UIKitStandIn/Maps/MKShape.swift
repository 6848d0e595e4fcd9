/// An annotation with a title: the base of those that MapKit brings.
open nonisolated class MKShape: NSObject, MKAnnotation {
  /// Its place; nowhere, until a subclass says otherwise.
  open var coordinate: CLLocationCoordinate2D { kCLLocationCoordinate2DInvalid }
  /// What it is called.
  open var title: String? { didSet { ScreenRevision.advance() } }
  /// A second line.
  open var subtitle: String? { didSet { ScreenRevision.advance() } }

  /// Makes one without a title.
  public override init() { super.init() }
}
