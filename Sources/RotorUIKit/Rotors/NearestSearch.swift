import RotorContent

/// Steps through annotations of a map, the nearest to a place first.
///
/// The order is that of the moment when the rotor was entered from something else: a person who
/// walks does not lose the way (assumed).
final class NearestSearch {
  private let annotations: () -> [any MKAnnotation]
  private let origin: () -> CLLocationCoordinate2D?
  private weak var map: MKMapView?
  private var order: [any MKAnnotation] = []
  private var places: [ObjectIdentifier: Int] = [:]
  /// Where the person was when the rotor was entered.
  private var start: Coordinate?

  init(
    in map: MKMapView, origin: @escaping () -> CLLocationCoordinate2D?,
    annotations: @escaping () -> [any MKAnnotation]
  ) {
    self.map = map
    self.origin = origin
    self.annotations = annotations
  }

  func result(
    for predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    guard let map else { return nil }
    let isNext = predicate.searchDirection == .next
    let current = (predicate.currentItem.targetElement as? MKAnnotationView)?.annotation
    var place = current.flatMap { self.place(of: $0) }
    if place == nil {
      sort()
      // A person may have found one of them without the rotor.
      place = current.flatMap { self.place(of: $0) }
    }
    var index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : order.count - 1)
    // One that was taken off the map meanwhile is passed over.
    while order.indices.contains(index) {
      if let view = reveal(order[index], on: map) {
        (predicate as? MeasuredSearchPredicate)?.distance = distance(to: order[index])
        return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: nil)
      }
      index += isNext ? 1 : -1
    }
    return nil
  }

  private func place(of annotation: any MKAnnotation) -> Int? {
    guard let place = places[ObjectIdentifier(annotation)], order.indices.contains(place),
      order[place] === annotation
    else { return nil }
    return place
  }

  private func sort() {
    start = self.origin().flatMap { NearestSearch.coordinate($0) }
    let measured = annotations().enumerated().map { place, annotation in
      (annotation, distance(to: annotation)?.meters ?? .infinity, place)
    }
    // Equally far ones, and all when nobody knows where one is, keep their order.
    order = measured.sorted { ($0.1, $0.2) < ($1.1, $1.2) }.map(\.0)
    places = [:]
    for (place, annotation) in order.enumerated() {
      places[ObjectIdentifier(annotation)] = place
    }
  }

  /// How far away an annotation was; nil when nobody knows.
  private func distance(to annotation: any MKAnnotation) -> PlaceDistance? {
    guard let start, let place = NearestSearch.coordinate(annotation.coordinate) else {
      return nil
    }
    return PlaceDistance(meters: start.distance(to: place), bearing: start.bearing(to: place))
  }

  /// The view of an annotation; the map is moved there when it shows another part of the world.
  private func reveal(_ annotation: any MKAnnotation, on map: MKMapView) -> MKAnnotationView? {
    if let view = map.view(for: annotation) { return view }
    let center = map.centerCoordinate
    map.setCenter(annotation.coordinate, animated: false)
    map.layoutIfNeeded()
    if let view = map.view(for: annotation) { return view }
    map.setCenter(center, animated: false)
    return nil
  }

  private static func coordinate(_ coordinate: CLLocationCoordinate2D) -> Coordinate? {
    try? Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
  }
}
