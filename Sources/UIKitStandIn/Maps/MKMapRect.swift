/// A rectangle on the flat map of the world; one that goes on beyond the eastern edge goes on in
/// the west.
public nonisolated struct MKMapRect: Sendable {
  /// The north-western corner.
  public var origin: MKMapPoint
  /// The size.
  public var size: MKMapSize

  /// Makes an empty rectangle.
  public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }

  /// Makes a rectangle.
  public init(origin: MKMapPoint, size: MKMapSize) {
    self.origin = origin
    self.size = size
  }

  /// Makes a rectangle.
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
  }

  /// No rectangle at all.
  public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)
  /// The whole world.
  public static let world = MKMapRect(origin: MKMapPoint(), size: .world)

  /// The western edge.
  public var minX: Double { origin.x }
  /// The northern edge.
  public var minY: Double { origin.y }
  /// The middle from west to east.
  public var midX: Double { origin.x + size.width / 2 }
  /// The middle from north to south.
  public var midY: Double { origin.y + size.height / 2 }
  /// The eastern edge.
  public var maxX: Double { origin.x + size.width }
  /// The southern edge.
  public var maxY: Double { origin.y + size.height }
  /// From west to east.
  public var width: Double { size.width }
  /// From north to south.
  public var height: Double { size.height }
  /// Whether it is no rectangle at all.
  public var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  /// Whether nothing is inside it.
  public var isEmpty: Bool { isNull || !(size.width > 0 && size.height > 0) }

  /// Whether a point is inside it.
  public func contains(_ point: MKMapPoint) -> Bool {
    point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
  }

  /// The smallest rectangle around both.
  public func union(_ rect2: MKMapRect) -> MKMapRect {
    if isNull { return rect2 }
    if rect2.isNull { return self }
    let x = min(minX, rect2.minX)
    let y = min(minY, rect2.minY)
    return MKMapRect(
      x: x, y: y, width: max(maxX, rect2.maxX) - x, height: max(maxY, rect2.maxY) - y)
  }

  /// The same rectangle with every edge moved in, or out where that is negative.
  public func insetBy(dx: Double, dy: Double) -> MKMapRect {
    MKMapRect(
      x: minX + dx, y: minY + dy, width: max(width - 2 * dx, 0), height: max(height - 2 * dy, 0))
  }

  /// Whether a point is inside it when the map is taken to go on round the world.
  func containsRound(_ point: MKMapPoint) -> Bool {
    [0, MapProjection.world, -MapProjection.world].contains { turn in
      contains(MKMapPoint(x: point.x + turn, y: point.y))
    }
  }
}
