import RotorCore
import RotorUIKit
import Testing

/// The rotor that goes to annotations, nearest first, as the source of views has it.
@Suite struct NearestRotorTests {
  private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var here = CLLocationCoordinate2D(latitude: 0, longitude: 0)

  init() {
    map.region = MKCoordinateRegion(
      center: here, span: MKCoordinateSpan(latitudeDelta: 8, longitudeDelta: 8))
    for degrees in [2.0, 3, 1] {
      map.addAnnotation(
        MKPointAnnotation(
          coordinate: CLLocationCoordinate2D(latitude: 0, longitude: degrees),
          title: "\(Int(degrees))", subtitle: nil))
    }
  }

  private func walk(from origin: CLLocationCoordinate2D?) throws -> [Rotor.Stop] {
    map.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(
        name: "Places", in: map, nearestTo: { origin }, annotations: { [map] in map.annotations })
    ]
    let source = ViewSource(map)
    let reading = try source.read()
    var stops: [Rotor.Stop] = []
    var current: Rotor.Stop?
    while stops.count < 10,
      case .stop(let stop)? = reading.rotors.first?.answer(
        .init(from: current, .next, on: reading.screen))
    {
      stops.append(stop)
      current = stop
    }
    return stops
  }

  @Test func `stops tell how far away they are and in which direction`() throws {
    let distances = try walk(from: here).compactMap(\.distance)
    #expect(distances.map { Int(($0 / 111_195).rounded()) } == [1, 2, 3])
    #expect(try walk(from: here).compactMap(\.bearing).map { Int($0.rounded()) } == [90, 90, 90])
  }

  @Test func `where nobody knows the place, the annotations keep their order without distances`()
    throws
  {
    let stops = try walk(from: nil)
    #expect(stops.count == 3)
    #expect(stops.allSatisfy { $0.distance == nil && $0.bearing == nil })
  }
}
