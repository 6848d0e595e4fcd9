/// The identifier of the class that a map makes when nobody brings a view.
public nonisolated let MKMapViewDefaultAnnotationViewReuseIdentifier =
  "MKMapViewDefaultAnnotationViewReuseIdentifier"

/// A map with annotations, drawn flat (Mercator).
///
/// Only annotations in view have views: moving the map makes and drops them. To VoiceOver it is a
/// container that scrolls, read by where its annotations stand. A layout takes time linear in the
/// annotations; adding or removing one, constant time.
open class MKMapView: UIView {
  /// Who brings the views and is told what becomes of them; not kept alive.
  open weak var delegate: (any MKMapViewDelegate)?
  /// What the map looks like; kept.
  open var mapType = MKMapType.standard
  /// Whether a person can zoom; kept.
  open var isZoomEnabled = true
  /// Whether a person can move the map.
  open var isScrollEnabled = true
  /// Whether a person can turn the map; kept.
  open var isRotateEnabled = true
  /// Whether a person can tilt the map; kept.
  open var isPitchEnabled = true
  /// Whether the compass is shown; kept.
  open var showsCompass = true
  /// Whether the scale is shown; kept.
  open var showsScale = false
  /// Where the person is.
  public let userLocation = MKUserLocation()
  /// Whether the map shows where the person is, as one more annotation.
  open var showsUserLocation = false {
    didSet { showUserLocation(showsUserLocation) }
  }

  let container = AnnotationContainer()
  var items = MapAnnotations()
  var queue = AnnotationQueue()
  var request = MapRequest.world
  /// Counts what was asked of the region, so that a later wish ends an animation.
  var wishes = 0
  /// How deep the delegate was told of changes that it made while being told.
  var tellingDepth = 0
  /// The number of the selected annotation.
  var selection: Int?
  private var seenChanges = CoordinateChanges.current
  var isMakingViews = false

