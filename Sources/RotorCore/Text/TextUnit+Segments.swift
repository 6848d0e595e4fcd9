extension TextUnit {
  /// The segment around an offset: it starts at or before the offset and ends after it.
  ///
  /// The segments of a text have no gaps: white space between words is a segment too, and a line or
  /// a sentence includes what ends it.
  ///
  /// Complexity: as for `next(after:in:lineStarts:)`.
  ///
  /// - Parameters:
  ///   - offset: A UTF-16 offset.
  ///   - text: The text to look into.
  /// - Returns: A range of UTF-16 offsets, or `nil` at the end of the text and outside it.
  package func segment(at offset: Int, in text: String) -> Range<Int>? {
    guard offset >= 0, offset < text.utf16.count else { return nil }
    let segments = TextSegments(unit: self, text: text)
    let start = segments.boundary(atOrBefore: segments.index(atUTF16: offset))
    guard start < text.endIndex else { return nil }
    return segments.utf16Range(start..<segments.boundary(after: start))
  }
}
