import RotorUIKit
import Testing

@Suite struct CoordinateTests {
  @Test func `a coordinate is somewhere when both its degrees are`() {
    let rows: [(latitude: Double, longitude: Double, isValid: Bool)] = [
      (0, 0, true), (90, 180, true), (-90, -180, true), (90.1, 0, false), (0, 180.1, false),
      (.nan, 0, false), (0, .nan, false), (.infinity, 0, false), (0, -.infinity, false),
    ]
    for row in rows {
      let coordinate = CLLocationCoordinate2DMake(row.latitude, row.longitude)
      #expect(CLLocationCoordinate2DIsValid(coordinate) == row.isValid, "\(row)")
    }
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
  }

  @Test func `the distance is that over the ground, in metres`() {
    let rows: [(from: (Double, Double), to: (Double, Double), metres: Double)] = [
      ((0, 0), (0, 0), 0),
      ((0, 0), (0, 1), 111_195),
      ((0, 0), (1, 0), 111_195),
      ((0, 179.5), (0, -179.5), 111_195),
      ((90, 0), (-90, 77), 20_015_114),
      ((52.5163, 13.3777), (52.5219, 13.4132), 2_482),
    ]
    for row in rows {
      let from = CLLocation(latitude: row.from.0, longitude: row.from.1)
      let to = CLLocation(latitude: row.to.0, longitude: row.to.1)
      #expect(abs(from.distance(from: to) - row.metres) < max(1, row.metres / 1000), "\(row)")
      #expect(from.distance(from: to) == to.distance(from: from), "\(row)")
    }
  }

  @Test func `a place that is nowhere is farther than all others`() {
    let here = CLLocation(latitude: 0, longitude: 0)
    for latitude in [Double.nan, 200, .infinity] {
      let nowhere = CLLocation(latitude: latitude, longitude: 0)
      #expect(here.distance(from: nowhere) == CLLocationDistanceMax)
      #expect(nowhere.distance(from: here) == CLLocationDistanceMax)
    }
  }

  @Test func `a place and its point on the flat map lead to one another`() {
    for latitude in stride(from: -85.0, through: 85, by: 5) {
      for longitude in stride(from: -180.0, through: 180, by: 15) {
        let place = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
        #expect(isNear(MKMapPoint(place).coordinate, place), "\(latitude) \(longitude)")
      }
    }
  }

  @Test func `the corners of the flat map are where MapKit has them`() {
    let rows: [(latitude: Double, longitude: Double, x: Double, y: Double)] = [
      (0, 0, 134_217_728, 134_217_728), (0, -180, 0, 134_217_728),
      (0, 180, 268_435_456, 134_217_728), (90, 0, 134_217_728, 0),
      (-90, 0, 134_217_728, 268_435_456), (.nan, 0, -1, -1),
    ]
    for row in rows {
      let point = MKMapPoint(
        CLLocationCoordinate2D(latitude: row.latitude, longitude: row.longitude))
      #expect(abs(point.x - row.x) < 0.01 && abs(point.y - row.y) < 0.01, "\(row) \(point)")
    }
    #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: -1, y: -1).coordinate))
    #expect(!CLLocationCoordinate2DIsValid(MKMapPoint(x: .nan, y: 0).coordinate))
  }

  @Test func `a rectangle knows its edges and what is inside it`() {
    let rect = MKMapRect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.maxX == 40 && rect.maxY == 60 && rect.midX == 25 && rect.midY == 40)
    #expect(rect.contains(MKMapPoint(x: 40, y: 60)) && !rect.contains(MKMapPoint(x: 41, y: 60)))
    #expect(rect.insetBy(dx: 20, dy: -5).width == 0)
    #expect(rect.insetBy(dx: 20, dy: -5).height == 50)
    #expect(MKMapRect.null.isNull && MKMapRect.null.isEmpty && !MKMapRect.world.isEmpty)
    #expect(MKMapRect.null.union(rect).maxX == 40 && rect.union(.null).minX == 10)
    #expect(rect.union(MKMapRect(x: 0, y: 0, width: 1, height: 1)).width == 40)
  }
}
