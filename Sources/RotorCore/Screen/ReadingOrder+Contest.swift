extension ReadingOrder {
  /// Settles the order of places among which the rule may go in a circle.
  ///
  /// The rule says of any two places which comes first, so they form a tournament. Counting for
  /// each place how many others come before it is enough to find the circles (the strongly
  /// connected sets): the k places with the lowest counts are cut off from the rest exactly where
  /// their counts add up to the number of pairs among them (Landau). Nothing compares all pairs.
  struct Contest {
    /// The places in reading order.
    private(set) var settled: [Place]
    /// The members of each circle as they are read.
    private(set) var circles: [[Int]] = []

    /// Takes places sorted by ``Place/isAbove(_:_:)``.
    ///
    /// - Complexity: O(n log n).
    init(_ places: [Place], height: Double) {
      settled = places
      let counts = Contest.predecessors(places, height: height)
      let starts = Contest.circleStarts(counts)
      // The places of one circle share a start and stay as they came, from the top down.
      var next = Array(0..<places.count)
      for (place, count) in zip(places, counts) {
        let start = starts[count]
        settled[next[start]] = place
        next[start] += 1
      }
      for start in next.indices where next[start] > start + 1 {
        circles.append(settled[start..<next[start]].map(\.index))
      }
    }

    /// For each place, how many others come before it.
    private static func predecessors(_ places: [Place], height: Double) -> [Int] {
      var rank = [Int](repeating: 0, count: places.count)
      let besides = places.indices.sorted { Place.isBeside(places[$0], places[$1]) }
      for (position, index) in besides.enumerated() { rank[index] = position }
      var row = Tally(count: places.count)
      var counts: [Int] = []
      counts.reserveCapacity(places.count)
      // The row of a place is what stands less than a row height above or below it.
      var first = 0
      var end = 0
      for (index, place) in places.enumerated() {
        while end < places.count, places[end].top - place.top < height {
          row.add(1, at: rank[end])
          end += 1
        }
        while place.top - places[first].top >= height {
          row.add(-1, at: rank[first])
          first += 1
        }
        counts.append(first + row.sum(before: rank[index]))
      }
      return counts
    }

    /// For each count, where the circle of the places with that count begins.
    private static func circleStarts(_ counts: [Int]) -> [Int] {
      var howMany = [Int](repeating: 0, count: counts.count)
      for count in counts { howMany[count] += 1 }
      var starts: [Int] = []
      starts.reserveCapacity(counts.count)
      var start = 0
      var places = 0
      var sum = 0
      for count in howMany.indices {
        starts.append(start)
        places += howMany[count]
        sum += howMany[count] * count
        if sum == places * (places - 1) / 2 { start = places }
      }
      return starts
    }
  }

  /// Numbers at slots whose sums from the front are kept at hand (a Fenwick tree).
  private struct Tally {
    private var sums: [Int32]

    init(count: Int) {
      sums = [Int32](repeating: 0, count: count + 1)
    }

    mutating func add(_ number: Int32, at slot: Int) {
      var node = slot + 1
      while node < sums.count {
        sums[node] += number
        node += node & -node
      }
    }

    func sum(before slot: Int) -> Int {
      var node = slot
      var sum = 0
      while node > 0 {
        sum += Int(sums[node])
        node &= node - 1
      }
      return sum
    }
  }
}
