import RotorUIKit

@testable import RotorExamples

/// A map with places in view and beyond it, and a rotor in the order of a list.
final class PlacesMap: UIViewController {
  let map = MKMapView(frame: CGRect(x: 0, y: 100, width: 390, height: 300))
  private let places: [MKPointAnnotation]

  init(inView: Int, beyond: Int) {
    places = (0..<(inView + beyond)).map { number in
      let place = MKPointAnnotation()
      place.title = "Place \(number + 1)"
      let isInView = number < inView
      place.coordinate = CLLocationCoordinate2D(
        latitude: Double(number % 3) - 1, longitude: isInView ? Double(number) : 30 + Double(number)
      )
      return place
    }
    super.init(nibName: nil, bundle: nil)
    title = "Places"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.region = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 0, longitude: 0),
      span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 10))
    map.addAnnotations(places)
    let heading = UILabel.heading("Places")
    heading.frame = CGRect(x: 16, y: 50, width: 200, height: 40)
    view.addSubview(heading)
    view.addSubview(map)
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(
        name: "Places", items: { [places] in places },
        place: { element, places in
          let annotation = (element as? MKAnnotationView)?.annotation
          return places.firstIndex { $0 === annotation }.map { .at($0) } ?? .unknown
        },
        reveal: { [weak map] place in
          map?.setCenter(place.coordinate, animated: false)
          map?.layoutIfNeeded()
          return map?.view(for: place)
        })
    ]
  }
}
