/// Matches the cues of a book against the tokens of one sentence at a time.
struct CueMatcher {
  private let book: CueBook
  /// Where a cue ended first and began last in the sentence, and in which sentence that was.
  private var firstEnds: [Int32]
  private var lastStarts: [Int32]
  private var rounds: [Int32]
  private var round: Int32 = 0
  private var touched: [Int] = []
  private var hidden: [UInt32] = []

  init(_ book: CueBook) {
    self.book = book
    firstEnds = Array(repeating: 0, count: book.rulesByCue.count)
    lastStarts = firstEnds
    rounds = firstEnds
  }

  /// The tables that say yes to a sentence, one bit each, of the tables asked for.
  ///
  /// - Parameters:
  ///   - sentence: the tokens of the sentence.
  ///   - text: all tokens and what is known about them; `dates` has the length in tokens of the
  ///     date that begins at a token, or 0.
  ///   - isHopeful: whether signs for a sentence's end may stand inside, and vetoes do not count.
  mutating func tables(
    sentence: Range<Int>, in text: CueText, of tables: UInt32, isHopeful: Bool = false
  ) -> UInt32 {
    round &+= 1
    touched.removeAll(keepingCapacity: true)
    let view = CueSentence(sentence, in: text, book: book, isHopeful: isHopeful)
    hide(view, tables)
    for index in sentence {
      text.forEachLexeme(at: index) { lexeme in
        for place in book.starts[lexeme] {
          let variant = book.variants[Int(book.starts.numbers[place])]
          guard tables & 1 << UInt32(variant.table) != 0 else { continue }
          if let end = view.end(of: variant, from: index, hidden: hidden) {
            note(variant.cue, index, end)
          }
        }
      }
    }
    return verdict(isHopeful: isHopeful)
  }

  /// Marks the tokens that a mask hides from the cues of its table.
  private mutating func hide(_ view: CueSentence, _ tables: UInt32) {
    let text = view.text
    if hidden.count < text.tokens.count {
      hidden.append(contentsOf: repeatElement(0, count: text.tokens.count - hidden.count))
    }
    for index in view.range { hidden[index] = 0 }
    for index in view.range {
      text.forEachLexeme(at: index) { lexeme in
        for place in book.masks[lexeme] {
          let variant = book.variants[Int(book.masks.numbers[place])]
          guard tables & 1 << UInt32(variant.table) != 0,
            let end = view.end(of: variant, from: index, hidden: [])
          else { continue }
          for place in index..<max(index, end) { hidden[place] |= 1 << UInt32(variant.table) }
        }
      }
    }
  }

  private mutating func note(_ cue: Int, _ start: Int, _ end: Int) {
    if rounds[cue] != round {
      rounds[cue] = round
      firstEnds[cue] = Int32(end)
      touched.append(cue)
    } else {
      firstEnds[cue] = min(firstEnds[cue], Int32(end))
    }
    lastStarts[cue] = Int32(start)
  }

  private func verdict(isHopeful: Bool) -> UInt32 {
    var yes: UInt32 = 0
    var sure: UInt32 = 0
    var veto: UInt32 = 0
    for cue in touched {
      for number in book.rulesByCue[cue] {
        let rule = book.rules[number]
        let bit: UInt32 = 1 << UInt32(rule.table)
        guard holds(rule, isHopeful: isHopeful) else { continue }
        switch rule.effect {
        case .yes: yes |= bit
        case .sure: sure |= bit
        case .veto: veto |= bit
        }
      }
    }
    return isHopeful ? yes | sure : yes & ~veto | sure
  }

  private func holds(_ rule: CueRule, isHopeful: Bool) -> Bool {
    var end: Int32 = 0
    for term in rule.terms {
      let isThere = rounds[term.cue] == round
      if term.isNegated {
        if isThere && !isHopeful { return false }
        continue
      }
      guard isThere else { return false }
      if term.follows && !isHopeful && lastStarts[term.cue] < end { return false }
      end = firstEnds[term.cue]
    }
    return true
  }
}
