/// Finds calendar days, that is at least day and month, among the tokens of a part of a text.
struct DateFinder {
  let tokens: [TextToken]
  private let lexemes: [Lexeme]
  private let words: DateWords

  init(_ tokens: [TextToken], _ lexemes: [Lexeme], _ words: DateWords) {
    self.tokens = tokens
    self.lexemes = lexemes
    self.words = words
  }

  /// The ranges of tokens that are dates, ascending.
  func dates() -> [Range<Int>] {
    var dates: [Range<Int>] = []
    var index = 0
    while index < tokens.count {
      guard let end = date(from: index) else {
        index += 1
        continue
      }
      dates.append(index..<end)
      index = end
    }
    return dates
  }

  private func date(from index: Int) -> Int? {
    switch tokens[index].kind {
    case .number:
      return yearFirst(index) ?? dayMonthYear(index) ?? slashed(index) ?? dotted(index)
        ?? dayAndName(index) ?? chinese(index)
    case .word: return nameAndDay(index) ?? ordinalAndName(index)
    case .ideograph: return chinese(index)
    case .sign: return nil
    }
  }

  // What the other parts ask about a token; no index is out of range for them.

  func isSign(_ index: Int, _ scalar: Unicode.Scalar, isJoined: Bool = false) -> Bool {
    tokens.indices.contains(index) && tokens[index].isSign(scalar)
      && !(isJoined && tokens[index].isSpaced)
  }

  func isIdeograph(_ index: Int, _ scalar: Unicode.Scalar) -> Bool {
    tokens.indices.contains(index) && tokens[index].isIdeograph(scalar)
  }

  /// A number of so many digits, joined to the token before it or not.
  func number(_ index: Int, digits: ClosedRange<Int32>, isJoined: Bool = false) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .number,
      digits.contains(tokens[index].digits), !(isJoined && tokens[index].isSpaced)
    else { return nil }
    return Int(tokens[index].value)
  }

  func has(_ index: Int, _ role: DateWords.Role) -> Bool {
    guard tokens.indices.contains(index) else { return false }
    return tokens[index].lexemes.contains { words.has(lexemes[Int($0)], role) }
  }

  private func lookUp(_ index: Int, _ value: (Lexeme) -> Int) -> Int? {
    guard tokens.indices.contains(index), tokens[index].kind == .word else { return nil }
    for place in tokens[index].lexemes {
      let value = value(lexemes[Int(place)])
      if value > 0 { return value }
    }
    return nil
  }

  /// The month that a word names.
  func month(_ index: Int) -> Int? { lookUp(index, words.month) }

  /// The day that ordinal words name, and where they end.
  func ordinal(_ index: Int) -> (day: Int, end: Int)? {
    if let day = lookUp(index, words.ordinal) { return (day, index + 1) }
    guard let tens = lookUp(index, words.tens) else { return nil }
    let unit = isSign(index + 1, "-") ? index + 2 : index + 1
    guard let day = lookUp(unit, words.ordinal), day < 10 else { return nil }
    return (tens + day, unit + 1)
  }

  static func isDay(_ day: Int, of month: Int) -> Bool {
    guard (1...12).contains(month), day >= 1 else { return false }
    return day <= (month == 2 ? 29 : [4, 6, 9, 11].contains(month) ? 30 : 31)
  }

  static func isYear(_ year: Int) -> Bool { (1000...2999).contains(year) }

  /// Whether no letter, digit or sign joins a token to a longer number or name before it.
  func isFree(before index: Int) -> Bool {
    guard index > 0, !tokens[index].isSpaced else { return true }
    let before = tokens[index - 1]
    switch before.kind {
    case .word, .number: return false
    case .ideograph: return true
    case .sign:
      // What stands between a date and a word may be a dot or a dash; between numbers it may not.
      if before.isSign(in: DateFinder.joints) {
        return index > 1 && tokens[index - 2].kind != .number && before.isSign(in: [0x2D, 0x2E])
          && tokens[index - 2].kind == .ideograph
      }
      return true
    }
  }

  /// Whether no letter, digit or sign joins the token before an index to a longer number or name.
  func isFree(after end: Int) -> Bool {
    guard end < tokens.count, !tokens[end].isSpaced else { return true }
    let after = tokens[end]
    switch after.kind {
    case .number: return false
    case .word: return false
    case .ideograph: return true
    case .sign:
      guard after.isSign(in: DateFinder.joints), end + 1 < tokens.count else { return true }
      let next = tokens[end + 1]
      return next.isSpaced || (next.kind != .number && next.kind != .word)
    }
  }

  /// `-`, `.`, `/`, `\`, `_`, `@`, `#`, `+`, `$`.
  private static let joints: Set<UInt32> = [0x2D, 0x2E, 0x2F, 0x5C, 0x5F, 0x40, 0x23, 0x2B, 0x24]
}
