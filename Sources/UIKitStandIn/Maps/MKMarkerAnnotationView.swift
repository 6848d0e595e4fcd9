/// A balloon with a picture or a letter: what a map shows when nobody brings another view.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// Whether the title stands below it; kept, VoiceOver says it in any case.
  open var titleVisibility = MKFeatureVisibility.adaptive
  /// Whether the second line stands below it; kept, VoiceOver says it in any case.
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  /// The color of the balloon; nil for the map's own.
  open var markerTintColor: UIColor? { didSet { changed() } }
  /// The color of what is inside it; nil for the map's own.
  open var glyphTintColor: UIColor? { didSet { changed() } }
  /// The letters inside it; not said.
  open var glyphText: String? { didSet { changed() } }
  /// The picture inside it.
  open var glyphImage: UIImage? { didSet { changed() } }
  /// The picture inside it while it is selected.
  open var selectedGlyphImage: UIImage? { didSet { changed() } }
  /// Whether it grows when it comes; kept.
  open var animatesWhenAdded = false

  /// Makes a balloon of 40 by 40 points (assumed).
  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    place(CGRect(x: 0, y: 0, width: 40, height: 40))
  }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    place(CGRect(x: 0, y: 0, width: 40, height: 40))
  }
}
