import RotorUIKit

@testable import UIKitStandIn

extension ViewRow {
  /// Maps and the views of their annotations.
  static let maps: [ViewRow] = [
    ViewRow(
      name: "MKMapView", make: { MKMapView() }, isElement: false, traits: .none, label: nil,
      value: nil, doubleTap: "nothing; a tap between the annotations ends the selection",
      source: "observed (UI tests of published apps find a map's annotations inside it)"),
    ViewRow(
      name: "MKAnnotationView, on no map",
      make: {
        MKAnnotationView(annotation: pin("Park", nil), reuseIdentifier: nil)
      },
      isElement: true, traits: .none, label: "Park", value: nil, doubleTap: "nothing",
      source: "assumed"),
    ViewRow(
      name: "MKMarkerAnnotationView", make: { shown(pin("Park", "12 acres")) }, isElement: true,
      traits: .none, label: "Park, 12 acres", value: nil,
      doubleTap: "selects it and tells the delegate",
      source: "observed (UI tests of published apps: other elements named \"title, subtitle\")"),
    ViewRow(
      name: "MKMarkerAnnotationView, without a subtitle", make: { shown(pin("Park", nil)) },
      isElement: true, traits: .none, label: "Park", value: nil,
      doubleTap: "selects it and tells the delegate",
      source: "observed (UI tests of published apps: other elements named by the title)"),
    ViewRow(
      name: "MKMarkerAnnotationView, without a title", make: { shown(pin(nil, nil)) },
      isElement: true, traits: .none, label: nil, value: nil,
      doubleTap: "selects it and tells the delegate", source: "assumed"),
    ViewRow(
      name: "MKMarkerAnnotationView, selected",
      make: {
        let annotation = pin("Park", nil)
        let view = shown(annotation)
        view.map?.selectAnnotation(annotation, animated: false)
        return view
      },
      isElement: true, traits: .selected, label: "Park", value: nil,
      doubleTap: "leaves it selected", source: "assumed"),
    ViewRow(
      name: "MKMarkerAnnotationView, not enabled",
      make: {
        let view = shown(pin("Park", nil))
        view.isEnabled = false
        return view
      },
      isElement: true, traits: .none, label: "Park", value: nil, doubleTap: "nothing",
      source: "assumed"),
    ViewRow(
      name: "MKUserLocationView",
      make: {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        map.showsUserLocation = true
        map.moveUser(to: CLLocation(latitude: 1, longitude: 1))
        keptMaps.append(map)
        return map.view(for: map.userLocation) ?? UIView()
      },
      isElement: true, traits: .none, label: "My Location", value: nil,
      doubleTap: "selects it and tells the delegate",
      source: "observed (UI tests of published apps: an other element named \"My Location\")"),
  ]

  /// A view does not keep its map alive.
  private static var keptMaps: [MKMapView] = []

  private static func pin(_ title: String?, _ subtitle: String?) -> MKPointAnnotation {
    MKPointAnnotation(coordinate: CLLocationCoordinate2D(), title: title, subtitle: subtitle)
  }

  private static func shown(_ annotation: MKPointAnnotation) -> MKAnnotationView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    map.addAnnotation(annotation)
    keptMaps.append(map)
    return map.view(for: annotation)
      ?? MKAnnotationView(annotation: annotation, reuseIdentifier: nil)
  }
}
