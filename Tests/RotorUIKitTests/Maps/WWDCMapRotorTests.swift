import RotorAudit
import RotorCore
import RotorReport
import RotorUIKit
import Testing

/// The map of WWDC20's "VoiceOver efficiency with custom rotors": the two snippets stand as they
/// were shown, and below them only what they leave out.
@Suite struct WWDCMapRotorTests {
  private let controller = MapController()
  private let rotor: UIAccessibilityCustomRotor

  init() throws {
    let window = UIWindow()
    window.rootViewController = controller
    window.layoutIfNeeded()
    rotor = try #require(controller.mapView.accessibilityCustomRotors?.last)
  }

  @Test func `the map offers both rotors by their names`() {
    let names = controller.mapView.accessibilityCustomRotors?.map(\.name)
    #expect(names == ["Apple Stores", "Parks"])
  }

  @Test func `next goes from the nearest to the farthest and ends there`() {
    var walked: [String] = []
    var current: UIAccessibilityCustomRotorItemResult?
    while let next = ask(.next, from: current), walked.count < 10 {
      walked.append(name(next))
      current = next
    }
    #expect(walked == ["Yerba Buena Gardens", "Union Square", "Dolores Park"])
  }

  @Test func `previous goes the way back and ends at the nearest`() {
    var walked: [String] = []
    var current = item(view(named: "Dolores Park"))
    while let previous = ask(.previous, from: current), walked.count < 10 {
      walked.append(name(previous))
      current = previous
    }
    #expect(walked == ["Union Square", "Yerba Buena Gardens"])
  }

  @Test func `with no current item the rotor enters at its first, both ways`() {
    for direction in [UIAccessibilityCustomRotor.Direction.next, .previous] {
      #expect(ask(direction, from: nil).map(name) == "Yerba Buena Gardens", "\(direction)")
    }
  }

  @Test func `from an element of the other rotor or of another kind it enters at its first`() {
    for target in [view(named: "Apple Union Square"), controller.mapView, UIView()] {
      for direction in [UIAccessibilityCustomRotor.Direction.next, .previous] {
        let answer = ask(direction, from: item(target))
        #expect(answer.map(name) == "Yerba Buena Gardens", "\(direction)")
      }
    }
  }

  @Test func `VoiceOver walks it to both boundaries`() throws {
    var voice = try VoiceOver(on: controller)
    _ = voice.perform(.rotate(to: "Parks"))
    var heard: [String] = []
    for gesture in [.swipeDown, .swipeDown, .swipeDown, .swipeDown, .swipeUp, .swipeUp, .swipeUp]
      as [VoiceOver.Gesture]
    {
      for case .said(let words) in voice.perform(gesture) {
        heard.append(words.text(in: .english))
      }
    }
    #expect(
      heard == [
        "Yerba Buena Gardens", "Union Square", "Dolores Park", "No more Parks.", "Union Square",
        "Yerba Buena Gardens", "No more Parks.",
      ])
  }

  @Test func `the audit finds it sound and warns that previous enters at the first`() throws {
    let report = try Audit().run(ViewSource(controller))
    let parks = try #require(report.rotors.first { $0.name == "Parks" })
    #expect(parks.problems.map(\.rule) == ["rotor-previous-enters-first"])
    #expect(parks.problems.map(\.severity) == [.warning])
  }

  @Test func `a rotor without an item is at its boundary`() {
    let map = controller.mapView
    map.removeAnnotations(map.annotations)
    for direction in [UIAccessibilityCustomRotor.Direction.next, .previous] {
      #expect(ask(direction, from: nil) == nil)
    }
  }

  private func ask(
    _ direction: UIAccessibilityCustomRotor.Direction,
    from current: UIAccessibilityCustomRotorItemResult?
  ) -> UIAccessibilityCustomRotorItemResult? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    if let current { predicate.currentItem = current }
    predicate.searchDirection = direction
    return rotor.itemSearchBlock(predicate)
  }

  private func item(_ target: UIView) -> UIAccessibilityCustomRotorItemResult {
    UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil)
  }

  private func view(named name: String) -> UIView {
    let map = controller.mapView
    let annotation = map.annotations.first { ($0.title ?? nil) == name }
    return annotation.flatMap { map.view(for: $0) } ?? UIView()
  }

  private func name(_ item: UIAccessibilityCustomRotorItemResult) -> String {
    (item.targetElement as? MKAnnotationView)?.accessibilityLabel ?? "?"
  }
}

// swift-format-ignore
/// The snippets as they were shown.
private final class MapController: MapControllerBase {
    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.accessibilityCustomRotors = [customRotor(for: .stores), customRotor(for: .parks)]
    }

    // Custom map rotors

    func customRotor(for poiType: POI) -> UIAccessibilityCustomRotor {
        UIAccessibilityCustomRotor(name: poiType.rotorName) { [unowned self] predicate in
            let currentElement = predicate.currentItem.targetElement as? MKAnnotationView
            let annotations = self.annotationViews(for: poiType)
            let currentIndex = annotations.firstIndex { $0 == currentElement }
            let targetIndex: Int
            switch predicate.searchDirection {
            case .previous:
                targetIndex = (currentIndex ?? 1) - 1
            case .next:
                targetIndex = (currentIndex ?? -1) + 1
            }
            guard 0..<annotations.count ~= targetIndex else { return nil } // Reached boundary
            return UIAccessibilityCustomRotorItemResult(targetElement: annotations[targetIndex],
                                                        targetRange: nil)
        }
    }
}

/// What the snippets leave out.
private class MapControllerBase: UIViewController {
  let mapView = MKMapView()
  private let user = CLLocation(latitude: 37.7853, longitude: -122.4005)

  override func loadView() { view = mapView }

  override func viewDidLoad() {
    super.viewDidLoad()
    mapView.region = MKCoordinateRegion(
      center: user.coordinate, latitudinalMeters: 8_000, longitudinalMeters: 8_000)
    mapView.addAnnotations([
      Landmark("Dolores Park", .parks, 37.7596, -122.4269),
      Landmark("Apple Union Square", .stores, 37.7886, -122.4072),
      Landmark("Union Square", .parks, 37.7880, -122.4075),
      Landmark("Apple Chestnut Street", .stores, 37.8005, -122.4383),
      Landmark("Yerba Buena Gardens", .parks, 37.7849, -122.4028),
      Landmark("Far Park", .parks, 38.9, -122.4),
    ])
  }

  /// The views of a kind, nearest to the user first.
  func annotationViews(for poiType: POI) -> [MKAnnotationView] {
    mapView.annotations.compactMap { $0 as? Landmark }.filter { $0.kind == poiType }
      .sorted { $0.distance(from: user) < $1.distance(from: user) }
      .compactMap { mapView.view(for: $0) }
  }
}

private enum POI {
  case stores
  case parks

  var rotorName: String {
    switch self {
    case .stores: "Apple Stores"
    case .parks: "Parks"
    }
  }
}

private final class Landmark: NSObject, MKAnnotation {
  let title: String?
  let kind: POI
  let coordinate: CLLocationCoordinate2D

  init(_ title: String, _ kind: POI, _ latitude: Double, _ longitude: Double) {
    self.title = title
    self.kind = kind
    coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
  }

  func distance(from user: CLLocation) -> CLLocationDistance {
    CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude).distance(from: user)
  }
}
