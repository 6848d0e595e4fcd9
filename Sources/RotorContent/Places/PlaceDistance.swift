/// How far away a place is and in which direction.
public struct PlaceDistance: Hashable, Sendable {
  /// Metres to the place or to the nearest point of its outline, not rounded; 0 within.
  public let meters: Double

  /// Degrees clockwise from north to that point, from 0 to below 360; 0 within.
  public let bearing: Double

  /// Whether one stands within the outline of the place.
  public let isInside: Bool

  /// Makes a distance.
  ///
  /// A distance below 0, infinite or not a number counts as 0; a bearing is turned into 0..<360.
  public init(meters: Double, bearing: Double, isInside: Bool = false) {
    self.meters = meters > 0 && meters.isFinite ? meters : 0
    self.bearing = SphereMath.normalized(bearing)
    self.isInside = isInside
  }
}
