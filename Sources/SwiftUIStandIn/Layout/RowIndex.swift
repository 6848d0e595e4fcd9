/// Which cells of a list have which id.
struct RowIndex {
  /// The first cell of each id.
  private var first: [AnyHashable: Int]
  /// The other cells of ids that stand several times.
  private var others: [AnyHashable: [Int]] = [:]

  /// Looks through all rows.
  init(_ segments: [RowCollector.Segment], count: Int) {
    first = Dictionary(minimumCapacity: min(count, 1_000_000))
    var cell = 0
    for segment in segments {
      for offset in 0..<segment.count {
        guard let id = segment.id(offset) else { continue }
        add(id, cell + offset)
      }
      if let id = segment.groupID, first[id] == nil { first[id] = cell }
      cell += segment.count
    }
  }

  private mutating func add(_ id: AnyHashable, _ cell: Int) {
    if let before = first.updateValue(cell, forKey: id) {
      first[id] = before
      others[id, default: []].append(cell)
    }
  }

  /// The cells of an id, in their order.
  func cells(of id: AnyHashable) -> [Int] {
    first[id].map { [$0] + (others[id] ?? []) } ?? []
  }
}
