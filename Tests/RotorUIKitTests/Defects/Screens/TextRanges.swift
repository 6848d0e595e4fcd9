import RotorUIKit

/// 17: the search answers a range that is none of its element's text, or loses its place in it.
enum TextRanges {
  static let defects: [Defect] = [
    .audited(
      17, "gives a range of what has no text", ["rotor-range-without-text"],
      published: {
        Board.offering { board, predicate in
          let result = board.neighbour(predicate)
          result?.targetRange = UITextRange()
          return result
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      17, "takes no range for the end, also at the start", ["rotor-enters-one-way"],
      published: { Letter.offering { seek($0, $1) } }, corrected: Letter.sound),
    .audited(
      17, "looks for the range by identity",
      ["rotor-ignores-current", "rotor-never-ends", "rotor-range-stuck"],
      published: {
        var ranges: [UITextRange]?
        return Letter.offering { view, predicate in
          let known = ranges ?? Letter.ranges(in: view)
          ranges = known
          let isNext = predicate.searchDirection == .next
          let place = known.firstIndex { $0 === predicate.currentItem.targetRange }
          let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : known.count - 1)
          return known.indices.contains(index) ? result(view, known[index]) : nil
        }
      }, corrected: Letter.sound),
    .audited(
      17, "gives a range of another text",
      ["rotor-never-ends", "rotor-range-outside", "rotor-range-stuck"],
      published: {
        let other = Letter()
        other.loadViewIfNeeded()
        return Letter.offering { view, predicate in
          result(view, Letter.ranges(in: other.textView)[0])
        }
      }, corrected: Letter.sound),
    .audited(
      // Nothing can be handed back that lies outside, so the place is lost as well.
      17, "keeps ranges of a text that has become shorter",
      [
        "rotor-ignores-current", "rotor-never-ends", "rotor-not-reversible", "rotor-range-outside",
        "rotor-range-stuck",
      ],
      published: {
        var ranges: [UITextRange] = []
        let letter = Letter.offering { view, predicate in
          let isNext = predicate.searchDirection == .next
          let current = predicate.currentItem.targetRange
          let place = ranges.firstIndex { $0.isEqual(current) }
          let index = place.map { isNext ? $0 + 1 : $0 - 1 } ?? (isNext ? 0 : 1)
          return ranges.indices.contains(index) ? result(view, ranges[index]) : nil
        }
        ranges = Letter.ranges(in: letter.textView)
        letter.textView.text = "Dear Ann"
        return letter
      }, corrected: Letter.sound),
  ]

  /// Looks for the next name from where VoiceOver is, and answers the whole text when there is none.
  private static func seek(
    _ view: UITextView, _ predicate: UIAccessibilityCustomRotorSearchPredicate
  ) -> UIAccessibilityCustomRotorItemResult? {
    let isNext = predicate.searchDirection == .next
    let current = predicate.currentItem.targetRange
    let place = offset(
      (isNext ? current?.end : current?.start) ?? view.beginningOfDocument, view)
    let ranges = Letter.ranges(in: view)
    let found =
      isNext
      ? ranges.first { offset($0.start, view) >= place }
      : ranges.last { offset($0.end, view) <= place }
    return UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: found)
  }

  private static func offset(_ position: UITextPosition, _ view: UITextView) -> Int {
    view.offset(from: view.beginningOfDocument, to: position)
  }

  private static func result(
    _ view: UITextView, _ range: UITextRange
  ) -> UIAccessibilityCustomRotorItemResult {
    UIAccessibilityCustomRotorItemResult(targetElement: view, targetRange: range)
  }
}
