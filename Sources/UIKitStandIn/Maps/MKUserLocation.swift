/// Where the person is, as a map shows it.
open nonisolated class MKUserLocation: NSObject, MKAnnotation {
  private var place: CLLocation?

  /// Makes one that is not known yet.
  public override init() { super.init() }

  /// Where the person is; nil as long as nobody knows.
  open var location: CLLocation? { place }
  /// Whether the place is being found out.
  open var isUpdating: Bool { place == nil }
  /// What VoiceOver calls it.
  open var title: String? = "My Location" { didSet { ScreenRevision.advance() } }
  /// A second line.
  open var subtitle: String? { didSet { ScreenRevision.advance() } }
  /// The place; nowhere as long as nobody knows.
  open var coordinate: CLLocationCoordinate2D {
    location?.coordinate ?? kCLLocationCoordinate2DInvalid
  }

  /// Takes a new place; there is no receiver here that would find it.
  func move(to location: CLLocation?) {
    place = location
    CoordinateChanges.advance()
  }
}
