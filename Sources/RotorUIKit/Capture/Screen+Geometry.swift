import RotorCore

extension Screen.Rect {
  /// A rectangle of UIKit's.
  init(_ rect: CGRect) {
    self.init(
      x: Double(rect.origin.x), y: Double(rect.origin.y), width: Double(rect.size.width),
      height: Double(rect.size.height))
  }
}

extension Screen.Point {
  /// A point of UIKit's.
  init(_ point: CGPoint) { self.init(x: Double(point.x), y: Double(point.y)) }
}

extension CGPoint {
  /// A point for UIKit.
  init(_ point: Screen.Point) { self.init(x: point.x, y: point.y) }
}
