import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct MapRegionTests {
  @Test func `what is in view holds what was asked for, around the same middle`() {
    for latitude in stride(from: -60.0, through: 60, by: 20) {
      for span in [0.001, 0.5, 10, 40] {
        let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
        let asked = region(latitude, 30, span: span)
        map.region = asked
        #expect(isNear(map.region.center, asked.center), "\(latitude) \(span)")
        #expect(map.region.span.latitudeDelta >= span * 0.999, "\(latitude) \(span)")
        #expect(map.region.span.longitudeDelta >= span * 0.999, "\(latitude) \(span)")
      }
    }
  }

  @Test func `setting the region that is in view changes nothing, however often`() {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    map.region = region(52, 13, span: 20)
    let first = map.region
    for _ in 0..<100 { map.region = map.region }
    #expect(isNear(map.region.center, first.center, by: 1e-6))
    #expect(abs(map.region.span.latitudeDelta - first.span.latitudeDelta) < 1e-6)
    #expect(abs(map.region.span.longitudeDelta - first.span.longitudeDelta) < 1e-6)
    #expect(
      abs(map.regionThatFits(first).span.latitudeDelta - first.span.latitudeDelta) < 1e-6)
  }

  @Test func `metres are turned into degrees`() {
    let rows: [(latitude: Double, north: Double, east: Double)] = [
      (0, 1, 1), (60, 1, 2), (-60, 1, 2),
    ]
    for row in rows {
      let made = MKCoordinateRegion(
        center: CLLocationCoordinate2D(latitude: row.latitude, longitude: 0),
        latitudinalMeters: 111_195, longitudinalMeters: 111_195)
      #expect(abs(made.span.latitudeDelta - row.north) < 0.001, "\(row)")
      #expect(abs(made.span.longitudeDelta - row.east) < 0.001, "\(row)")
    }
    let pole = MKCoordinateRegion(
      center: CLLocationCoordinate2D(latitude: 90, longitude: 0), latitudinalMeters: 1e9,
      longitudinalMeters: 1e9)
    #expect(pole.span.latitudeDelta == 180 && pole.span.longitudeDelta == 360)
  }

  @Test func `a region that is none is not taken`() {
    let none: [MKCoordinateRegion] = [
      region(.nan, 0, span: 1), region(0, .nan, span: 1), region(.infinity, 0, span: 1),
      region(91, 0, span: 1), region(0, 181, span: 1), region(0, 0, span: .nan),
      region(0, 0, span: -1),
    ]
    for asked in none {
      let map = smallMap()
      let before = map.region
      map.region = asked
      map.setRegion(asked, animated: true)
      #expect(isNear(map.region.center, before.center), "\(asked)")
      #expect(map.region.span.latitudeDelta == before.span.latitudeDelta, "\(asked)")
      #expect(isNear(map.regionThatFits(asked).center, asked.center) || !asked.center.isSomewhere)
    }
    let map = smallMap()
    map.centerCoordinate = kCLLocationCoordinate2DInvalid
    map.visibleMapRect = .null
    map.visibleMapRect = MKMapRect(x: 0, y: 0, width: -1, height: .nan)
    #expect(isNear(map.centerCoordinate, CLLocationCoordinate2D()))
  }

  @Test func `spans of nothing and beyond the world are shown as near and as far as it goes`() {
    let map = smallMap()
    let far = pin("far", -80, 179)
    map.addAnnotation(far)
    map.region = region(10, 20, span: 0)
    #expect(map.region.span.latitudeDelta > 0 && map.region.span.latitudeDelta < 0.001)
    #expect(map.view(for: far) == nil)
    for span in [180.0, 360, 720, .infinity] {
      map.region = region(10, 20, span: 0)
      map.region = region(10, 20, span: span)
      #expect(map.region.span.longitudeDelta > 179, "\(span)")
      #expect(map.view(for: far) != nil, "\(span)")
    }
  }

  @Test func `near a pole the map does not end in view, and what stands there is on its edge`() {
    let map = smallMap()
    let pole = pin("pole", 90, 0)
    map.addAnnotation(pole)
    map.region = region(90, 0, span: 1)
    #expect(map.region.center.latitude < 86 && map.region.center.latitude > 80)
    #expect(map.visibleMapRect.minY >= -0.001)
    #expect(map.view(for: pole) != nil)
    map.region = region(-90, 0, span: 1)
    #expect(map.view(for: pole) == nil)
    #expect(map.visibleMapRect.maxY <= MKMapRect.world.maxY + 0.001)
  }

  @Test func `a region across the 180th meridian shows both its sides`() {
    for middle in [180.0, -180, 179, -179] {
      let map = smallMap()
      map.addAnnotations([pin("west", 0, 177), pin("east", 0, -177), pin("zero", 0, 0)])
      map.region = region(0, middle, span: 12)
      #expect(shownTitles(map) == ["west", "east"], "\(middle)")
      let west = map.convert(map.annotations[0].coordinate, toPointTo: map)
      let east = map.convert(map.annotations[1].coordinate, toPointTo: map)
      #expect(abs(east.x - west.x - 150) < 1, "\(middle)")
      let back = map.convert(CGPoint(x: east.x, y: east.y), toCoordinateFrom: map)
      #expect(isNear(back, map.annotations[1].coordinate), "\(middle)")
    }
  }

  @Test func `points and places lead to one another, in the coordinates of any view`() {
    let window = UIWindow()
    let map = smallMap()
    map.frame = CGRect(x: 20, y: 100, width: 300, height: 300)
    window.addSubview(map)
    let middle = CLLocationCoordinate2D()
    #expect(map.convert(middle, toPointTo: map) == CGPoint(x: 150, y: 150))
    #expect(map.convert(middle, toPointTo: nil) == CGPoint(x: 170, y: 250))
    let place = map.convert(CGPoint(x: 170, y: 250), toCoordinateFrom: window)
    #expect(isNear(place, middle))
    for x in stride(from: 0.0, through: 300, by: 30) {
      let point = CGPoint(x: x, y: 300 - x)
      let there = map.convert(point, toCoordinateFrom: map)
      let back = map.convert(there, toPointTo: map)
      #expect(abs(back.x - point.x) < 1e-6 && abs(back.y - point.y) < 1e-6, "\(x)")
    }
  }

  @Test func `north is up and east is right`() {
    let map = smallMap()
    let north = map.convert(CLLocationCoordinate2D(latitude: 3, longitude: 0), toPointTo: map)
    let east = map.convert(CLLocationCoordinate2D(latitude: 0, longitude: 3), toPointTo: map)
    #expect(north.y < 150 && abs(north.x - 150) < 1e-6)
    #expect(east.x > 150 && abs(east.y - 150) < 1e-6)
  }

  @Test func `what is nowhere stays nowhere`() {
    let map = smallMap()
    #expect(map.convert(kCLLocationCoordinate2DInvalid, toPointTo: map).x.isNaN)
    for point in [CGPoint(x: CGFloat.nan, y: 0), CGPoint(x: 0, y: CGFloat.infinity)] {
      let place = map.convert(point, toCoordinateFrom: map)
      #expect(!CLLocationCoordinate2DIsValid(place))
    }
    map.frame = CGRect(x: 0, y: 0, width: CGFloat.nan, height: CGFloat.infinity)
    map.addAnnotation(pin("a", 0, 0))
    map.layoutIfNeeded()
    #expect(map.region.span.latitudeDelta >= 0)
  }

  @Test func `an animated move comes on a later turn, and the delegate is told around it`() async {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    map.setRegion(region(40, 40, span: 5), animated: true)
    #expect(map.centerCoordinate.latitude == 0)
    #expect(log.lines == ["will move slowly"])
    await laterTurn()
    #expect(map.centerCoordinate.latitude == 40)
    #expect(log.lines == ["will move slowly", "moved slowly"])
    map.setCenter(CLLocationCoordinate2D(latitude: 1, longitude: 2), animated: false)
    #expect(log.lines.suffix(2) == ["will move", "moved"])
    #expect(map.centerCoordinate.latitude == 1)
  }

  @Test func `a later wish ends an animation`() async {
    let map = smallMap()
    map.setRegion(region(40, 40, span: 5), animated: true)
    map.region = region(20, 20, span: 5)
    await laterTurn()
    #expect(map.centerCoordinate.latitude == 20)
    map.setRegion(region(30, 40, span: 5), animated: true)
    map.setRegion(region(50, 40, span: 5), animated: true)
    await laterTurn()
    #expect(map.centerCoordinate.latitude == 50)
  }

  @Test func `a delegate that moves the map whenever it has moved comes to an end`() {
    let map = smallMap()
    let log = MapLog()
    map.delegate = log
    log.onRegion = { $0.centerCoordinate.latitude += 0.5 }
    map.region = region(1, 1, span: 5)
    #expect(log.lines.count > 4 && log.lines.count < 100)
  }

  @Test func `a page goes the way of the finger, and not over the edge`() {
    let rows: [(UIAccessibilityScrollDirection, latitude: Double, longitude: Double)] = [
      (.left, 0, 10), (.right, 0, -10), (.up, -10, 0), (.down, 10, 0),
    ]
    for (direction, latitude, longitude) in rows {
      let map = smallMap()
      let revision = ScreenRevision.current
      #expect(map.accessibilityScroll(direction))
      #expect(
        isNear(
          map.centerCoordinate,
          CLLocationCoordinate2D(latitude: latitude, longitude: longitude), by: 0.1),
        "\(direction) \(map.centerCoordinate)")
      #expect(ScreenRevision.current != revision)
    }
    let map = smallMap()
    var pages = 0
    while map.accessibilityScroll(.down), pages < 1000 { pages += 1 }
    #expect(pages > 8 && pages < 20)
    #expect(!map.accessibilityScroll(.next) && !map.accessibilityScroll(.previous))
    for _ in 0..<36 { #expect(map.accessibilityScroll(.left)) }
    // Thirty-six pages of ten degrees, and a little more, since a degree of latitude is longer.
    #expect(abs(map.centerCoordinate.longitude) < 1)
    map.isScrollEnabled = false
    #expect(!map.accessibilityScroll(.left))
    map.isScrollEnabled = true
    map.region = region(0, 0, span: 360)
    for direction in [UIAccessibilityScrollDirection.left, .right, .up, .down] {
      #expect(!map.accessibilityScroll(direction))
    }
  }

  @Test func `the map shows annotations around the shorter way`() {
    let map = smallMap()
    map.showAnnotations([pin("a", -10, 170), pin("b", 10, -170)], animated: false)
    #expect(shownTitles(map) == ["a", "b"])
    #expect(abs(abs(map.centerCoordinate.longitude) - 180) < 0.01)
    #expect(map.region.span.longitudeDelta < 30)
    map.showAnnotations([pin("c", 48, 11)], animated: false)
    #expect(shownTitles(map) == ["c"])
    map.showAnnotations([], animated: false)
    map.showAnnotations([pin("d", .nan, 11)], animated: false)
    #expect(shownTitles(map) == ["c"])
  }

  /// Waits until what was put off to a later turn is done.
  private func laterTurn() async {
    for _ in 0..<10 { await Task.yield() }
  }
}

extension CLLocationCoordinate2D {
  fileprivate var isSomewhere: Bool { CLLocationCoordinate2DIsValid(self) }
}
