/// Items in the order of their keys, sorted only where someone has looked.
///
/// The items lie in pieces: everything in a piece comes before everything in the next. A question
/// parts the piece that it falls into until the answer is known, as quickselect does, and the parts
/// are kept. So the first items of a million cost little more than one pass, and a walk through
/// all of them costs about twice as much as sorting.
///
/// Keys compare by `keys`, then `ties`, then the item's number, so equal keys keep their order and
/// no two items are equal.
struct LazyOrder: Sendable {
  /// A run of `items` from `start` to the start of the next piece.
  struct Piece: Sendable {
    var start: Int
    var isSorted: Bool
    /// Whether the first item of the run is its least; true for all pieces but the first.
    var beginsWithLeast: Bool
  }

  /// Pieces up to this length are sorted rather than parted.
  static let sortedAtOnce = 512

  let keys: [Double]
  /// A second key for each item, or empty when no item needs one.
  let ties: [Double]

  /// How many times two items were compared.
  private(set) var comparisons = 0

  private var items: [UInt32]
  private var pieces: [Piece]
  private var seed: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Makes an order of as many items as there are keys.
  ///
  /// `ties` is as long or empty. Complexity: O(n).
  init(keys: [Double], ties: [Double]) {
    self.keys = keys
    self.ties = ties.count == keys.count ? ties : []
    items = keys.indices.map { UInt32(truncatingIfNeeded: $0) }
    pieces = [Piece(start: 0, isSorted: keys.count < 2, beginsWithLeast: keys.count < 2)]
  }

  /// The item that comes `rank`-th, from 0; nil outside.
  mutating func item(at rank: Int) -> Int? {
    guard items.indices.contains(rank) else { return nil }
    var index = pieceIndex(holding: rank)
    while true {
      let piece = pieces[index]
      if piece.isSorted || (piece.start == rank && piece.beginsWithLeast) {
        return Int(items[rank])
      }
      let end = end(of: index)
      if end - piece.start <= Self.sortedAtOnce {
        sort(index)
        return Int(items[rank])
      }
      let middle = part(piece.start..<end, around: pivot(of: index, near: rank))
      split(index, at: middle)
      if rank >= middle { index += 1 }
    }
  }

  /// The place of an item in the order, from 0; nil for a number that is no item.
  ///
  /// Complexity: O(log n) where the order is known, else one pass over the piece that holds it.
  mutating func rank(of item: Int) -> Int? {
    guard items.indices.contains(item) else { return nil }
    let item = UInt32(truncatingIfNeeded: item)
    let index = pieceIndex(holdingItem: item)
    let piece = pieces[index]
    let end = end(of: index)
    if piece.beginsWithLeast, items[piece.start] == item { return piece.start }
    if !piece.isSorted {
      if end - piece.start > Self.sortedAtOnce {
        let rank = part(piece.start..<end, around: item)
        if rank == piece.start {
          pieces[index].beginsWithLeast = true
        } else {
          split(index, at: rank)
        }
        return rank
      }
      sort(index)
    }
    return sortedRank(of: item, in: piece.start..<end)
  }
}

// MARK: - Pieces

extension LazyOrder {
  private func end(of index: Int) -> Int {
    index + 1 < pieces.count ? pieces[index + 1].start : items.count
  }

  /// The piece that a rank falls into.
  private func pieceIndex(holding rank: Int) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if pieces[middle].start <= rank { low = middle } else { high = middle }
    }
    return low
  }

  /// The piece that an item lies in: the last one whose least item does not come after it.
  private mutating func pieceIndex(holdingItem item: UInt32) -> Int {
    var low = 0
    var high = pieces.count
    while high - low > 1 {
      let middle = low + (high - low) / 2
      comparisons += 1
      if precedes(item, items[pieces[middle].start]) { high = middle } else { low = middle }
    }
    return low
  }

  private mutating func sortedRank(of item: UInt32, in range: Range<Int>) -> Int {
    var low = range.lowerBound
    var high = range.upperBound
    while high - low > 1 {
      let middle = low + (high - low) / 2
      comparisons += 1
      if precedes(item, items[middle]) { high = middle } else { low = middle }
    }
    return low
  }

  /// Makes two pieces of one; the second begins with its least item.
  private mutating func split(_ index: Int, at middle: Int) {
    pieces.insert(Piece(start: middle, isSorted: false, beginsWithLeast: true), at: index + 1)
  }

  /// Sorts a piece and joins it with sorted neighbours.
  private mutating func sort(_ index: Int) {
    let range = pieces[index].start..<end(of: index)
    var sorted = Array(items[range])
    var count = 0
    sorted.sort {
      count += 1
      return precedes($0, $1)
    }
    comparisons += count
    items.replaceSubrange(range, with: sorted)
    pieces[index].isSorted = true
    pieces[index].beginsWithLeast = true
    if index + 1 < pieces.count, pieces[index + 1].isSorted { pieces.remove(at: index + 1) }
    if index > 0, pieces[index - 1].isSorted { pieces.remove(at: index) }
  }
}

