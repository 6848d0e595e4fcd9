import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct MapAnnotationTests {
  @Test func `only annotations in view have views`() {
    let map = smallMap()
    map.addAnnotations([pin("here", 1, 1), pin("edge", 0, 5), pin("there", 20, 20)])
    #expect(titles(map.annotations) == ["here", "edge", "there"])
    #expect(shownTitles(map) == ["here", "edge"])
    map.region = region(20, 20, span: 10)
    #expect(shownTitles(map) == ["there"])
  }

  @Test func `a view stands with its middle at the place`() {
    let map = smallMap()
    let annotation = pin("a", 2, 3)
    map.addAnnotation(annotation)
    let place = map.convert(annotation.coordinate, toPointTo: map)
    #expect(map.view(for: annotation)?.center == place)
    map.view(for: annotation)?.centerOffset = CGPoint(x: 5, y: -10)
    #expect(map.view(for: annotation)?.center == CGPoint(x: place.x + 5, y: place.y - 10))
    map.view(for: annotation)?.centerOffset = .zero
    map.view(for: annotation)?.image = UIImage(named: "pin")
    #expect(map.view(for: annotation)?.frame.size == CGSize(width: 44, height: 44))
    #expect(map.view(for: annotation)?.center == place)
  }

  @Test func `of a hundred thousand annotations only the fifty in view get views`() {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    log.makeView = { map, annotation in
      map.dequeueReusableAnnotationView(withIdentifier: "pin")
        ?? MKAnnotationView(annotation: annotation, reuseIdentifier: "pin")
    }
    var pins: [MKPointAnnotation] = []
    for index in 0..<100_000 {
      let isNear = index % 2000 == 0
      pins.append(pin("\(index)", isNear ? 1 : 40, Double(index % 100) / 25))
    }
    map.addAnnotations(pins)
    map.layoutIfNeeded()
    #expect(log.asked == 50)
    #expect(pins.count { map.view(for: $0) != nil } == 50)
    map.region = region(0, 90, span: 10)
    map.layoutIfNeeded()
    #expect(log.asked == 50)
    map.region = region(0, 0, span: 10)
    map.layoutIfNeeded()
    #expect(log.asked == 100)
    map.region = .init(.world)
    map.layoutIfNeeded()
    #expect(log.asked == 100_050)
    // All go at once, in one pass.
    map.region = region(0, 90, span: 10)
    map.layoutIfNeeded()
    for annotation in pins.dropLast(10) { map.removeAnnotation(annotation) }
    #expect(map.annotations.count == 10)
  }

  @Test func `moving the map uses views again, and says which annotation they show`() {
    let map = smallMap()
    let first = pin("first", 0, 0)
    let second = pin("second", 30, 30)
    map.addAnnotations([first, second])
    let view = map.view(for: first)
    #expect(view?.itemIdentity == "annotation-0")
    map.region = region(30, 30, span: 10)
    #expect(map.view(for: first) == nil)
    #expect(map.view(for: second) === view)
    #expect(view?.itemIdentity == "annotation-1")
    #expect(view?.accessibilityLabel == "second")
    map.region = region(0, 0, span: 10)
    #expect(map.view(for: first)?.itemIdentity == "annotation-0")
    map.removeAnnotation(first)
    map.addAnnotation(first)
    #expect(map.view(for: first)?.itemIdentity == "annotation-2")
  }

  @Test func `a view of a class that was registered is made, and prepared when it is used again`() {
    let map = smallMap()
    map.register(
      CountedView.self, forAnnotationViewWithReuseIdentifier: "counted")
    map.register(
      TintedMarker.self,
      forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
    let log = MapLog()
    map.delegate = log
    log.makeView = { map, annotation in
      guard (annotation.title ?? nil) == "counted" else { return nil }
      return map.dequeueReusableAnnotationView(withIdentifier: "counted", for: annotation)
    }
    let counted = pin("counted", 1, 1)
    let plain = pin("plain", 2, 2)
    map.addAnnotations([counted, plain])
    let view = map.view(for: counted) as? CountedView
    #expect(view?.prepared == 0 && view?.reuseIdentifier == "counted")
    #expect((map.view(for: plain) as? TintedMarker)?.markerTintColor == .systemGreen)
    map.region = region(40, 40, span: 5)
    map.layoutIfNeeded()
    map.region = region(0, 0, span: 10)
    #expect(map.view(for: counted) === view)
    #expect(view?.prepared == 1)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "nothing") == nil)
    let unknown = map.dequeueReusableAnnotationView(withIdentifier: "nothing", for: plain)
    #expect(unknown is MKMarkerAnnotationView)
    map.register(NSObject.self, forAnnotationViewWithReuseIdentifier: "nothing")
    map.register(nil, forAnnotationViewWithReuseIdentifier: "counted")
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "nothing") == nil)
    #expect(map.dequeueReusableAnnotationView(withIdentifier: "counted") == nil)
  }

  @Test func `an annotation is there once, however often it is added`() {
    let map = smallMap()
    let annotation = pin("a", 0, 0)
    map.addAnnotation(annotation)
    map.addAnnotations([annotation, annotation])
    #expect(map.annotations.count == 1)
    map.removeAnnotations([annotation, annotation, pin("b", 0, 0)])
    #expect(map.annotations.isEmpty)
    map.removeAnnotation(annotation)
    #expect(map.view(for: annotation) == nil)
  }

  @Test func `a point annotation moves on the map at once, another class at the next layout`() {
    let map = smallMap()
    let point = pin("point", 1, 1)
    let place = Place("place", 1, 1)
    map.addAnnotations([point, place])
    #expect(shownTitles(map) == ["point", "place"])
    var revision = ScreenRevision.current
    point.coordinate.latitude = 50
    #expect(ScreenRevision.current != revision)
    #expect(map.view(for: point) == nil)
    place.coordinate.latitude = 50
    #expect(map.view(for: place) != nil)
    map.setNeedsLayout()
    #expect(map.view(for: place) == nil)
    revision = ScreenRevision.current
    point.title = "renamed"
    #expect(ScreenRevision.current != revision)
  }

  @Test func `an annotation that is nowhere has no view`() {
    let map = smallMap()
    let nowhere: [any MKAnnotation] = [
      pin("a", .nan, 0), pin("b", 0, .infinity), pin("c", 91, 0), pin("d", 0, -181), MKShape(),
    ]
    map.addAnnotations(nowhere)
    map.region = .init(.world)
    #expect(shownTitles(map).isEmpty)
    #expect(map.annotations(in: .world).isEmpty)
    map.selectAnnotation(nowhere[0], animated: false)
    #expect(map.selectedAnnotations.isEmpty)
  }

  @Test func `one view for two annotations stands at the one that got it last`() {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    let only = MKAnnotationView(annotation: nil, reuseIdentifier: nil)
    log.makeView = { _, annotation in
      only.annotation = annotation
      return only
    }
    let first = pin("first", 1, 1)
    let second = pin("second", 2, 2)
    map.addAnnotations([first, second])
    for _ in 0..<3 {
      #expect(map.view(for: first) == nil)
      #expect(map.view(for: second) === only)
      #expect(only.itemIdentity == "annotation-1")
      map.setNeedsLayout()
    }
    #expect(log.asked == 2)
    map.removeAnnotations([first, second])
    #expect(only.superview == nil)
  }

  @Test func `a view can go from one map to another`() {
    let one = smallMap()
    let other = smallMap()
    let log = MapLog()
    one.delegate = log
    other.delegate = log
    let only = MKAnnotationView(annotation: nil, reuseIdentifier: "a")
    log.makeView = { _, _ in only }
    let annotation = pin("a", 0, 0)
    one.addAnnotation(annotation)
    #expect(one.view(for: annotation) === only)
    other.addAnnotation(annotation)
    #expect(other.view(for: annotation) === only)
    #expect(one.view(for: annotation) == nil)
    one.removeAnnotation(annotation)
    #expect(only.isDescendant(of: other))
  }

  @Test func `a delegate may change the annotations while it makes a view`() {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    let pins = [pin("a", 0, 0), pin("b", 1, 1), pin("c", 2, 2)]
    log.makeView = { [pins] map, annotation in
      if annotation === pins[0] {
        map.removeAnnotations([pins[0], pins[1]])
        map.addAnnotation(pin("d", 3, 3))
        #expect(map.view(for: pins[2]) == nil)
        map.region = region(1, 1, span: 10)
      }
      return nil
    }
    map.addAnnotations(pins)
    #expect(map.view(for: pins[0]) == nil)
    #expect(shownTitles(map) == ["c", "d"])
  }

  @Test func `annotations are found by a rectangle, across the 180th meridian as well`() {
    let map = smallMap()
    let west = pin("west", 0, 179)
    let east = pin("east", 0, -179)
    map.addAnnotations([west, east, pin("zero", 0, 0)])
    var rect = MKMapRect(around: [west, east].map { MKMapPoint($0.coordinate) }) ?? .null
    rect = rect.insetBy(dx: -1, dy: -1)
    let found = map.annotations(in: rect)
    #expect(found == [AnyHashable(west), AnyHashable(east)])
    #expect(map.annotations(in: .world).count == 3)
    #expect(map.annotations(in: .null).isEmpty)
  }

  @Test func `where the person is is one annotation more, which stays until it is switched off`() {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    #expect(map.userLocation.location == nil)
    map.showsUserLocation = true
    #expect(map.annotations.count == 1 && map.view(for: map.userLocation) == nil)
    map.moveUser(to: CLLocation(latitude: 1, longitude: 1))
    #expect(map.view(for: map.userLocation) is MKUserLocationView)
    #expect(log.lines.first == "person at 1.0")
    let before = map.view(for: map.userLocation)?.center
    map.moveUser(to: CLLocation(latitude: 2, longitude: 1))
    #expect(map.view(for: map.userLocation)?.center != before)
    map.removeAnnotations(map.annotations)
    #expect(map.annotations.count == 1)
    map.showsUserLocation = false
    #expect(map.annotations.isEmpty)
  }

  @Test func `the app's own views on a map are laid out and kept`() {
    let map = smallMap()
    let button = UIView(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    map.addSubview(button)
    map.addAnnotation(pin("a", 0, 0))
    map.region = region(50, 50, span: 1)
    map.layoutIfNeeded()
    #expect(button.isDescendant(of: map) && button.frame.minX == 10)
  }

  @Test func `a map without a frame takes the room below the views before it`() {
    let window = UIWindow()
    let above = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 100))
    let map = MKMapView()
    window.addSubview(above)
    window.addSubview(map)
    window.layoutIfNeeded()
    #expect(map.frame == CGRect(x: 0, y: 108, width: 390, height: 736))
  }

  @Test func `what changes on a map is noticed`() {
    let map = smallMap()
    let annotation = pin("a", 0, 0)
    let changes: [(String, () -> Void)] = [
      ("add", { map.addAnnotation(annotation) }),
      ("select", { map.selectAnnotation(annotation, animated: false) }),
      ("deselect", { map.deselectAnnotation(annotation, animated: false) }),
      ("move", { map.centerCoordinate = CLLocationCoordinate2D(latitude: 1, longitude: 1) }),
      ("zoom", { map.region = region(1, 1, span: 20) }),
      ("tint", { (map.view(for: annotation) as? MKMarkerAnnotationView)?.markerTintColor = .red }),
      ("image", { map.view(for: annotation)?.image = UIImage(named: "pin") }),
      ("person", { map.showsUserLocation = true }),
      ("subtitle", { annotation.subtitle = "b" }),
      ("remove", { map.removeAnnotation(annotation) }),
    ]
    for (name, change) in changes {
      map.layoutIfNeeded()
      let revision = ScreenRevision.current
      change()
      #expect(ScreenRevision.current != revision, "\(name)")
    }
  }

  @Test func `a map that did not change is not laid out again`() {
    let map = smallMap()
    map.addAnnotations([pin("a", 0, 0), pin("b", 1, 1)])
    map.layoutIfNeeded()
    #expect(!map.needsLayout)
    let revision = ScreenRevision.current
    map.layoutIfNeeded()
    map.setNeedsLayout()
    map.layoutIfNeeded()
    #expect(ScreenRevision.current == revision + 1)
  }
}

/// A view that an app wrote as it is written for the device.
private class CountedView: MKAnnotationView {
  var prepared = 0

  override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    frame = CGRect(x: 0, y: 0, width: 10, height: 10)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() { prepared += 1 }
}

/// A marker that looks at its annotation, as in Apple's samples.
private class TintedMarker: MKMarkerAnnotationView {
  override var annotation: (any MKAnnotation)? {
    willSet { markerTintColor = newValue == nil ? nil : .systemGreen }
  }
}
