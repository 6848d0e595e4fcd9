extension String {
  /// The index of a UTF-16 offset, the nearest end for one outside the text.
  nonisolated func index(atUTF16 offset: Int) -> Index {
    utf16.index(utf16.startIndex, offsetBy: min(max(offset, 0), utf16.count))
  }

  /// The characters of a range of UTF-16 offsets.
  nonisolated func characters(in range: Range<Int>) -> Substring {
    self[index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound)]
  }

  /// The text of a range of UTF-16 offsets; half a character is a replacement character.
  nonisolated func text(inUTF16 range: Range<Int>) -> String {
    let units = utf16[index(atUTF16: range.lowerBound)..<index(atUTF16: range.upperBound)]
    return String(units) ?? String(decoding: units, as: UTF16.self)
  }

  /// A range widened to whole scalars: replacing half a surrogate pair would break the text.
  nonisolated func widenedToScalars(_ range: Range<Int>) -> Range<Int> {
    let lower = isInsideScalar(range.lowerBound) ? range.lowerBound - 1 : range.lowerBound
    if range.isEmpty { return lower..<lower }
    let upper = isInsideScalar(range.upperBound) ? range.upperBound + 1 : range.upperBound
    return lower..<upper
  }

  /// Whether an offset is between the halves of a surrogate pair.
  nonisolated func isInsideScalar(_ offset: Int) -> Bool {
    guard offset > 0, offset < utf16.count else { return false }
    return UTF16.isTrailSurrogate(utf16[index(atUTF16: offset)])
  }

  /// A range without the one line end that closes it.
  nonisolated func droppingLineEnd(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return range }
    let last = utf16[index(atUTF16: range.upperBound - 1)]
    guard String.isLineEnd(last) else { return range }
    var upper = range.upperBound - 1
    if last == 0x0A, upper > range.lowerBound, utf16[index(atUTF16: upper - 1)] == 0x0D {
      upper -= 1
    }
    return range.lowerBound..<upper
  }

  /// Whether a line ends with that unit.
  nonisolated static func isLineEnd(_ unit: UInt16) -> Bool {
    (0x0A...0x0D).contains(unit) || unit == 0x85 || unit == 0x2028 || unit == 0x2029
  }

  /// Whether the first letter of a range of UTF-16 offsets is written from right to left; nil when
  /// there is no letter.
  nonisolated func isRightToLeft(inUTF16 range: Range<Int>) -> Bool? {
    for scalar in characters(in: range).unicodeScalars {
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
        if scalar.properties.isAlphabetic { return true }
      case 0x200F: return true
      case 0x200E: return false
      default: if scalar.properties.isAlphabetic { return false }
      }
    }
    return nil
  }
}
