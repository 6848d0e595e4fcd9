/// A text cut into segments without gaps, and the stops among them.
///
/// Whether a place is a boundary can be told from its surroundings alone, for every unit. So a step
/// starts anywhere, backwards meets the same boundaries as forwards, and nothing is remembered.
struct TextSegments {
  let unit: TextUnit
  let text: String

  /// The first stop that starts at or after an index.
  func next(after index: String.Index) -> Range<String.Index>? {
    var start = boundary(atOrBefore: index)
    while start < text.endIndex {
      let end = boundary(after: start)
      if let stop = stop(in: start..<end), stop.lowerBound >= index { return stop }
      start = end
    }
    return nil
  }

  /// The last stop that ends at or before an index.
  func previous(before index: String.Index) -> Range<String.Index>? {
    var start = boundary(atOrBefore: index)
    // The stop of a segment may end before the segment does, so this one may do.
    if unit.trimsSegments, start < text.endIndex,
      let stop = stop(in: start..<boundary(after: start)), stop.upperBound <= index
    {
      return stop
    }
    while start > text.startIndex {
      let end = start
      start = boundary(before: end)
      if let stop = stop(in: start..<end) { return stop }
    }
    return nil
  }

  /// The index of a UTF-16 offset, the nearest end for one outside the text.
  func index(atUTF16 offset: Int) -> String.Index {
    let utf16 = text.utf16
    return utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
  }

  /// The UTF-16 offsets of a range.
  func utf16Range(_ range: Range<String.Index>) -> Range<Int> {
    let utf16 = text.utf16
    let lower = utf16.distance(from: utf16.startIndex, to: range.lowerBound)
    return lower..<lower + utf16.distance(from: range.lowerBound, to: range.upperBound)
  }

  /// The boundary at an index, else the nearest before it.
  func boundary(atOrBefore index: String.Index) -> String.Index {
    if index >= text.endIndex { return text.endIndex }
    if unit == .character { return text.index(before: text.index(after: index)) }
    let scalar = text.unicodeScalars.roundedDown(index)
    return isBoundary(scalar, from: text.startIndex) ? scalar : boundary(before: scalar)
  }

  /// The boundary after one that is known.
  func boundary(after known: String.Index) -> String.Index {
    if unit == .character { return text.index(after: known) }
    let scalars = text.unicodeScalars
    if unit == .line { return scalars.lineBoundary(after: known) }
    var index = scalars.index(after: known)
    while index < scalars.endIndex, !isBoundary(index, from: known) {
      index = scalars.index(after: index)
    }
    return index
  }

  /// The nearest boundary before an index that is not the start.
  func boundary(before index: String.Index) -> String.Index {
    if unit == .character { return text.index(before: index) }
    let scalars = text.unicodeScalars
    if unit == .line { return scalars.lineBoundary(before: index) }
    var index = scalars.index(before: index)
    while index > scalars.startIndex, !isBoundary(index, from: scalars.startIndex) {
      index = scalars.index(before: index)
    }
    return index
  }

  /// Whether a segment starts at the start of a scalar; what lies before `known`, a boundary, need
  /// not be looked at.
  private func isBoundary(_ index: String.Index, from known: String.Index) -> Bool {
    if index == text.startIndex { return true }
    switch unit {
    case .character: return true
    case .word: return WordBoundaries(text: text.unicodeScalars).isBoundary(index, from: known)
    case .sentence: return SentenceBoundaries(text: text.unicodeScalars).isBoundary(index)
    case .line: return text.unicodeScalars.isLineBoundary(index)
    }
  }

  private func stop(in segment: Range<String.Index>) -> Range<String.Index>? {
    let scalars = text.unicodeScalars
    switch unit {
    case .character: return segment
    case .word: return scalars.isSilent(segment) ? nil : segment
    case .sentence: return scalars.isSilent(segment) ? nil : scalars.droppingWhiteSpace(segment)
    case .line: return scalars.droppingLineEnd(segment)
    }
  }
}

extension TextUnit {
  /// Whether a stop may be shorter than its segment.
  fileprivate var trimsSegments: Bool { self == .sentence || self == .line }
}