  /// Makes a map of the whole world.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(container)
  }

  /// Makes a map as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(container)
  }

  // MARK: - Annotations

  /// The annotations, in the order in which they were added.
  open var annotations: [any MKAnnotation] { items.all }

  /// Adds an annotation; nothing happens when it is there already.
  open func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Adds annotations; those that are there already are left out.
  open func addAnnotations(_ annotations: [any MKAnnotation]) {
    var isChanged = false
    for annotation in annotations where items.add(annotation) { isChanged = true }
    if isChanged { setNeedsLayout() }
  }

  /// Removes an annotation; one that is selected is deselected first.
  ///
  /// The person's place stays as long as ``showsUserLocation`` says so (assumed).
  open func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes annotations, in time linear in their number.
  open func removeAnnotations(_ annotations: [any MKAnnotation]) {
    remove(annotations.filter { $0 !== userLocation })
  }

  /// The annotations inside a rectangle, one that goes on beyond the eastern edge included.
  open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> {
    var found: Set<AnyHashable> = []
    for annotation in items.all {
      guard let point = MapProjection.point(of: annotation.coordinate),
        mapRect.containsRound(point), let object = annotation as? NSObject
      else { continue }
      found.insert(object)
    }
    return found
  }

  /// Moves the map so that all these annotations are in view; those that it does not have are
  /// added (assumed).
  open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let points = annotations.compactMap { MapProjection.point(of: $0.coordinate) }
    guard let rect = MKMapRect(around: points) else { return }
    setVisibleMapRect(
      rect.insetBy(dx: -rect.width / 10, dy: -rect.height / 10), animated: animated)
  }

  // MARK: - Views

  /// The view of an annotation; nil when that is not in view.
  open func view(for annotation: any MKAnnotation) -> MKAnnotationView? {
    if needsLayout, !isMakingViews { layoutIfNeeded() }
    return items[annotation]?.view
  }

  /// Sets which class is made for an identifier; nil for none.
  open func register(
    _ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String
  ) {
    queue.register(viewClass, for: identifier)
  }

  /// A view that went out of view, else one of the class that was registered, else nil.
  open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    dequeue(identifier, for: nil)
  }

  /// A view that went out of view, else a new one, for that annotation.
  ///
  /// For an identifier without a class a balloon is made, where MapKit raises an exception.
  open func dequeueReusableAnnotationView(
    withIdentifier identifier: String, for annotation: any MKAnnotation
  ) -> MKAnnotationView {
    let view =
      dequeue(identifier, for: annotation)
      ?? MKMarkerAnnotationView(annotation: annotation, reuseIdentifier: identifier)
    view.annotation = annotation
    return view
  }

  // MARK: - Selection

  /// The selected annotation, in an array; of several that are set only the first is selected
  /// (documented).
  open var selectedAnnotations: [any MKAnnotation] {
    get { selection.flatMap { items[$0] }.map { [$0.annotation] } ?? [] }
    set {
      if let first = newValue.first {
        selectAnnotation(first, animated: false)
      } else {
        deselectAnnotation(selectedAnnotations.first, animated: false)
      }
    }
  }

  /// Selects an annotation; nothing happens when it is not in view (documented).
  open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard view(for: annotation) != nil, let id = items[annotation]?.id else { return }
    select(id, animated: animated)
  }

  /// Ends the selection of an annotation; nothing happens when it is not selected.
  open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let id = items[annotation]?.id, selection == id else { return }
    deselect(animated: animated)
  }

  // MARK: - What is in view

  /// What is in view: what was asked for, and more where the room has another shape.
  ///
  /// A region that is none, such as one without a middle or with a span that is not a number, is
  /// not taken, where MapKit raises an exception; a span beyond the world is the whole world.
  open var region: MKCoordinateRegion {
    get { currentRegion }
    set { setRegion(newValue, animated: false) }
  }

  /// Shows a region; with an animation, it is in view on a later turn of the main queue.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    guard let request = MapRequest(region) else { return }
    move(to: request, animated: animated)
  }

  /// The region that would be in view if that one were asked for.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    MapRequest(region).map(self.region(fitting:)) ?? region
  }

  /// The place in the middle; near a pole it is moved so that the map does not end in view.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { currentRegion.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows as much as now around another place; one that is nowhere is not taken.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    guard let request = request.around(coordinate) else { return }
    move(to: request, animated: animated)
  }

  /// What is in view, on the flat map of the world.
  open var visibleMapRect: MKMapRect {
    get { viewport.rect }
    set { setVisibleMapRect(newValue, animated: false) }
  }

  /// Shows a rectangle; with an animation, it is in view on a later turn of the main queue.
  open func setVisibleMapRect(_ mapRect: MKMapRect, animated animate: Bool) {
    guard let request = MapRequest(mapRect) else { return }
    move(to: request, animated: animate)
  }

  /// Where a place stands in a view's coordinates, nil for the window's, the shorter way round the
  /// world; not a number for a place that is nowhere.
  open func convert(
    _ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?
  ) -> CGPoint {
    guard let point = MapProjection.point(of: coordinate) else {
      return CGPoint(x: CGFloat.nan, y: CGFloat.nan)
    }
    return convert(viewport.position(of: point), to: view)
  }

  /// The place at a point of a view's coordinates, nil for the window's; nowhere for a point that
  /// is not a number.
  open func convert(
    _ point: CGPoint, toCoordinateFrom view: UIView?
  ) -> CLLocationCoordinate2D {
    MapProjection.coordinate(of: viewport.point(at: convert(point, from: view)))
  }

  // MARK: - Layout

  /// A map without a frame takes the room below the views before it, and at least 200 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { roomThatFits(size) }

  /// Makes, drops and places the views of annotations, and places the app's own views.
  open override func layoutSubviews() {
    seenChanges = CoordinateChanges.current
    if container.frame != bounds { container.place(bounds) }
    RoughLayout.place(subviews.filter { $0 !== container }, in: self)
    updateViews()
  }

  /// Also when the place of an annotation has changed.
  override var needsLayout: Bool {
    get { super.needsLayout || seenChanges != CoordinateChanges.current }
    set { super.needsLayout = newValue }
  }

  // MARK: - Accessibility and touch

  /// Moves the map by a page, the way that the finger goes; false at the edge of the world, when
  /// the map shows all there is that way, or when it does not scroll.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    scrollPage(direction)
  }

  /// A tap between the annotations ends the selection.
  override func takeTap() -> Bool {
    guard selection != nil else { return false }
    deselect(animated: true)
    return true
  }
}
