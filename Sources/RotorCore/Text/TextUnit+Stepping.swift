extension TextUnit {
  /// The first unit that starts at or after an offset.
  ///
  /// No offset is out of range: one beyond an end counts as that end, and one inside a unit leads
  /// to the following unit.
  ///
  /// Complexity: the length of the units around the offset, never that of the text. Text that is
  /// not ASCII is read through once before, at the first use of its UTF-16 offsets (a string literal
  /// each time). A letter with a million combining marks is one unit and read as a whole; in a row
  /// of flags with nothing in between, each step reads the row up to its start.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset; `nil` is the start of the text.
  ///   - text: The text to step through.
  ///   - lineStarts: The UTF-16 offsets at which lines start, in ascending order, where the source
  ///     knows them. Used for lines alone; without any, line ends make the lines.
  /// - Returns: A range of UTF-16 offsets, or `nil` where no unit follows.
  public func next(
    after offset: Int?, in text: String, lineStarts: [Int] = []
  ) -> Range<Int>? {
    if self == .line, !lineStarts.isEmpty {
      return LaidOutLines(text: text, starts: lineStarts).next(after: offset ?? 0)
    }
    let segments = TextSegments(unit: self, text: text)
    let index = offset.map(segments.index(atUTF16:)) ?? text.startIndex
    return segments.next(after: index).map(segments.utf16Range)
  }

  /// The last unit that ends at or before an offset.
  ///
  /// No offset is out of range: one beyond an end counts as that end, and one inside a unit leads
  /// to the preceding unit. The way back meets exactly the units of the way forward.
  ///
  /// Complexity: as for `next(after:in:lineStarts:)`.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset; `nil` is the end of the text.
  ///   - text: The text to step through.
  ///   - lineStarts: As for `next(after:in:lineStarts:)`.
  /// - Returns: A range of UTF-16 offsets, or `nil` where no unit precedes.
  public func previous(
    before offset: Int?, in text: String, lineStarts: [Int] = []
  ) -> Range<Int>? {
    if self == .line, !lineStarts.isEmpty {
      return LaidOutLines(text: text, starts: lineStarts).previous(before: offset ?? .max)
    }
    let segments = TextSegments(unit: self, text: text)
    let index = offset.map(segments.index(atUTF16:)) ?? text.endIndex
    return segments.previous(before: index).map(segments.utf16Range)
  }

  /// The unit after a unit, also where that one is an empty line.
  ///
  /// A range that is no unit is fine: a caret, for one, is an empty range. A caret on an empty line
  /// counts as that line.
  ///
  /// - Parameters:
  ///   - unit: A range of UTF-16 offsets, often the last answer; `nil` is before the first unit.
  ///   - text: The text to step through.
  ///   - lineStarts: As for `next(after:in:lineStarts:)`.
  /// - Returns: A range of UTF-16 offsets, or `nil` where no unit follows.
  public func next(
    afterUnit unit: Range<Int>?, in text: String, lineStarts: [Int] = []
  ) -> Range<Int>? {
    guard let unit else { return next(after: nil, in: text, lineStarts: lineStarts) }
    let found = next(after: unit.upperBound, in: text, lineStarts: lineStarts)
    guard let found, found == unit else { return found }
    // Only an empty line starts where it ends. What follows starts behind its line end.
    return next(after: unit.upperBound + 1, in: text, lineStarts: lineStarts)
  }

  /// The unit before a unit, also where that one is an empty line.
  ///
  /// - Parameters:
  ///   - unit: A range of UTF-16 offsets, often the last answer; `nil` is after the last unit.
  ///   - text: The text to step through.
  ///   - lineStarts: As for `next(after:in:lineStarts:)`.
  /// - Returns: A range of UTF-16 offsets, or `nil` where no unit precedes.
  public func previous(
    beforeUnit unit: Range<Int>?, in text: String, lineStarts: [Int] = []
  ) -> Range<Int>? {
    guard let unit else { return previous(before: nil, in: text, lineStarts: lineStarts) }
    if self == .line, !lineStarts.isEmpty, unit.isEmpty {
      return LaidOutLines(text: text, starts: lineStarts)
        .previous(before: unit.lowerBound, startingBefore: unit.lowerBound)
    }
    let found = previous(before: unit.lowerBound, in: text, lineStarts: lineStarts)
    guard let found, found == unit else { return found }
    guard unit.lowerBound > 0 else { return nil }
    return previous(before: unit.lowerBound - 1, in: text, lineStarts: lineStarts)
  }
}
