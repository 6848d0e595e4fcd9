/// A range of the text of a text view or field.
final class TextSpan: UITextRange {
  nonisolated let first: TextPlace
  nonisolated let last: TextPlace

  init(_ range: Range<Int>, in text: Int) {
    first = TextPlace(range.lowerBound, in: text)
    last = TextPlace(range.upperBound, in: text)
    super.init()
  }

  override var start: UITextPosition { first }
  override var end: UITextPosition { last }
  override var isEmpty: Bool { first.offset == last.offset }

  nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? TextSpan else { return false }
    return other.first.isEqual(first) && other.last.isEqual(last)
  }

  nonisolated override var hash: Int { [first.hash, last.hash].hashValue }

  nonisolated override var description: String { "range \(first.offset)..<\(last.offset)" }
}
