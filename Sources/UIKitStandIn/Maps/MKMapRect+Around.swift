extension MKMapRect {
  /// The smallest rectangle around points, which may go on beyond the eastern edge; nil without a
  /// point.
  nonisolated init?(around points: [MKMapPoint]) {
    let columns = points.map(\.x).sorted()
    let rows = points.map(\.y)
    guard let west = columns.first, let east = columns.last, let north = rows.min(),
      let south = rows.max()
    else { return nil }
    // The widest gap between two neighbours is what is left out; the last wraps round the world.
    var gap = west + MapProjection.world - east
    var start = west
    for (left, right) in zip(columns, columns.dropFirst()) where right - left > gap {
      gap = right - left
      start = right
    }
    self.init(x: start, y: north, width: MapProjection.world - gap, height: south - north)
  }
}
