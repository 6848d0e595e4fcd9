// Where a text is drawn: lines of 20 points, characters of 8, in the coordinates of its view.
extension TextContent {
  private static let caretWidth: CGFloat = 2

  func caretRect(for position: UITextPosition) -> CGRect {
    guard let offset = offset(of: position) else { return .zero }
    let layout = layout
    let line = layout.line(of: offset)
    let side = x(of: layout.column(of: offset, in: line), in: line, layout)
    let last = width > 0 ? max(width - Self.caretWidth, 0) : side
    return rect(line: line, from: max(min(side, last), 0), width: Self.caretWidth)
  }

  func firstRect(for range: UITextRange) -> CGRect {
    guard let range = self.range(of: range) else { return .zero }
    let layout = layout
    return rect(of: range, in: layout.line(of: range.lowerBound), layout)
  }

  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    guard let range = self.range(of: range), !range.isEmpty else { return [] }
    let layout = layout
    let first = layout.line(of: range.lowerBound)
    let last = layout.line(of: range.upperBound - 1)
    return (first...last).map { line in
      TextSelectionPart(
        rect(of: range, in: line, layout), direction(at: layout.starts[line]),
        isFirst: line == first, isLast: line == last)
    }
  }

  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let layout = layout
    let line = line(at: point.y, layout)
    let across = isRightToLeft(line, layout) ? width - point.x : point.x
    let column = whole((across / RoughLayout.characterWidth).rounded())
    return place(layout.offset(atColumn: column, in: line))
  }

  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    guard let range = self.range(of: range), let place = closestPosition(to: point) as? TextPlace
    else { return nil }
    return self.place(min(max(place.offset, range.lowerBound), range.upperBound))
  }

  func characterRange(at point: CGPoint) -> UITextRange? {
    let layout = layout
    let line = line(at: point.y, layout)
    let across = isRightToLeft(line, layout) ? width - point.x : point.x
    let column = whole((across / RoughLayout.characterWidth).rounded(.down))
    guard across >= 0, column < layout.width(of: line) else { return nil }
    let content = layout.content(of: line)
    let characters = string.characters(in: content)
    let index = characters.index(characters.startIndex, offsetBy: column)
    let start = string.utf16.distance(from: string.startIndex, to: index)
    return span(start..<start + characters[index].utf16.count)
  }

  /// How large the text is at a width.
  func size(fitting width: CGFloat) -> CGSize {
    let layout = layout(width: width)
    var widest = 0
    for line in layout.starts.indices { widest = max(widest, layout.width(of: line)) }
    let height = CGFloat(layout.starts.count) * RoughLayout.lineHeight
    let natural = CGFloat(widest) * RoughLayout.characterWidth
    return CGSize(width: width > 0 ? min(natural, width) : natural, height: height)
  }

  /// How high the text is at the width of its view.
  var height: CGFloat { CGFloat(layout.starts.count) * RoughLayout.lineHeight }

  /// Where a range is drawn from its first line to its last.
  func bounds(of range: Range<Int>) -> CGRect {
    let layout = layout
    let range = range.clamped(to: 0..<length)
    let first = layout.line(of: range.lowerBound)
    let last = layout.line(of: range.isEmpty ? range.upperBound : range.upperBound - 1)
    return rect(of: range, in: first, layout).union(rect(of: range, in: last, layout))
  }

  private var width: CGFloat { view?.bounds.width ?? 0 }

  private func line(at height: CGFloat, _ layout: TextLayout) -> Int {
    min(whole((height / RoughLayout.lineHeight).rounded(.down)), layout.starts.count - 1)
  }

  /// A number of lines or characters; 0 for what is none.
  private func whole(_ value: CGFloat) -> Int {
    value > 0 ? Int(min(value, 1e15)) : 0
  }

  private func rect(of range: Range<Int>, in line: Int, _ layout: TextLayout) -> CGRect {
    let content = layout.content(of: line)
    let part = range.clamped(to: content)
    let first = x(of: layout.column(of: part.lowerBound, in: line), in: line, layout)
    let last = x(of: layout.column(of: part.upperBound, in: line), in: line, layout)
    return rect(line: line, from: min(first, last), width: abs(last - first))
  }

  private func rect(line: Int, from left: CGFloat, width: CGFloat) -> CGRect {
    // The line of a text field stands in its middle.
    let room = isSingleLine ? (view?.bounds.height ?? 0) - RoughLayout.lineHeight : 0
    return CGRect(
      x: left, y: CGFloat(line) * RoughLayout.lineHeight + max(room / 2, 0), width: width,
      height: RoughLayout.lineHeight)
  }

  private func x(of column: Int, in line: Int, _ layout: TextLayout) -> CGFloat {
    let across = CGFloat(column) * RoughLayout.characterWidth
    return isRightToLeft(line, layout) ? width - across : across
  }

  private func isRightToLeft(_ line: Int, _ layout: TextLayout) -> Bool {
    width > 0 && direction(at: layout.starts[line]) == .rightToLeft
  }
}
