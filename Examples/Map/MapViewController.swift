import RotorContent
import RotorUIKit

/// A map of San Francisco around a person who can move: each pin says how far away it is, and the
/// kinds of places that matter most have a rotor, nearest first.
final class MapViewController: UIViewController, MKMapViewDelegate {
  /// Where the person is; Union Square until somebody knows better.
  var userLocation = CLLocationCoordinate2D(latitude: 37.7880, longitude: -122.4075) {
    didSet { updateDistances() }
  }

  /// How the pins say distances and directions.
  var words = DistanceWords()

  /// The places on the map.
  let annotations = MapPlace.all().map(PlaceAnnotation.init)

  private let mapView = MKMapView()
  private let summary = UILabel()

  override func loadView() { view = mapView }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "San Francisco"
    mapView.delegate = self
    mapView.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 37.775, longitude: -122.44),
      span: MKCoordinateSpan(latitudeDelta: 0.12, longitudeDelta: 0.16))
    mapView.addAnnotations(annotations)
    mapView.accessibilityCustomRotors = MapPlace.Category.allCases.compactMap(rotor)
    showSummary()
  }

  // MARK: - Rotors

  private func rotor(for category: MapPlace.Category) -> UIAccessibilityCustomRotor? {
    guard let name = category.rotorName else { return nil }
    return UIAccessibilityCustomRotor(
      name: name, in: mapView, nearestTo: { [weak self] in self?.userLocation },
      annotations: { [weak self] in
        self?.annotations.filter { $0.place.category == category } ?? []
      })
  }

  // MARK: - Pins

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    guard let pin = annotation as? PlaceAnnotation else { return nil }
    let view = mapView.dequeueReusableAnnotationView(
      withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: pin)
    (view as? MKMarkerAnnotationView)?.markerTintColor = pin.place.category.color
    view.accessibilityIdentifier = pin.place.id
    view.accessibilityTraits = .button
    view.accessibilityValue = distance(to: pin.place)
    return view
  }

  private func updateDistances() {
    for pin in annotations {
      mapView.view(for: pin)?.accessibilityValue = distance(to: pin.place)
    }
  }

  private func distance(to place: MapPlace) -> String? {
    let (latitude, longitude) = (userLocation.latitude, userLocation.longitude)
    guard let here = try? Coordinate(latitude: latitude, longitude: longitude) else { return nil }
    return words.words(
      for: PlaceDistance(
        meters: here.distance(to: place.location), bearing: here.bearing(to: place.location)))
  }

  // MARK: - Summary

  private func showSummary() {
    summary.text = "Map, \(annotations.count) places"
    summary.accessibilityTraits = [.staticText, .summaryElement]
    summary.translatesAutoresizingMaskIntoConstraints = false
    mapView.addSubview(summary)
    NSLayoutConstraint.activate([
      summary.topAnchor.constraint(equalTo: mapView.topAnchor, constant: 60),
      summary.centerXAnchor.constraint(equalTo: mapView.centerXAnchor),
    ])
  }
}
