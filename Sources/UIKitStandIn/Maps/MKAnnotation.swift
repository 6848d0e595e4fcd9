/// What a map shows at one place.
///
/// On the device `title` and `subtitle` are optional requirements, so they read as `String??`
/// there and as `String?` here; `annotation.title ?? nil` reads the same on both.
public nonisolated protocol MKAnnotation: NSObjectProtocol {
  /// The place.
  ///
  /// A map sees a change of an `MKPointAnnotation` at once and that of any other class at its next
  /// layout, since there is no key-value observing here.
  var coordinate: CLLocationCoordinate2D { get }
  /// What it is called.
  var title: String? { get }
  /// A second line.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// No title.
  public nonisolated var title: String? { nil }
  /// No second line.
  public nonisolated var subtitle: String? { nil }
}
