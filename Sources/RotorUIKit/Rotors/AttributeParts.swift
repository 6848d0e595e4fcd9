/// The parts of a text that carry an attribute, one value each.
///
/// Foundation would join runs of one value itself; on Linux it stops the program when it compares
/// values of some kinds, so values are compared here.
struct AttributeParts {
  private let text: NSAttributedString
  private let key: NSAttributedString.Key

  init(_ text: NSAttributedString, _ key: NSAttributedString.Key) {
    self.text = text
    self.key = key
  }

  /// The first part that begins at a place or after it.
  func part(from start: Int) -> NSRange? {
    var place = max(start, 0)
    while place < text.length {
      let (value, range) = run(at: place)
      if let value {
        let whole = extended(range, value)
        if whole.location >= start { return whole }
      }
      place = max(range.location + range.length, place + 1)
    }
    return nil
  }

  /// The last part that ends at a place or before it.
  func part(endingBy end: Int) -> NSRange? {
    var place = min(end, text.length)
    while place > 0 {
      let (value, range) = run(at: place - 1)
      if let value {
        let whole = extended(range, value)
        if whole.location + whole.length <= end { return whole }
      }
      place = min(range.location, place - 1)
    }
    return nil
  }

  /// The value at a place, and the run of equal attributes there.
  private func run(at place: Int) -> (value: Any?, range: NSRange) {
    var range = NSRange()
    let value = text.attributes(at: place, effectiveRange: &range)[key]
    return (value, range)
  }

  /// A run with its neighbours of the same value.
  private func extended(_ range: NSRange, _ value: Any) -> NSRange {
    var start = range.location
    var end = range.location + range.length
    while start > 0, case let (other?, before) = run(at: start - 1), isSame(value, other),
      before.location < start
    {
      start = before.location
    }
    while end < text.length, case let (other?, after) = run(at: end), isSame(value, other),
      after.location + after.length > end
    {
      end = after.location + after.length
    }
    return NSRange(location: start, length: end - start)
  }

  /// Whether two values are the same; those that cannot be compared are, when their types are.
  private func isSame(_ one: Any, _ other: Any) -> Bool {
    if let one = one as? AnyHashable, let other = other as? AnyHashable { return one == other }
    return type(of: one) == type(of: other)
  }
}
