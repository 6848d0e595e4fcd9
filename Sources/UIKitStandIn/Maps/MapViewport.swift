/// What a map shows in the room that it has.
nonisolated struct MapViewport {
  /// The most that a map is enlarged, in map points for each point of the screen.
  private static let closest = 1.0 / 64

  /// The place in the middle.
  let center: MKMapPoint
  /// How many map points a point of the screen stands for.
  let scale: Double
  private let middle: CGPoint
  private let room: CGSize

  /// Makes what is shown so that at least the asked for size is in view, around the place in the
  /// middle; a place so far north or south that the map would end is moved.
  init(around place: MKMapPoint, showing size: MKMapSize, in bounds: CGRect) {
    room = CGSize(
      width: MapViewport.usable(bounds.width), height: MapViewport.usable(bounds.height))
    middle = CGPoint(x: bounds.midX, y: bounds.midY)
    scale = max(size.width / room.width, size.height / room.height, MapViewport.closest)
    let half = scale * room.height / 2
    let world = MapProjection.world
    let y = 2 * half >= world ? world / 2 : min(max(place.y, half), world - half)
    center = MKMapPoint(x: place.x, y: y)
  }

  /// A side of the room; a view without room is taken for one point.
  private static func usable(_ side: CGFloat) -> CGFloat { side.isFinite && side > 1 ? side : 1 }

  /// What is in view; it may go on beyond the edges of the map.
  var rect: MKMapRect {
    let width = scale * room.width
    let height = scale * room.height
    return MKMapRect(
      x: center.x - width / 2, y: center.y - height / 2, width: width, height: height)
  }

  /// Where a point stands in the view, the shorter way round the world.
  func position(of point: MKMapPoint) -> CGPoint {
    let offset = offset(of: point)
    return CGPoint(x: middle.x + offset.x / scale, y: middle.y + offset.y / scale)
  }

  /// The point that stands at a place of the view.
  func point(at position: CGPoint) -> MKMapPoint {
    MKMapPoint(
      x: center.x + (position.x - middle.x) * scale, y: center.y + (position.y - middle.y) * scale)
  }

  /// Whether a point is in view; one on the edge is.
  func shows(_ point: MKMapPoint) -> Bool {
    let offset = offset(of: point)
    // Half a point of the screen is less than anybody sees, and more than rounding can lose.
    return abs(offset.x) <= scale * (room.width + 1) / 2
      && abs(offset.y) <= scale * (room.height + 1) / 2
  }

  private func offset(of point: MKMapPoint) -> MKMapPoint {
    let world = MapProjection.world
    var x = point.x - center.x
    if x > world / 2 { x -= world } else if x < -world / 2 { x += world }
    return MKMapPoint(x: x, y: point.y - center.y)
  }
}
