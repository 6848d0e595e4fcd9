extension NotationScanner {
  /// So much of what was found is shown.
  private static let longestExcerpt = 24

  /// An error at a place; by default where reading stands.
  func error(
    _ problem: NotationError.Problem, at place: Int? = nil, suggestion: String? = nil
  ) -> NotationError {
    NotationError(
      notation: notation, line: line, column: column(at: place ?? index), problem: problem,
      suggestion: suggestion)
  }

  /// The error that something else stands where `what` was expected.
  func expected(
    _ what: String, at place: Int? = nil, suggestion: String? = nil
  ) -> NotationError {
    error(.expected(what, found: found(at: place ?? index)), at: place, suggestion: suggestion)
  }

  /// The number of the character there, from 1.
  func column(at place: Int) -> Int {
    text(0..<min(place, scalars.count)).count + 1
  }

  /// The word or sign that stands there, in quotes.
  func found(at place: Int) -> String {
    guard place < end else { return "the end" }
    let rest = scalars[place..<min(end, place + NotationScanner.longestExcerpt)]
    let word = rest.prefix { $0.isNotationWord }
    let shown = word.isEmpty ? rest.prefix(1) : word
    var view = String.UnicodeScalarView()
    view.append(contentsOf: shown)
    return "'\(Quoting.escaped(String(view)))'"
  }
}

extension Unicode.Scalar {
  /// Whether it may stand in an unquoted identifier: ASCII letters, digits, `-` and `_`, and what
  /// lies beyond ASCII and can be seen.
  var isNotationWord: Bool {
    if isASCII { return properties.isAlphabetic || isDigit || self == "-" || self == "_" }
    return !properties.isWhitespace && !Quoting.isInvisible(self) && self != "→"
  }
}
