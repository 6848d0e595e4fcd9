/// Brings a map's views and is told what becomes of them.
///
/// Every method has a default that does nothing, since there are no optional requirements here.
@MainActor public protocol MKMapViewDelegate: NSObjectProtocol {
  /// The map is about to show something else.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// The map shows something else.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// The map shows something else; also told between the two above.
  func mapViewDidChangeVisibleRegion(_ mapView: MKMapView)
  /// The view of an annotation that came into view; nil for the map's own.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Views came into view.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
  /// A view was selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// A view is selected no longer.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// An annotation was selected.
  func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation)
  /// An annotation is selected no longer.
  func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation)
  /// The person has moved.
  func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation)
}

extension MKMapViewDelegate {
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {}
  /// Leaves the view to the map.
  public func mapView(
    _ mapView: MKMapView, viewFor annotation: any MKAnnotation
  ) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect annotation: any MKAnnotation) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) {}
}
