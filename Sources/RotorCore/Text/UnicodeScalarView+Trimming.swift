extension String.UnicodeScalarView {
  /// The start of the scalar that an index lies in.
  func roundedDown(_ index: Index) -> Index {
    index >= endIndex ? endIndex : self.index(before: self.index(after: index))
  }

  /// Whether there is nothing to say in a range: white space and invisible characters alone.
  func isSilent(_ range: Range<Index>) -> Bool {
    self[range].allSatisfy { scalar in
      if scalar.isASCII { return scalar == " " || (9...13).contains(scalar.value) }
      return scalar.properties.isWhitespace || scalar.properties.isDefaultIgnorableCodePoint
    }
  }

  /// A range without the white space at both ends; marks that sit on a space keep it.
  func droppingWhiteSpace(_ range: Range<Index>) -> Range<Index> {
    var lower = range.lowerBound
    while lower < range.upperBound, self[lower].properties.isWhitespace {
      lower = index(after: lower)
    }
    if lower > range.lowerBound, lower < range.upperBound,
      self[lower].properties.isGraphemeExtend
    {
      lower = index(before: lower)
    }
    var upper = range.upperBound
    while upper > lower {
      let last = index(before: upper)
      guard self[last].properties.isWhitespace else { break }
      upper = last
    }
    return lower..<upper
  }
}
