/// An outline, kept as a polygon: curves are followed by short lines.
open class UIBezierPath: NSObject {
  /// Its corners in order.
  package private(set) var points: [CGPoint] = []

  /// Makes an empty path.
  public override init() { super.init() }

  /// Makes a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
  }

  /// Makes a rectangle with round corners; the corners are kept sharp.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) { self.init(rect: rect) }

  /// Makes an ellipse, as a polygon of 32 corners.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    points = (0..<32).map { step in
      let angle = Double(step) / 32 * 2 * .pi
      return CGPoint(
        x: rect.midX + rect.width / 2 * CGFloat(cos(angle)),
        y: rect.midY + rect.height / 2 * CGFloat(sin(angle)))
    }
  }

  /// Goes somewhere.
  open func move(to point: CGPoint) { points.append(point) }

  /// Draws a line.
  open func addLine(to point: CGPoint) { points.append(point) }

  /// Draws a line back to where it began.
  open func close() {}

  /// Whether it has no point.
  open var isEmpty: Bool { points.isEmpty }

  /// The rectangle around it.
  open var bounds: CGRect {
    guard let first = points.first else { return .zero }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      left = min(left, point.x)
      right = max(right, point.x)
      top = min(top, point.y)
      bottom = max(bottom, point.y)
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The same path somewhere else.
  func offsetBy(dx: CGFloat, dy: CGFloat) -> UIBezierPath {
    let path = UIBezierPath()
    path.points = points.map { CGPoint(x: $0.x + dx, y: $0.y + dy) }
    return path
  }
}
