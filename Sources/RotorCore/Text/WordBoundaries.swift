/// Word boundaries by Unicode Standard Annex #29, rules WB1 to WB999.
///
/// The standard library has word breaks too, but not as public API, and the way backwards only
/// since its version 6.3; with a table of our own all platforms give the same words.
struct WordBoundaries {
  let text: String.UnicodeScalarView

  /// Whether a word begins or ends between a scalar and the one before.
  ///
  /// - Parameters:
  ///   - index: The start of a scalar other than the first.
  ///   - known: A boundary before it; a row of flags is counted from there.
  func isBoundary(_ index: String.Index, from known: String.Index) -> Bool {
    let classes = WordClass.table
    let last = text.index(before: index)
    let before = classes(text[last])
    let after = classes(text[index])
    if before == .carriageReturn, after == .lineFeed { return false }
    if before.isNewline || after.isNewline { return true }
    if before == .zeroWidthJoiner, after.isPictograph { return false }
    if before == .space, after == .space { return false }
    if after.isIgnored { return false }
    guard let base = base(before: index) else { return true }

    switch (base.value, after) {
    case (let left, let right) where left.isLetter && right.isLetter:
      return false
    case (.hebrewLetter, .singleQuote):
      return false
    case (.hebrewLetter, .doubleQuote):
      return self.base(after: index) != .hebrewLetter
    case (.doubleQuote, .hebrewLetter):
      return self.base(before: base.index)?.value != .hebrewLetter
    case (let left, let right) where left.isLetter && right.joinsLetters:
      return self.base(after: index)?.isLetter != true
    case (let left, let right) where left.joinsLetters && right.isLetter:
      return self.base(before: base.index)?.value.isLetter != true
    case (.numeric, .numeric):
      return false
    case (let left, .numeric) where left.isLetter:
      return false
    case (.numeric, let right) where right.isLetter:
      return false
    case (let left, .numeric) where left.joinsDigits:
      return self.base(before: base.index)?.value != .numeric
    case (.numeric, let right) where right.joinsDigits:
      return self.base(after: index) != .numeric
    case (.katakana, .katakana), (.connector, .connector):
      return false
    case (let left, .connector) where left.takesConnector:
      return false
    case (.connector, let right) where right.takesConnector:
      return false
    case (.regionalIndicator, .regionalIndicator):
      return hasEvenFlags(before: index, from: known)
    default:
      return true
    }
  }

  /// The nearest scalar before an index that is not ignored by rule WB4; ignored ones at the start
  /// of the text or after a line end stand for themselves.
  private func base(before index: String.Index) -> (value: WordClass, index: String.Index)? {
    var index = index
    while index > text.startIndex {
      index = text.index(before: index)
      let value = WordClass.table(text[index])
      if value.isNewline { return nil }
      if !value.isIgnored { return (value, index) }
    }
    return nil
  }

  /// The class of the nearest scalar after the one at an index that is not ignored.
  private func base(after index: String.Index) -> WordClass? {
    var index = text.index(after: index)
    while index < text.endIndex {
      let value = WordClass.table(text[index])
      if !value.isIgnored { return value }
      index = text.index(after: index)
    }
    return nil
  }

  /// Whether the row of regional indicators that ends at an index is even, so that its last two are
  /// a flag.
  private func hasEvenFlags(before index: String.Index, from known: String.Index) -> Bool {
    var even = true
    var index = index
    while index > known, let base = base(before: index), base.value == .regionalIndicator {
      even.toggle()
      index = base.index
    }
    return even
  }
}
