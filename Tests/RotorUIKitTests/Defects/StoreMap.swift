import RotorUIKit

/// A map with stores of which only some are in view, and a button below it.
final class StoreMap: UIViewController {
  let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
  let stores: [MKPointAnnotation]
  private let button = UIButton(
    type: .system, primaryAction: UIAction(title: "My orders") { _ in })

  init(_ stores: [MKPointAnnotation]) {
    self.stores = stores
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.region = region(0, 0, span: 10)
    map.addAnnotations(stores)
    button.frame = CGRect(x: 0, y: 320, width: 300, height: 44)
    view.addSubview(map)
    view.addSubview(button)
  }

  /// Two stores in view, and two beyond the eastern edge.
  static func spread(_ rotor: (StoreMap) -> UIAccessibilityCustomRotor) -> StoreMap {
    offering(
      [pin("Union", 3, -2), pin("Chestnut", 1, 2), pin("Stonestown", 2, 40), pin("Bay", 0, 80)],
      rotor)
  }

  /// Three stores in view.
  static func close(_ rotor: (StoreMap) -> UIAccessibilityCustomRotor) -> StoreMap {
    offering([pin("Union", 3, -2), pin("Chestnut", 1, 2), pin("Bay", -1, 3)], rotor)
  }

  private static func offering(
    _ stores: [MKPointAnnotation], _ rotor: (StoreMap) -> UIAccessibilityCustomRotor
  ) -> StoreMap {
    let map = StoreMap(stores)
    map.loadViewIfNeeded()
    map.map.accessibilityCustomRotors = [rotor(map)]
    return map
  }

  /// The place of what VoiceOver is on among some stores.
  static func place(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate, in stores: [MKPointAnnotation]
  ) -> Int? {
    let view = predicate.currentItem.targetElement as? MKAnnotationView
    return view?.annotation.flatMap { annotation in stores.firstIndex { $0 === annotation } }
  }

  /// The neighbour among some stores; from elsewhere the end that is asked from.
  static func neighbour(
    _ predicate: UIAccessibilityCustomRotorSearchPredicate, in stores: [MKPointAnnotation]
  ) -> MKPointAnnotation? {
    let isNext = predicate.searchDirection == .next
    let index =
      place(predicate, in: stores).map { isNext ? $0 + 1 : $0 - 1 }
      ?? (isNext ? 0 : stores.count - 1)
    return stores.indices.contains(index) ? stores[index] : nil
  }

  /// A rotor that moves the map to each store, without animation.
  func revealing() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Stores") { [weak map, stores] predicate in
      guard let map, let store = StoreMap.neighbour(predicate, in: stores) else { return nil }
      map.setCenter(store.coordinate, animated: false)
      map.layoutIfNeeded()
      return map.view(for: store).map {
        UIAccessibilityCustomRotorItemResult(targetElement: $0, targetRange: nil)
      }
    }
  }
}
