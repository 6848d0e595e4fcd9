import RotorCore

/// Where the entries of a rotor are on the screen, those of rows that are not built included.
///
/// Entries in the order of the screen are entered from other elements by reading position; those
/// in an order of their own at its ends (assumed). Of entries whose view is not built, those before
/// all others are taken to be above what is, and those behind all others below it.
struct EntryOrder {
  private let keys: [[Int]]
  private let isInOrder: Bool

  init(_ rotor: RotorAnswers) {
    let known = rotor.entries.indices.map { EntryOrder.key(of: $0, rotor) }
    let lastKnown = known.lastIndex { $0 != nil }
    var keys: [[Int]] = []
    var last: [Int] = []
    var isInOrder = lastKnown != nil
    for (entry, key) in known.enumerated() {
      let isBehind = entry > lastKnown ?? entry
      let key = key ?? (isBehind ? [Int.max] : last)
      if key.lexicographicallyPrecedes(last) { isInOrder = false }
      keys.append(key)
      last = key
    }
    self.keys = keys
    self.isInOrder = isInOrder
  }

  private static func key(of entry: Int, _ rotor: RotorAnswers) -> [Int]? {
    let target = EntryTarget(rotor.entries[entry], of: rotor)
    switch target.place {
    case .built(let id, _):
      guard let node = rotor.capture.places[id] else { return nil }
      let range = target.range(in: id)
      return path(to: node, rotor.capture) + (range.map { [$0.lowerBound, $0.upperBound] } ?? [])
    case .row(let row, let rows): return path(to: rows.node, rotor.capture) + [row]
    case .missing:
      // A view that is not built is mostly part of the row of its id.
      guard let id = rotor.entries[entry].id else { return nil }
      for rows in rotor.scope.rows {
        if let row = rows.find(id).first { return path(to: rows.node, rotor.capture) + [row] }
      }
      return nil
    }
  }

  /// The way to a node in numbers that are read in order: the rows of lists by their number, all
  /// else by where it is in the tree.
  private static func path(to node: Int, _ capture: ViewCapture) -> [Int] {
    var path = [node]
    var current = node
    while true {
      if let row = capture.nodes[current].row { path.append(row) }
      if case .rows = capture.nodes[current].layout, current != node { path.append(current) }
      guard let parent = capture.nodes[current].parent else { break }
      current = parent
    }
    return path.reversed()
  }

  /// The first entry after, or the last before, an element that is none of theirs; nil when there
  /// is none that way.
  func rank(
    from current: Rotor.Stop, _ direction: Rotor.Direction, on capture: ViewCapture
  ) -> Int? {
    let end = direction == .next ? 0 : keys.count - 1
    guard isInOrder, let node = capture.places[current.target] else { return end }
    var key = EntryOrder.path(to: node, capture)
    if let range = current.range { key += [range.lowerBound, range.upperBound] }
    var low = 0
    var high = keys.count
    while low < high {
      let middle = (low + high) / 2
      let isBefore =
        direction == .next
        ? !key.lexicographicallyPrecedes(keys[middle])
        : keys[middle].lexicographicallyPrecedes(key)
      if isBefore { low = middle + 1 } else { high = middle }
    }
    let rank = direction == .next ? low : low - 1
    return keys.indices.contains(rank) ? rank : nil
  }
}
