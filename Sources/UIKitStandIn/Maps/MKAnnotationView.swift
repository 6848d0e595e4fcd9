/// The view of an annotation, which a map shows while the place is in view.
///
/// To VoiceOver it is an element without traits whose name is "title, subtitle" (observed: UI tests
/// of published apps find the pins of a map as other elements by these words); a double tap
/// selects it.
open class MKAnnotationView: UIView {
  /// What it is the view of.
  open var annotation: (any MKAnnotation)? { didSet { changed() } }
  /// The kind of view that it can stand in for when it is used again; nil when it is used once.
  public let reuseIdentifier: String?
  /// Its picture, whose size it takes on.
  open var image: UIImage? {
    didSet {
      if let size = image?.size { place(CGRect(origin: frame.origin, size: size)) }
      moved()
    }
  }
  /// How far its middle is from its place, in points.
  open var centerOffset = CGPoint.zero { didSet { moved() } }
  /// How far its callout is from where it would be; kept, callouts are not shown.
  open var calloutOffset = CGPoint.zero
  /// Whether it can be selected.
  open var isEnabled = true { didSet { changed() } }
  /// Whether it is being pressed.
  open var isHighlighted = false { didSet { changed() } }
  /// Whether it is selected; a map sets it by ``setSelected(_:animated:)``.
  open var isSelected = false { didSet { changed() } }
  /// Whether a callout opens when it is selected; kept, callouts are not shown.
  open var canShowCallout = false
  /// What stands at the left of its callout; kept.
  open var leftCalloutAccessoryView: UIView?
  /// What stands at the right of its callout; kept.
  open var rightCalloutAccessoryView: UIView?
  /// What stands below the title in its callout; kept.
  open var detailCalloutAccessoryView: UIView?
  /// Whether a person can move it; kept.
  open var isDraggable = false
  /// The views that it may be gathered up with; kept, none are gathered up.
  open var clusteringIdentifier: String?
  /// How much it matters when several would cover one another; kept, all are shown.
  open var displayPriority = MKFeatureDisplayPriority.required

  /// The map that shows it.
  weak var map: MKMapView?
  /// Which of the map's annotations it shows.
  var item: Int?

  /// Makes a view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
  }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    super.init(coder: coder)
  }

  /// Makes a view that is used once.
  public override convenience init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Makes a view of a class that was registered.
  ///
  /// A map knows such a class by its value alone, and from that Swift can only call an initializer
  /// that every subclass has. A subclass has this one by itself when it overrides
  /// `init(annotation:reuseIdentifier:)` or brings no initializer.
  public required convenience init(
    registeredFor annotation: (any MKAnnotation)?, reuseIdentifier: String
  ) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  /// It is taken out of the queue to be used again.
  open func prepareForReuse() {}

  /// It is about to be shown.
  open func prepareForDisplay() {}

  /// Shows whether it is selected; called by the map.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  override var ownIsElement: Bool { true }

  override var ownLabel: String? {
    let words = [annotation?.title, annotation?.subtitle].compactMap { $0 }.filter { !$0.isEmpty }
    return words.isEmpty ? nil : words.joined(separator: ", ")
  }

  override var ownTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  override var ownRespondsToUserInteraction: Bool { isEnabled && isUserInteractionEnabled }

  package override var itemIdentity: String? { item.map { "annotation-\($0)" } }

  package override var answersDoubleTap: Bool? {
    map != nil && isEnabled && isUserInteractionEnabled ? true : super.answersDoubleTap
  }

  override func takeTap() -> Bool {
    guard let map, isEnabled else { return false }
    return map.select(itemOf: self)
  }

  private func moved() {
    changed()
    map?.setNeedsLayout()
  }
}
