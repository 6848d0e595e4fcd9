/// Line ends are those of `Character.isNewline`: LF, CR, CR LF, vertical tab, form feed, next line,
/// and the line and paragraph separators.
extension String.UnicodeScalarView {
  /// Whether a line starts at an index other than the first.
  func isLineBoundary(_ index: Index) -> Bool {
    let last = self[self.index(before: index)]
    guard last.endsLine else { return false }
    return last != "\r" || index == endIndex || self[index] != "\n"
  }

  /// The start of the following line, or the end of the text.
  func lineBoundary(after start: Index) -> Index {
    var index = start
    while index < endIndex {
      let scalar = self[index]
      index = self.index(after: index)
      if scalar.endsLine, isLineBoundary(index) { return index }
    }
    return endIndex
  }

  /// The start of the line that ends at or around an index, before that index.
  func lineBoundary(before end: Index) -> Index {
    var index = self.index(before: end)
    while index > startIndex, !isLineBoundary(index) { index = self.index(before: index) }
    return index
  }

  /// A range without the one line end that closes it.
  func droppingLineEnd(_ range: Range<Index>) -> Range<Index> {
    guard !range.isEmpty else { return range }
    var upper = index(before: range.upperBound)
    guard self[upper].endsLine else { return range }
    if self[upper] == "\n", upper > range.lowerBound {
      let before = index(before: upper)
      if self[before] == "\r" { upper = before }
    }
    return range.lowerBound..<upper
  }
}

extension Unicode.Scalar {
  /// Whether a line ends after this scalar.
  fileprivate var endsLine: Bool {
    switch value {
    case 0x0A...0x0D, 0x85, 0x2028, 0x2029: true
    default: false
    }
  }
}
