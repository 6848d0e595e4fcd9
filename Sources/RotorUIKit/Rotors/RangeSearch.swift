/// Steps through ranges of one text.
enum RangeSearch {
  /// The range after or before what is current; nil at an end.
  ///
  /// From the text as a whole, or from anything else, it starts at the end that is asked from
  /// (documented for a range of nil).
  static func result(
    for predicate: UIAccessibilityCustomRotorSearchPredicate, in input: any UITextInput,
    next: (Int) -> NSRange?, previous: (Int) -> NSRange?
  ) -> UIAccessibilityCustomRotorItemResult? {
    let begin = input.beginningOfDocument
    let item = predicate.currentItem
    let current = item.targetElement === input ? item.targetRange : nil
    let found: NSRange?
    switch predicate.searchDirection {
    case .previous:
      let end = current?.start ?? input.endOfDocument
      found = previous(input.offset(from: begin, to: end))
    default:
      found = next(current.map { input.offset(from: begin, to: $0.end) } ?? 0)
    }
    guard let found, let start = input.position(from: begin, offset: found.location),
      let end = input.position(from: begin, offset: found.end),
      let range = input.textRange(from: start, to: end)
    else { return nil }
    return UIAccessibilityCustomRotorItemResult(targetElement: input, targetRange: range)
  }

  /// The first of sorted ranges that begins at a place or after it; empty ones are passed over.
  ///
  /// O(log ranges). It never goes back, also among ranges that are not sorted.
  static func first(of ranges: [NSRange], from place: Int) -> NSRange? {
    ranges[ranges.firstIndex(sorted: { $0.location >= place })...]
      .first { $0.length > 0 && $0.location >= place }
  }

  /// The last of sorted ranges that ends at a place or before it.
  static func last(of ranges: [NSRange], endingBy place: Int) -> NSRange? {
    ranges[..<ranges.firstIndex(sorted: { $0.end > place })]
      .last { $0.length > 0 && $0.end <= place && $0.location >= 0 }
  }
}
