/// A size on the flat map of the world, in map points.
public nonisolated struct MKMapSize: Sendable {
  /// From west to east.
  public var width: Double
  /// From north to south.
  public var height: Double

  /// Makes an empty size.
  public init() { self.init(width: 0, height: 0) }

  /// Makes a size.
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// The size of the world.
  public static let world = MKMapSize(width: MapProjection.world, height: MapProjection.world)
}
