/// Sentence boundaries by Unicode Standard Annex #29, rules SB1 to SB998.
///
/// One rule is ours, for text without spaces: an opening mark right after a Chinese or Japanese end
/// of a sentence, as in "好！“真的？”", opens the next sentence. The annex takes all quotation marks
/// for closing ones; its test holds nevertheless.
struct SentenceBoundaries {
  let text: String.UnicodeScalarView

  /// Whether a sentence begins between a scalar, other than the first, and the one before.
  func isBoundary(_ index: String.Index) -> Bool {
    let classes = SentenceClass.table
    let before = classes(text[text.index(before: index)])
    let after = classes(text[index])
    if before == .carriageReturn, after == .lineFeed { return false }
    if before.isParagraphEnd { return true }
    if after.isIgnored { return false }
    // Most places are inside a word.
    guard before.mayEndSentence || before.isIgnored, var place = base(before: index),
      place.value.mayEndSentence
    else { return false }

    // White space and line ends belong to the sentence before them, and so do closing marks that
    // follow its end directly. This stands before the way back, so that a long row of either is
    // not walked from each of its places.
    if after == .space || after.isParagraphEnd { return false }
    let opens = after == .close && text[index].isOpeningMark
    let directlyOpens = opens && place.value != .space
    if after == .close, place.value != .space, !opens { return false }
    if place.value == .fullStop {
      if after == .numeric { return false }
      if after == .upper, let letter = base(before: place.index)?.value,
        letter == .upper || letter == .lower
      {
        return false
      }
    }

    while place.value == .space {
      guard let earlier = base(before: place.index) else { return false }
      place = earlier
    }
    var hasOpened = false
    while place.value == .close {
      if text[place.index].isOpeningMark {
        if opens { return false }
        hasOpened = true
      }
      guard let earlier = base(before: place.index) else { return false }
      place = earlier
    }
    guard place.value.isTerminator else { return false }
    if text[place.index].value >= 0x3000 {
      if hasOpened { return false }
    } else if directlyOpens {
      return false
    }
    if after == .continuation || after.isTerminator { return false }
    return place.value == .terminator || !goesOnInLowerCase(from: index)
  }

  /// The nearest scalar before an index that is not ignored by rule SB5, within the paragraph.
  private func base(before index: String.Index) -> (value: SentenceClass, index: String.Index)? {
    var index = index
    while index > text.startIndex {
      index = text.index(before: index)
      let value = SentenceClass.table(text[index])
      if value.isParagraphEnd { return nil }
      if !value.isIgnored { return (value, index) }
    }
    return nil
  }

  /// Whether the next letter, before any other end of a sentence, is a small one: the full stop was
  /// then one of an abbreviation.
  private func goesOnInLowerCase(from index: String.Index) -> Bool {
    var index = index
    while index < text.endIndex {
      let value = SentenceClass.table(text[index])
      if value == .lower { return true }
      if value == .upper || value == .letter || value.isParagraphEnd || value.isTerminator {
        return false
      }
      index = text.index(after: index)
    }
    return false
  }
}

extension Unicode.Scalar {
  /// Whether this is an opening bracket or quotation mark.
  fileprivate var isOpeningMark: Bool {
    switch properties.generalCategory {
    case .openPunctuation, .initialPunctuation: true
    default: false
    }
  }
}
