import RotorTesting
import RotorUIKit
import Testing

@Suite("A rotor over annotations, nearest first")
struct NearestWalkTests {
  /// A map with places, a person who walks, and a button below.
  private final class Walk {
    let view: UIView
    let map = smallMap()
    let button = Sample.element("My orders", CGRect(x: 0, y: 320, width: 300, height: 44))
    var person: CLLocationCoordinate2D? = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    var places: [Place]
    var listed = 0

    init(_ places: [Place]) {
      self.places = places
      view = Sample.screen([])
      view.addSubview(map)
      view.addSubview(button)
      map.addAnnotations(places)
      map.accessibilityCustomRotors = [rotor()]
    }

    func rotor() -> UIAccessibilityCustomRotor {
      UIAccessibilityCustomRotor(
        name: "Nearest", in: map, nearestTo: { [weak self] in self?.person },
        annotations: { [weak self] in
          self?.listed += 1
          return self?.places ?? []
        })
    }

    func view(_ title: String) -> MKAnnotationView? {
      places.first { $0.title == title }.flatMap { map.view(for: $0) }
    }
  }

  private static func three() -> [Place] {
    [Place("Far", 0, 4), Place("Near", 0, 1), Place("Middle", -2, 0)]
  }

  @Test func `from nothing, each place and each other element, both ways`() {
    let rows: [(from: String?, next: String?, previous: String?)] = [
      (nil, "Near", "Far"), ("Near", "Middle", nil), ("Middle", "Far", "Near"),
      ("Far", nil, "Middle"),
    ]
    let walk = Walk(NearestWalkTests.three())
    let rotor = walk.rotor()
    for row in rows {
      _ = rotor.step(.next)
      let from = row.from.flatMap { walk.view($0) }
      #expect(rotor.label(.next, from: from) == row.next, "\(row)")
      _ = rotor.step(.next)
      #expect(rotor.label(.previous, from: from) == row.previous, "\(row)")
    }
    // From what is not one of its places it is entered.
    let other = Place("Other", 1, 1)
    walk.map.addAnnotation(other)
    for element in [walk.button, walk.map, walk.map.view(for: other)] as [UIView?] {
      #expect(rotor.label(.next, from: element) == "Near")
      #expect(rotor.label(.previous, from: element) == "Far")
    }
  }

  @Test func `a place that VoiceOver found without the rotor is a way in`() {
    let walk = Walk(NearestWalkTests.three())
    #expect(walk.rotor().label(.next, from: walk.view("Middle")) == "Far")
    #expect(walk.rotor().label(.previous, from: walk.view("Middle")) == "Near")
  }

  @Test func `one, none, and places of one distance`() {
    let one = Walk([Place("Only", 1, 1)])
    #expect(one.rotor().labels(.next) == ["Only"])
    #expect(one.rotor().labels(.previous) == ["Only"])
    let none = Walk([])
    #expect(none.rotor().labels(.next).isEmpty && none.rotor().labels(.previous).isEmpty)
    let same = Walk([Place("East", 0, 2), Place("West", 0, -2), Place("Here", 0, 0)])
    #expect(same.rotor().labels(.next) == ["Here", "East", "West"])
  }

  @Test func `a person who moves keeps the order of the entry until the next entry`() {
    let walk = Walk(NearestWalkTests.three())
    let rotor = walk.rotor()
    #expect(rotor.label(.next) == "Near")
    walk.person = CLLocationCoordinate2D(latitude: 0, longitude: 5)
    #expect(rotor.label(.next, from: walk.view("Near")) == "Middle")
    #expect(rotor.label(.next, from: walk.view("Middle")) == "Far")
    #expect(rotor.label(.next, from: walk.view("Far")) == nil)
    #expect(rotor.label(.previous, from: walk.view("Far")) == "Middle")
    #expect(rotor.label(.next, from: walk.button) == "Far")
    #expect(rotor.labels(.next) == ["Far", "Near", "Middle"])
  }

  @Test func `where nobody knows where one is, the order is that of the list`() {
    let walk = Walk(NearestWalkTests.three() + [Place("Nowhere", .nan, 0)])
    walk.person = nil
    #expect(walk.rotor().labels(.next) == ["Far", "Near", "Middle"])
    walk.person = CLLocationCoordinate2D(latitude: .nan, longitude: 500)
    #expect(walk.rotor().labels(.next) == ["Far", "Near", "Middle"])
    walk.person = CLLocationCoordinate2D(latitude: 0, longitude: 0)
    #expect(walk.rotor().labels(.next) == ["Near", "Middle", "Far"])
    #expect(walk.rotor().labels(.previous) == ["Far", "Middle", "Near"])
  }

  @Test func `it is sound, also where the map has to be moved`() {
    let close = Walk(NearestWalkTests.three())
    expectSound(
      "Nearest", on: ViewSource(close.view),
      stops: ["Near", "Middle", "Far"], atLeast: .warning)
    let wide = Walk(NearestWalkTests.three() + [Place("Abroad", 10, 100), Place("Home", 1, -30)])
    expectSound(
      "Nearest", on: ViewSource(wide.view), stops: ["Near", "Middle", "Far", "Home", "Abroad"],
      atLeast: .warning)
  }

  @Test func `places that are taken off the map are passed over, and the map stays where it was`() {
    let walk = Walk(NearestWalkTests.three() + [Place("Abroad", 10, 100)])
    let rotor = walk.rotor()
    #expect(rotor.label(.next) == "Near")
    walk.map.removeAnnotations(walk.places.filter { $0.title != "Near" && $0.title != "Far" })
    #expect(rotor.label(.next, from: walk.view("Near")) == "Far")
    let center = walk.map.centerCoordinate
    #expect(rotor.label(.next, from: walk.view("Far")) == nil)
    #expect(isNear(walk.map.centerCoordinate, center))
    walk.map.removeAnnotations(walk.places)
    #expect(rotor.labels(.next).isEmpty && rotor.labels(.previous).isEmpty)
  }

  @Test func `places that go while somebody is on the way`() {
    let walk = Walk(NearestWalkTests.three())
    expectStable("Nearest", on: ViewSource(walk.view)) {
      let middle = walk.places.remove(at: 2)
      walk.map.removeAnnotation(middle)
    }
    expectSound("Nearest", on: ViewSource(walk.view), stops: ["Near", "Far"], atLeast: .warning)
  }

  @Test func `a map that is gone offers nothing`() {
    var map: MKMapView? = smallMap()
    let place = Place("Only", 0, 0)
    map?.addAnnotation(place)
    let rotor = map.map { map in
      UIAccessibilityCustomRotor(
        name: "Nearest", in: map, nearestTo: { nil }, annotations: { [place] })
    }
    #expect(rotor?.labels(.next) == ["Only"])
    map = nil
    #expect(rotor?.labels(.next) == [])
  }

  @Test func `the places are asked for at the entry and never on the way`() {
    let walk = Walk((0..<200).map { Place("\($0)", 0, Double($0) / 100) })
    let rotor = walk.rotor()
    #expect(rotor.labels(.next, most: 500).count == 200)
    #expect(walk.listed == 1)
    #expect(rotor.labels(.previous, most: 500).count == 200)
    #expect(walk.listed == 2)
  }
}
