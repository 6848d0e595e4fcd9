package import Foundation

// Rows that are not built are taken to be as long as the first; those that are built are as long as
// they are.
extension LazyRows {
  private var extent: CGFloat { max(1, rowExtent ?? 44) }

  /// Where a row begins in what scrolls.
  package func start(of row: Int) -> CGFloat { top + position(of: row) }

  /// Where a row begins, from the first.
  func position(of row: Int) -> CGFloat {
    let first = window.lowerBound
    guard row > first else { return CGFloat(row) * extent }
    let built = lengths.prefix(row - first)
    let rest = row - first - built.count
    return CGFloat(first + rest) * extent + built.reduce(0, +)
  }

  /// The row that covers a point of what scrolls.
  func row(at point: CGFloat) -> Int {
    guard point.isFinite, count > 0 else { return 0 }
    var left = point - top - position(of: window.lowerBound)
    if left < 0 { return whole(max(0, point - top) / extent) }
    for (index, length) in lengths.enumerated() {
      if left < length { return min(window.lowerBound + index, count - 1) }
      left -= length
    }
    return whole(CGFloat(window.lowerBound + lengths.count) + left / extent)
  }

  private func whole(_ row: CGFloat) -> Int {
    row.isFinite ? min(Int(min(max(row, 0) + 0.001, 1e15)), max(0, count - 1)) : 0
  }
}
