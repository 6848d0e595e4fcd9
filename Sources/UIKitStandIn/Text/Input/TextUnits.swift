internal import RotorCore

/// The units of a text of one granularity.
///
/// A word is a segment of Unicode Standard Annex #29 that has a letter or a digit; spaces and marks
/// between words are in no unit. A sentence includes the space after it. A paragraph or a line is
/// without what ends it, and an empty one is no unit. (All assumed, but for lines and paragraphs,
/// whose ends are before their line end: observed in Runestone, whose tokenizer replaces UIKit's.)
struct TextUnits {
  let text: String
  let granularity: UITextGranularity
  /// Where the lines begin; empty when line ends make the lines.
  let lineStarts: [Int]

  private var length: Int { text.utf16.count }

  /// The unit that an offset is in; at a boundary the unit after it, or the one before it.
  func unit(at offset: Int, onward: Bool) -> Range<Int>? {
    let unit = segment(at: onward ? offset : offset - 1).flatMap(unit(in:))
    // What ends a line is in the line's segment, and not in the line.
    guard let unit, onward ? unit.contains(offset) : unit.contains(offset - 1) else { return nil }
    return unit
  }

  /// The first start or end of a unit that lies beyond an offset in a direction.
  func boundary(from offset: Int, onward: Bool) -> Int? {
    var segment = segment(at: onward ? offset : offset - 1)
    while let here = segment {
      if let unit = unit(in: here) {
        let ends =
          onward
          ? [unit.lowerBound, unit.upperBound] : [unit.upperBound, unit.lowerBound]
        if let end = ends.first(where: { onward ? $0 > offset : $0 < offset }) { return end }
      }
      segment = self.segment(at: onward ? here.upperBound : here.lowerBound - 1)
    }
    return nil
  }

  private func segment(at offset: Int) -> Range<Int>? {
    guard offset >= 0, offset < length else { return nil }
    switch granularity {
    case .character: return TextUnit.character.segment(at: offset, in: text)
    case .word: return TextUnit.word.segment(at: offset, in: text)
    case .sentence: return TextUnit.sentence.segment(at: offset, in: text)
    case .paragraph: return TextUnit.line.segment(at: offset, in: text)
    case .line:
      guard !lineStarts.isEmpty else { return TextUnit.line.segment(at: offset, in: text) }
      let next = lineStarts.firstPlace { $0 > offset }
      let start = next > 0 ? lineStarts[next - 1] : 0
      return start..<(next < lineStarts.count ? min(lineStarts[next], length) : length)
    case .document: return 0..<length
    }
  }

  private func unit(in segment: Range<Int>) -> Range<Int>? {
    switch granularity {
    case .character, .sentence, .document: return segment
    case .word:
      let scalars = text.characters(in: segment).unicodeScalars
      let isWord = scalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil
      }
      return isWord ? segment : nil
    case .paragraph, .line:
      let content = text.droppingLineEnd(segment)
      return content.isEmpty ? nil : content
    }
  }

  /// The character that ends at an offset or is around it.
  static func character(before offset: Int, in text: String) -> Range<Int>? {
    TextUnit.character.segment(at: offset - 1, in: text)
  }
}
