/// Many elements that stand as badly as they can for a sort that looks at pairs.
enum Crowd: String, CaseIterable, Sendable {
  case row, point, column, grid
  case chainRight = "chain down to the right"
  case chainLeft = "chain down to the left"

  /// The top left corner of each of `count` elements, a square number.
  func corners(_ count: Int) -> [(x: Double, y: Double)] {
    let side = Int(Double(count).squareRoot())
    return (0..<count).map { index in
      let far = Double(index)
      return switch self {
      case .row: (-far, 0)
      case .point: (1, 1)
      case .column: (0, -far * 8)
      case .grid: (Double(index % side), Double(index / side) * -10)
      case .chainRight: (far, far * 5)
      case .chainLeft: (-far, far * 5)
      }
    }
  }

  /// The order in which they are read.
  func order(_ count: Int) -> [Int] {
    let side = Int(Double(count).squareRoot())
    return switch self {
    case .row, .column: (0..<count).reversed()
    case .grid:
      stride(from: 0, to: count, by: side).reversed().flatMap { start in
        Array(start..<min(start + side, count))
      }
    case .point, .chainRight, .chainLeft: Array(0..<count)
    }
  }

  /// How many are in each circle.
  func circles(_ count: Int) -> [Int] {
    self == .chainLeft ? [count] : []
  }
}
