/// Sums over a long row of numbers of which few are not zero; a change or a sum takes as many steps
/// as the length has bits.
struct SparseSums {
  private let count: Int
  private var tree: [Int: CGFloat] = [:]

  init(count: Int) { self.count = count }

  /// Adds to the number at a place.
  mutating func add(_ number: CGFloat, at place: Int) {
    guard number != 0, place >= 0, place < count else { return }
    var node = place + 1
    while node <= count {
      tree[node, default: 0] += number
      node += node & -node
    }
  }

  /// The sum of the numbers before a place.
  func sum(before place: Int) -> CGFloat {
    guard !tree.isEmpty else { return 0 }
    var node = min(max(place, 0), count)
    var sum: CGFloat = 0
    while node > 0 {
      sum += tree[node] ?? 0
      node -= node & -node
    }
    return sum
  }
}
