/// Where a part of a selection is drawn.
open class UITextSelectionRect: NSObject {
  /// The rectangle.
  open var rect: CGRect { .zero }
  /// The direction of the text there.
  open var writingDirection: NSWritingDirection { .natural }
  /// Whether the selection begins there.
  open var containsStart: Bool { false }
  /// Whether the selection ends there.
  open var containsEnd: Bool { false }
  /// Whether the text runs down.
  open var isVertical: Bool { false }
}
