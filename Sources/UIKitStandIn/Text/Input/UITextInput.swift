/// Something with a text that can be read and edited by positions.
///
/// Offsets are counted in UTF-16 units.
@MainActor public protocol UITextInput: UIKeyInput {
  // MARK: - The text

  /// The text of a range; nil when the range is not of this text.
  func text(in range: UITextRange) -> String?
  /// Puts a text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// Whether a text may be put in place of a range; true unless it says otherwise.
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool
  /// How the text at a position looks; nil unless it says so.
  func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]?

  // MARK: - Selected and composed text

  /// What is selected; nil when the text has no selection.
  var selectedTextRange: UITextRange? { get set }
  /// Text that is still being composed.
  var markedTextRange: UITextRange? { get }
  /// How text that is being composed looks.
  var markedTextStyle: [NSAttributedString.Key: Any]? { get set }
  /// Puts text that is being composed in place of the selection, or of what was being composed.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// Leaves the composed text as it is.
  func unmarkText()

  // MARK: - Positions

  /// Where the text begins.
  var beginningOfDocument: UITextPosition { get }
  /// Where the text ends.
  var endOfDocument: UITextPosition { get }
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
  /// The position so many characters after the beginning of a range.
  func position(within range: UITextRange, atCharacterOffset offset: Int) -> UITextPosition?
  /// How many characters a position is after the beginning of a range.
  func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int
  /// What finds words, sentences and lines.
  var tokenizer: any UITextInputTokenizer { get }
  /// Who is told of changes.
  var inputDelegate: (any UITextInputDelegate)? { get set }

  // MARK: - Layout and writing direction

  /// The position of a range that is farthest in a direction.
  func position(
    within range: UITextRange, farthestIn direction: UITextLayoutDirection
  ) -> UITextPosition?
  /// The characters from a position to the farthest in a direction.
  func characterRange(
    byExtending position: UITextPosition, in direction: UITextLayoutDirection
  ) -> UITextRange?
  /// The side where lines begin at a position.
  func baseWritingDirection(
    for position: UITextPosition, in direction: UITextStorageDirection
  ) -> NSWritingDirection
  /// Sets the side where the lines of a range begin.
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange)

  // MARK: - Where it is drawn

  /// Where a range is drawn first.
  func firstRect(for range: UITextRange) -> CGRect
  /// Where a caret is drawn.
  func caretRect(for position: UITextPosition) -> CGRect
  /// Where a selection is drawn.
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect]
  /// The position that is nearest to a point.
  func closestPosition(to point: CGPoint) -> UITextPosition?
  /// The position of a range that is nearest to a point.
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition?
  /// The character at a point; nil when there is none.
  func characterRange(at point: CGPoint) -> UITextRange?
}

// UIKit's optional members.
extension UITextInput {
  /// That it may.
  public func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool { true }

  /// Nothing.
  public func textStyling(
    at position: UITextPosition, in direction: UITextStorageDirection
  ) -> [NSAttributedString.Key: Any]? { nil }

  /// The position so many UTF-16 units after the beginning of a range.
  public func position(
    within range: UITextRange, atCharacterOffset offset: Int
  ) -> UITextPosition? { position(from: range.start, offset: offset) }

  /// How many UTF-16 units a position is after the beginning of a range.
  public func characterOffset(of position: UITextPosition, within range: UITextRange) -> Int {
    offset(from: range.start, to: position)
  }
}
