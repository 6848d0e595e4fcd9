/// A line's part of a selection.
final class TextSelectionPart: UITextSelectionRect {
  private let part: CGRect
  private let direction: NSWritingDirection
  private let isFirst: Bool
  private let isLast: Bool

  init(_ part: CGRect, _ direction: NSWritingDirection, isFirst: Bool, isLast: Bool) {
    self.part = part
    self.direction = direction
    self.isFirst = isFirst
    self.isLast = isLast
    super.init()
  }

  override var rect: CGRect { part }
  override var writingDirection: NSWritingDirection { direction }
  override var containsStart: Bool { isFirst }
  override var containsEnd: Bool { isLast }
}
