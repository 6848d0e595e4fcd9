extension RandomAccessCollection where Index == Int {
  /// The first place whose element holds, of elements that do not hold first and then do.
  ///
  /// Complexity: O(log n).
  nonisolated func firstPlace(where holds: (Element) -> Bool) -> Int {
    var low = startIndex
    var high = endIndex
    while low < high {
      let middle = low + (high - low) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
