/// The lines of a text whose source says where they start.
///
/// The starts are expected in ascending order. Whatever they are, nothing traps: a start outside
/// the text counts as its nearest end, one inside a character as the start of its scalar, a start
/// that is there twice counts once, and text before the first start is a line too.
struct LaidOutLines {
  let text: String
  let starts: [Int]

  /// The first line that starts at or after an offset.
  ///
  /// Complexity: O(log n) for n lines.
  func next(after offset: Int) -> Range<Int>? {
    let end = text.utf16.count
    var line = offset <= 0 ? -1 : count { $0 < offset }
    while line < starts.count {
      let start = line < 0 ? 0 : starts[line]
      if start >= end { return nil }
      if let found = content(of: line), found.lowerBound >= offset { return found }
      line += 1
    }
    return nil
  }

  /// The last line that ends at or before an offset and starts before another.
  ///
  /// Complexity: O(log n) for n lines.
  func previous(before offset: Int, startingBefore limit: Int = .max) -> Range<Int>? {
    var line = count { $0 <= offset } - 1
    while line >= -1 {
      if let found = content(of: line), found.upperBound <= offset, found.lowerBound < limit {
        return found
      }
      line -= 1
    }
    return nil
  }

  /// The number of starts that hold, of which the first so many do.
  private func count(where holds: (Int) -> Bool) -> Int {
    var low = 0
    var high = starts.count
    while low < high {
      let middle = low + (high - low) / 2
      if holds(starts[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The range of a line without the characters that end it, `nil` where two starts are one.
  ///
  /// Line -1 is the text before the first start.
  private func content(of line: Int) -> Range<Int>? {
    let utf16 = text.utf16
    let start = line < 0 ? text.startIndex : index(at: starts[line])
    let end = line + 1 < starts.count ? index(at: starts[line + 1]) : text.endIndex
    guard start < end else { return nil }
    let trimmed = text.unicodeScalars.droppingLineEnd(start..<end)
    let lower = utf16.distance(from: utf16.startIndex, to: trimmed.lowerBound)
    return lower..<lower + utf16.distance(from: trimmed.lowerBound, to: trimmed.upperBound)
  }

  private func index(at offset: Int) -> String.Index {
    let utf16 = text.utf16
    let index = utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
    return text.unicodeScalars.roundedDown(index)
  }
}
