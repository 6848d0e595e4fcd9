import RotorUIKit

/// A map of 300 by 300 points that shows ten degrees around latitude 0 and longitude 0.
func smallMap() -> MKMapView {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  map.region = region(0, 0, span: 10)
  return map
}

/// A region as wide as it is high.
func region(
  _ latitude: Double, _ longitude: Double, span: Double
) -> MKCoordinateRegion {
  MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: latitude, longitude: longitude),
    span: MKCoordinateSpan(latitudeDelta: span, longitudeDelta: span))
}

/// A pin with a title.
func pin(_ title: String, _ latitude: Double, _ longitude: Double) -> MKPointAnnotation {
  MKPointAnnotation(
    coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), title: title,
    subtitle: nil)
}

/// The titles of annotations.
func titles(_ annotations: [any MKAnnotation]) -> [String] {
  annotations.map { ($0.title ?? nil) ?? "" }
}

/// The titles of those annotations of a map that have views.
func shownTitles(_ map: MKMapView) -> [String] {
  titles(map.annotations.filter { map.view(for: $0) != nil })
}

/// Two coordinates are the same, but for rounding.
func isNear(
  _ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D, by degrees: Double = 1e-9
) -> Bool {
  abs(one.latitude - other.latitude) <= degrees && abs(one.longitude - other.longitude) <= degrees
}

/// An app's own annotation, which tells nobody of its changes.
final class Place: NSObject, MKAnnotation {
  var coordinate: CLLocationCoordinate2D
  let title: String?

  init(_ title: String, _ latitude: Double, _ longitude: Double) {
    self.title = title
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }
}

/// Writes down what a map tells, and brings the views that it was given.
final class MapLog: NSObject, MKMapViewDelegate {
  var lines: [String] = []
  var makeView: (MKMapView, any MKAnnotation) -> MKAnnotationView? = { _, _ in nil }
  var onSelect: (MKMapView, MKAnnotationView) -> Void = { _, _ in }
  var onDeselect: (MKMapView, MKAnnotationView) -> Void = { _, _ in }
  var onRegion: (MKMapView) -> Void = { _ in }
  var asked = 0

  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
    asked += 1
    return makeView(mapView, annotation)
  }
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {
    lines.append("added \(titles(views.compactMap(\.annotation)).joined(separator: " "))")
  }
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
    lines.append("selected \(view.accessibilityLabel ?? "")")
    onSelect(mapView, view)
  }
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
    lines.append("deselected \(view.accessibilityLabel ?? "")")
    onDeselect(mapView, view)
  }
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {
    lines.append("will move\(animated ? " slowly" : "")")
  }
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
    lines.append("moved\(animated ? " slowly" : "")")
    onRegion(mapView)
  }
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {
    lines.append("person at \(userLocation.coordinate.latitude)")
  }
}
