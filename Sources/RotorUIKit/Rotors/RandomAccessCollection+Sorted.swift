extension RandomAccessCollection {
  /// The first place where a condition holds that holds from there on; the end when it never does.
  ///
  /// - Complexity: O(log count) questions.
  func firstIndex(sorted condition: (Element) -> Bool) -> Index {
    var low = startIndex
    var rest = count
    while rest > 0 {
      let half = rest / 2
      let middle = index(low, offsetBy: half)
      if condition(self[middle]) {
        rest = half
      } else {
        low = index(after: middle)
        rest -= half + 1
      }
    }
    return low
  }
}
