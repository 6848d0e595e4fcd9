/// One sentence, against which the steps of a cue are held.
///
/// A class, since it is handed on at every step.
final class CueSentence {
  let range: Range<Int>
  let text: CueText
  private let book: CueBook
  private let isHopeful: Bool
  /// The first token that is more than a quote, a bullet or a number of a list.
  private let begin: Int

  init(_ range: Range<Int>, in text: CueText, book: CueBook, isHopeful: Bool) {
    self.range = range
    self.text = text
    self.book = book
    self.isHopeful = isHopeful
    begin = CueSentence.begin(range, text.tokens)
  }

  private static func begin(_ range: Range<Int>, _ tokens: [TextToken]) -> Int {
    var index = range.lowerBound
    while index < range.upperBound, tokens[index].kind == .sign { index += 1 }
    // "3." and "a)" of a list.
    let next = index + 1
    if next < range.upperBound, tokens[next].isSign(in: [0x2E, 0x29]), !tokens[next].isSpaced,
      tokens[index].kind == .number || tokens[index].end - tokens[index].start == 1
    {
      index = next + 1
      while index < range.upperBound, tokens[index].kind == .sign { index += 1 }
    }
    return index
  }

  /// Where the steps of a variant end that begin at a token; nil when they do not hold there.
  ///
  /// The work is bounded by the lengths of the gaps, whatever the text is.
  func end(of variant: CueBook.Variant, from index: Int, hidden: [UInt32]) -> Int? {
    let mask: UInt32 = hidden.isEmpty ? 0 : 1 << UInt32(variant.table)
    return end(of: variant.steps, from: index, hidden, mask)
  }

  private func end(
    of steps: Range<Int>, from index: Int, _ hidden: [UInt32], _ mask: UInt32
  ) -> Int? {
    guard !steps.isEmpty else { return index }
    let rest = steps.dropFirst()
    switch book.steps[steps.lowerBound] {
    case .element(let element):
      return end(of: element, at: index) { next in
        if mask != 0 {
          for place in index..<next where hidden[place] & mask != 0 { return nil }
        }
        return end(of: rest, from: next, hidden, mask)
      }
    case .gap(let most):
      var next = index
      while next <= min(index + most, range.upperBound) {
        if let end = end(of: rest, from: next, hidden, mask) { return end }
        next += 1
      }
      return nil
    case .notNext(let element):
      if end(of: element, at: index, { $0 }) != nil { return nil }
    case .notBefore(let element):
      if index > range.lowerBound, end(of: element, at: index - 1, { $0 }) != nil { return nil }
    case .sentenceStart:
      guard index == begin || index == range.lowerBound || (isHopeful && isClauseStart(index))
      else { return nil }
    case .clauseStart:
      guard isClauseStart(index) else { return nil }
    case .sentenceEnd:
      guard isEnd(index) else { return nil }
    }
    return end(of: rest, from: index, hidden, mask)
  }

  /// Tries the phrases of an element that stand at a token, until one leads on to an end.
  private func end(of element: Int, at index: Int, _ goOn: (Int) -> Int?) -> Int? {
    guard index < range.upperBound else { return nil }
    for place in text.tokens[index].lexemes {
      let lexeme = text.lexemes[Int(place)]
      if let end = end(of: element, lexeme, length: 1, at: index, goOn) { return end }
    }
    guard !text.dates.isEmpty, text.dates[index] > 0 else { return nil }
    return end(of: element, text.dateLexeme, length: Int(text.dates[index]), at: index, goOn)
  }

  private func end(
    of element: Int, _ first: Lexeme, length: Int, at index: Int, _ goOn: (Int) -> Int?
  ) -> Int? {
    for row in book.phrases.rows(of: element, beginningWith: first) {
      var next = index + length
      var isThere = next <= range.upperBound
      for place in book.phrases.rows[row] where isThere {
        let lexeme = book.phrases.pool[place]
        let length = next < range.upperBound ? text.length(of: lexeme, at: next) : 0
        isThere = length > 0 && next + length <= range.upperBound
        next += length
      }
      if isThere, let end = goOn(next) { return end }
    }
    return nil
  }

  private func isClauseStart(_ index: Int) -> Bool {
    if index == begin || index == range.lowerBound { return true }
    guard index > range.lowerBound, index <= range.upperBound else { return false }
    let before = text.tokens[index - 1]
    guard before.kind == .sign else { return false }
    if before.isSign("'") { return false }
    // A hyphen parts clauses only with space around it.
    return before.isSign("-") ? before.isSpaced : true
  }

  private func isEnd(_ index: Int) -> Bool {
    var index = index
    while index < range.upperBound {
      if text.tokens[index].kind != .sign { return isHopeful && index < range.upperBound }
      index += 1
    }
    return true
  }
}
