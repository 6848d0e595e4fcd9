/// Reads a notation scalar by scalar, so that a combining mark never swallows a quote or bracket.
struct NotationScanner {
  let notation: NotationError.Notation
  let line: Int?
  let scalars: [Unicode.Scalar]
  /// Where reading goes on.
  var index: Int
  /// Where reading ends.
  var end: Int

  /// Starts at the beginning of a text.
  ///
  /// - Throws: when the text is longer than the limit, in scalars.
  init(
    _ text: String, _ notation: NotationError.Notation, line: Int? = nil, limit: Int
  ) throws(NotationError) {
    self.notation = notation
    self.line = line
    // Four UTF-8 units a scalar at most, so a text that is far too long is not copied.
    let isShort = text.utf8.count <= limit * 4
    scalars = isShort ? Array(text.unicodeScalars) : []
    index = 0
    end = scalars.count
    guard isShort, scalars.count <= limit else {
      throw NotationError(
        notation: notation, line: line, column: 1, problem: .tooLong(limit: limit))
    }
  }

  /// The scalar to read next; nil at the end.
  var current: Unicode.Scalar? { index < end ? scalars[index] : nil }

  /// The scalar that stands so many places further on.
  func peek(_ offset: Int) -> Unicode.Scalar? {
    index + offset < end ? scalars[index + offset] : nil
  }

  /// Reads that scalar if it comes next.
  mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    index += 1
    return true
  }

  /// Skips white space; whether there was any.
  @discardableResult
  mutating func skipSpace() -> Bool {
    let start = index
    while let scalar = current, scalar.properties.isWhitespace { index += 1 }
    return index > start
  }

  /// Reads scalars as long as they fit.
  mutating func takeWhile(_ fits: (Unicode.Scalar) -> Bool) -> String {
    let start = index
    while let scalar = current, fits(scalar) { index += 1 }
    return text(start..<index)
  }

  /// The text of a part.
  func text(_ range: Range<Int>) -> String {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[range])
    return String(view)
  }

  /// Reads what stands in quotes; the quote comes next.
  mutating func quoted() throws(NotationError) -> String {
    let start = index
    guard let quote = current else { throw expected("a quote") }
    index += 1
    var result = String.UnicodeScalarView()
    while let scalar = current {
      if scalar == quote {
        index += 1
        return String(result)
      }
      if scalar == "\\" {
        result.append(try escape())
      } else {
        result.append(scalar)
        index += 1
      }
    }
    throw error(
      .unclosed("the quote \(quote)", closing: "\(quote) at its end"), at: start)
  }

  /// Reads one escape; the backslash comes next.
  mutating func escape() throws(NotationError) -> Unicode.Scalar {
    let start = index
    index += 1
    guard let scalar = current else { throw expected("a sign after the backslash") }
    index += 1
    switch scalar {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "u":
      guard take("{") else { throw expected("'{' after \\u") }
      let digits = takeWhile { $0.properties.isASCIIHexDigit }
      guard digits.utf8.count <= 8, let value = UInt32(digits, radix: 16),
        let result = Unicode.Scalar(value)
      else {
        throw error(
          .unknown("character code", name: digits, expected: "such as \\u{41}"), at: start)
      }
      guard take("}") else { throw expected("'}'") }
      return result
    case _ where scalar.isASCII && (scalar.properties.isAlphabetic || scalar.isDigit):
      throw error(
        .unknown("escape", name: "\\\(scalar)", expected: "\\n, \\t, \\r, \\u{HEX} or a sign"),
        at: start)
    default: return scalar
    }
  }
}

extension Unicode.Scalar {
  /// Whether it is a digit from 0 to 9.
  var isDigit: Bool { ("0"..."9").contains(self) }
}
