import RotorCore

extension TextUnit {
  /// All units of a text, forwards.
  func walk(_ text: String, lineStarts: [Int] = []) -> [Range<Int>] {
    var found: [Range<Int>] = []
    while let unit = next(afterUnit: found.last, in: text, lineStarts: lineStarts) {
      found.append(unit)
    }
    return found
  }

  /// All units of a text, backwards.
  func walkBack(_ text: String, lineStarts: [Int] = []) -> [Range<Int>] {
    var found: [Range<Int>] = []
    while let unit = previous(beforeUnit: found.last, in: text, lineStarts: lineStarts) {
      found.append(unit)
    }
    return found
  }
}

extension String {
  /// The text at a range of UTF-16 offsets.
  func slice(_ range: Range<Int>) -> String {
    let start = utf16.index(utf16.startIndex, offsetBy: range.lowerBound)
    return String(self[start..<utf16.index(start, offsetBy: range.count)])
  }
}
