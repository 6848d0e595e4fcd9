extension NSAttributedString {
  /// The first part that carries an attribute and begins at a place or after it.
  func range(of key: Key, from start: Int) -> NSRange? {
    var place = max(start, 0)
    while place < length {
      let part = part(key, at: place)
      if part.isMarked, part.range.location >= start { return part.range }
      place = max(part.range.end, place + 1)
    }
    return nil
  }

  /// The last part that carries an attribute and ends at a place or before it.
  func range(of key: Key, endingBy end: Int) -> NSRange? {
    var place = min(end, length)
    while place > 0 {
      let part = part(key, at: place - 1)
      if part.isMarked, part.range.end <= end { return part.range }
      place = min(part.range.location, place - 1)
    }
    return nil
  }

  private func part(_ key: Key, at place: Int) -> (range: NSRange, isMarked: Bool) {
    var range = NSRange()
    let whole = NSRange(location: 0, length: length)
    let value = attribute(key, at: place, longestEffectiveRange: &range, in: whole)
    return (range, value != nil)
  }
}
