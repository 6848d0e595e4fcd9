/// Something with a text that can be read and edited by positions.
@MainActor public protocol UITextInput: UIKeyInput {
  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
  /// What is selected; nil when the text has no selection.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is still being composed.
  var markedTextRange: UITextRange? { get }
  /// Who is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }
  /// What finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }

  /// The text of a range; nil when the range is not of this text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// The range between two positions, in either order; nil when they are not of this text.
  func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange?
  /// The position so many UTF-16 units on; nil outside the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// The position so many units on in a direction; nil outside the text.
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition?
  /// Which of two positions comes first.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many UTF-16 units lie between two positions.
  func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int
  /// Where a range is drawn first.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a selection is drawn.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
