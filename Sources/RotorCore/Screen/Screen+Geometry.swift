extension Screen {
  /// A point in the screen's coordinates, in points (1/163 inch on a classic phone), y downwards.
  public struct Point: Sendable, Hashable {
    /// Distance from the left edge, in points.
    public var x: Double
    /// Distance from the top edge, in points.
    public var y: Double

    /// Makes a point.
    public init(x: Double, y: Double) {
      self.x = x
      self.y = y
    }

    /// Whether both coordinates are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite }
  }

  /// A rectangle in the screen's coordinates, in points.
  public struct Rect: Sendable, Hashable {
    /// The left edge.
    public var x: Double
    /// The top edge.
    public var y: Double
    /// The width.
    public var width: Double
    /// The height.
    public var height: Double

    /// Makes a rectangle from its top left corner and size.
    public init(x: Double, y: Double, width: Double, height: Double) {
      self.x = x
      self.y = y
      self.width = width
      self.height = height
    }

    /// Whether all four numbers are finite.
    public var isFinite: Bool { x.isFinite && y.isFinite && width.isFinite && height.isFinite }

    /// Whether the rectangle covers nothing at all: neither width nor height.
    public var isEmpty: Bool { width <= 0 && height <= 0 }

    /// The middle, where a tap lands when no activation point is given.
    public var center: Point { Point(x: x + width / 2, y: y + height / 2) }

    /// Whether the point lies inside; the left and top edges belong to it, the others do not.
    public func contains(_ point: Point) -> Bool {
      point.x >= x && point.x < x + width && point.y >= y && point.y < y + height
    }
  }
}