// MARK: - Comparing and parting

extension LazyOrder {
  private func precedes(_ a: UInt32, _ b: UInt32) -> Bool {
    let (a, b) = (Int(a), Int(b))
    if keys[a] != keys[b] { return keys[a] < keys[b] }
    if !ties.isEmpty, ties[a] != ties[b] { return ties[a] < ties[b] }
    return a < b
  }

  /// An item of a long piece to part it by, so that little more than what is asked for is cut off.
  ///
  /// Chosen from a sample: never its least, so something comes before it. What is cut off doubles
  /// with what is already sorted beside it, which bounds a whole walk by the cost of sorting.
  private mutating func pivot(of index: Int, near rank: Int) -> UInt32 {
    let start = pieces[index].start
    let end = end(of: index)
    let length = end - start
    let isNearStart = rank - start <= end - 1 - rank
    let known =
      isNearStart
      ? (index > 0 && pieces[index - 1].isSorted ? start - pieces[index - 1].start : 0)
      : (index + 1 < pieces.count && pieces[index + 1].isSorted ? self.end(of: index + 1) - end : 0)
    let wanted = (isNearStart ? rank - start : end - 1 - rank) + max(Self.sortedAtOnce, known)
    var share = Double(wanted) / Double(length)
    if share > 0.5 { share = 0.5 }
    var sample = (0..<min(2048, max(5, length / 16))).map { _ in
      items[start + Int(nextRandom(below: UInt64(length)))]
    }
    var count = 0
    sample.sort {
      count += 1
      return precedes($0, $1)
    }
    comparisons += count
    let place = Int(share * Double(sample.count)) + 1
    let chosen = isNearStart ? place : sample.count - place
    let pivot = sample[max(1, min(sample.count - 1, chosen))]
    guard pivot == sample[0] else { return pivot }
    // The sample held one item several times. The greater of any two is not the least either.
    comparisons += 1
    return precedes(items[start], items[start + 1]) ? items[start + 1] : items[start]
  }

  /// Moves what precedes a pivot before it and answers where the pivot stands.
  private mutating func part(_ range: Range<Int>, around pivot: UInt32) -> Int {
    comparisons += range.count
    let key = keys[Int(pivot)]
    let (keys, ties) = (keys, ties)
    let hasTies = !ties.isEmpty
    return items.withUnsafeMutableBufferPointer { items in
      keys.withUnsafeBufferPointer { keys in
        var middle = range.lowerBound
        for place in range {
          let item = items[place]
          let other = keys[Int(item)]
          guard other <= key else { continue }
          if other == key {
            if hasTies, ties[Int(item)] != ties[Int(pivot)] {
              guard ties[Int(item)] < ties[Int(pivot)] else { continue }
            } else {
              guard item < pivot else { continue }
            }
          }
          items[place] = items[middle]
          items[middle] = item
          middle += 1
        }
        let found = items[middle..<range.upperBound].firstIndex(of: pivot) ?? middle
        items.swapAt(middle, found)
        return middle
      }
    }
  }

  /// The next of a fixed series of numbers (xorshift), so the same questions cost the same always.
  private mutating func nextRandom(below bound: UInt64) -> UInt64 {
    seed ^= seed << 13
    seed ^= seed >> 7
    seed ^= seed << 17
    return seed.multipliedFullWidth(by: bound).high
  }
}
