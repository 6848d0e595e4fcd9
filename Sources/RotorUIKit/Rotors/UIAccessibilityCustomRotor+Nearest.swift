extension UIAccessibilityCustomRotor {
  /// Makes a rotor over annotations of a map, the nearest to a place first.
  ///
  /// The order is that of the moment when the rotor is entered from something that is not one of
  /// its annotations: a person who walks does not lose the way. The map is moved to an annotation
  /// outside of what it shows; one that is no longer on the map is passed over.
  ///
  /// - Parameters:
  ///   - name: what VoiceOver says.
  ///   - map: the map; not kept alive.
  ///   - origin: where the person is; nil when nobody knows, which keeps the annotations' order.
  ///   - annotations: what the rotor goes through.
  /// - Complexity: O(n log n) to enter, O(1) a step, besides what moving the map costs.
  public convenience init(
    name: String, in map: MKMapView, nearestTo origin: @escaping () -> CLLocationCoordinate2D?,
    annotations: @escaping () -> [any MKAnnotation]
  ) {
    let search = NearestSearch(in: map, origin: origin, annotations: annotations)
    self.init(name: name) { search.result(for: $0) }
  }
}
