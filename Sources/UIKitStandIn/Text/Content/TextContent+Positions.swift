// What is asked of a text by positions.
extension TextContent {
  var start: UITextPosition { TextPlace(0, in: id) }
  var end: UITextPosition { TextPlace(length, in: id) }

  /// The position at an offset.
  func place(_ offset: Int) -> TextPlace { TextPlace(offset, in: id) }

  /// The range between two offsets.
  func span(_ range: Range<Int>) -> TextSpan { TextSpan(range, in: id) }

  /// The offset of a position, within the text; nil for one of another text.
  func offset(of position: UITextPosition) -> Int? {
    rawOffset(of: position).map { min($0, length) }
  }

  /// The offsets of a range, within the text; nil for one of another text.
  func range(of range: UITextRange) -> Range<Int>? { rawRange(of: range).map(clamp) }

  private func rawOffset(of position: UITextPosition) -> Int? {
    guard let place = position as? TextPlace, place.text == id else { return nil }
    return place.offset
  }

  /// The offsets of a range as they were when it was made.
  func rawRange(of range: UITextRange) -> NSRange? {
    guard let first = rawOffset(of: range.start), let last = rawOffset(of: range.end) else {
      return nil
    }
    return NSRange(location: min(first, last), length: abs(last - first))
  }

  // MARK: - Text

  func text(in range: UITextRange) -> String? {
    self.range(of: range).map(string.text(inUTF16:))
  }

  // MARK: - Positions

  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    guard let from = offset(of: from), let to = offset(of: to) else { return nil }
    return span(min(from, to)..<max(from, to))
  }

  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    guard let from = self.offset(of: position) else { return nil }
    let (to, isTooFar) = from.addingReportingOverflow(offset)
    return isTooFar || to < 0 || to > length ? nil : place(to)
  }

  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    guard let from = self.offset(of: position) else { return nil }
    switch direction {
    case .up, .down:
      let layout = layout
      let line = layout.line(of: from)
      let (lines, isTooFar) = line.addingReportingOverflow(
        direction == .up ? 0 &- offset : offset)
      guard !isTooFar, layout.starts.indices.contains(lines) else { return nil }
      let column = layout.column(of: from, in: line)
      return place(layout.offset(atColumn: column, in: lines))
    case .left, .right:
      let goesOn = (direction == .right) != (self.direction(at: from) == .rightToLeft)
      let text = string
      let index = text.index(atUTF16: from)
      let limit = goesOn == (offset >= 0) ? text.endIndex : text.startIndex
      // No text is as long as the greatest number, so the least one may lose a unit.
      let steps = goesOn ? offset : -max(offset, -Int.max)
      guard let found = text.index(index, offsetBy: steps, limitedBy: limit) else { return nil }
      return place(text.utf16.distance(from: text.startIndex, to: found))
    }
  }

  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    guard let first = offset(of: position), let second = offset(of: other), first != second else {
      return .orderedSame
    }
    return first < second ? .orderedAscending : .orderedDescending
  }

  func offset(from: UITextPosition, to: UITextPosition) -> Int {
    guard let from = offset(of: from), let to = offset(of: to) else { return 0 }
    return to - from
  }

  // MARK: - Layout and writing direction

  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition? {
    guard let range = self.range(of: range) else { return nil }
    return place(goesOn(direction, at: range.lowerBound) ? range.upperBound : range.lowerBound)
  }

  /// The characters between a position and the end of its line in that direction, or the end of
  /// the text for up and down.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange? {
    guard let offset = offset(of: position) else { return nil }
    let layout = layout
    let line = layout.content(of: layout.line(of: offset))
    let goesOn = goesOn(direction, at: offset)
    switch direction {
    case .up, .down: return span(goesOn ? offset..<length : 0..<offset)
    case .left, .right:
      return span(
        goesOn
          ? offset..<max(line.upperBound, offset) : min(line.lowerBound, offset)..<offset)
    }
  }

  private func goesOn(_ direction: UITextLayoutDirection, at offset: Int) -> Bool {
    switch direction {
    case .up: false
    case .down: true
    case .left, .right: (direction == .right) != (self.direction(at: offset) == .rightToLeft)
    }
  }

  /// The direction of a paragraph: what its style says, else that of its first letter.
  func direction(at offset: Int) -> NSWritingDirection {
    let paragraph = layout.paragraph(of: offset)
    let style = attributes(at: paragraph.lowerBound)[.paragraphStyle] as? NSParagraphStyle
    if let direction = style?.baseWritingDirection, direction != .natural { return direction }
    return string.isRightToLeft(inUTF16: paragraph) == true ? .rightToLeft : .leftToRight
  }

  func setDirection(_ direction: NSWritingDirection, for range: UITextRange) {
    guard let range = self.range(of: range), length > 0 else { return }
    let first = layout.paragraph(of: range.lowerBound)
    let last = layout.paragraph(of: range.upperBound)
    guard first.lowerBound < last.upperBound else { return }
    let style = NSMutableParagraphStyle()
    if let old = attributes(at: first.lowerBound)[.paragraphStyle] as? NSParagraphStyle {
      style.setParagraphStyle(old)
    }
    style.baseWritingDirection = direction
    storage.addAttribute(
      .paragraphStyle, value: style, range: NSRange(first.lowerBound..<last.upperBound))
  }
}
