/// Stops sorted by reading position, then by where a range starts: any of them is found from
/// anywhere in O(log n).
struct DocumentStops {
  /// The reading positions, ascending.
  private(set) var positions: [Int32] = []
  /// The ranges at the same places; empty when no stop has one.
  private(set) var ranges: [Range<Int>?] = []

  var count: Int { positions.count }
  var isEmpty: Bool { positions.isEmpty }

  /// Adds a stop that comes after all others, unless it repeats the last one; one that is known
  /// to be new is added always.
  mutating func append(_ position: Int, range: Range<Int>? = nil, isNew: Bool = false) {
    if !isNew, let last = positions.last, Int(last) == position, self.range(count - 1) == range {
      return
    }
    if range != nil, ranges.isEmpty {
      ranges = Array(repeating: nil, count: positions.count)
    }
    positions.append(Int32(position))
    if range != nil || !ranges.isEmpty { ranges.append(range) }
  }

  func range(_ rank: Int) -> Range<Int>? {
    ranges.isEmpty ? nil : ranges[rank]
  }

  /// The rank of the stop after or before a place; nil at the end.
  ///
  /// A place without a range asks inside its element first, from its start or end by direction;
  /// a stop for the whole element is where a range of it already is.
  func rank(from position: Int, _ range: Range<Int>?, _ direction: Rotor.Direction) -> Int? {
    switch direction {
    case .next:
      let rank = firstRank { Key($0, in: self) > Key(position, range) }
      return rank < count ? rank : nil
    case .previous:
      var rank = firstRank { Key($0, in: self) >= Key(position, range) } - 1
      if range != nil {
        // The element itself is no step back from a part of it.
        if rank >= 0, positions[rank] == position, self.range(rank) == nil { rank -= 1 }
      } else {
        let last = firstRank { positions[$0] > position } - 1
        if last > rank, self.range(last) != nil,
          !(rank + 1 < count && positions[rank + 1] == position && self.range(rank + 1) == nil)
        {
          return last
        }
      }
      return rank >= 0 ? rank : nil
    }
  }

  /// The first rank for which the condition holds, which stays true from there on.
  private func firstRank(where isPast: (Int) -> Bool) -> Int {
    var lower = 0
    var upper = count
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if isPast(middle) { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }

  /// The order of stops: an element comes before the ranges inside it.
  private struct Key: Comparable {
    let position: Int
    let lower: Int
    let upper: Int

    init(_ position: Int, _ range: Range<Int>?) {
      self.position = position
      lower = range?.lowerBound ?? -1
      upper = range?.upperBound ?? -1
    }

    init(_ rank: Int, in stops: DocumentStops) {
      self.init(Int(stops.positions[rank]), stops.range(rank))
    }

    static func < (left: Key, right: Key) -> Bool {
      (left.position, left.lower, left.upper) < (right.position, right.lower, right.upper)
    }
  }
}
