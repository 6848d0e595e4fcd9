/// The dot where the person is.
open class MKUserLocationView: MKAnnotationView {
  /// Makes a dot of 24 by 24 points (assumed).
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    place(CGRect(x: 0, y: 0, width: 24, height: 24))
  }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    place(CGRect(x: 0, y: 0, width: 24, height: 24))
  }
}
