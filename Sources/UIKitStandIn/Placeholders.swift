// Placeholders for what is still being written: whoever lands the real type deletes its lines here
// (and this file with the last of them).
open class UITextView: UIScrollView { open var attributedText: NSAttributedString!; package var layoutLineStarts: [Int] { [] }; package func owns(_ r: UITextRange) -> Bool { true }; open weak var delegate: (any UITextViewDelegate)? }
public enum UITextItemInteraction: Int { case invokeDefaultAction }
@MainActor public protocol UITextViewDelegate: NSObjectProtocol { func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange, interaction: UITextItemInteraction) -> Bool }
open class UITextField: UIControl { open var isSecureTextEntry = false; open var attributedText: NSAttributedString?;  package func owns(_ r: UITextRange) -> Bool { true } }
extension NSAttributedString.Key { public static let link = Self("NSLink"); public static let font = Self("NSFont"); public static let underlineStyle = Self("NSUnderline") }
extension UITextView: UITextInput { }
extension UITextView {
  public var hasText: Bool { false }
  public func insertText(_ text: String) {}
  public func deleteBackward() {}
  public var beginningOfDocument: UITextPosition { UITextPosition() }
  public var endOfDocument: UITextPosition { UITextPosition() }
  public var selectedTextRange: UITextRange? { get { nil } set {} }
  public var markedTextRange: UITextRange? { nil }
  public var inputDelegate: (any UITextInputDelegate)? { get { nil } set {} }
  public var tokenizer: any UITextInputTokenizer { fatalError() }
  public func text(in range: UITextRange) -> String? { nil }
  public func replace(_ range: UITextRange, withText text: String) {}
  public func textRange(from fromPosition: UITextPosition, to toPosition: UITextPosition) -> UITextRange? { nil }
  public func position(from position: UITextPosition, offset: Int) -> UITextPosition? { nil }
  public func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? { nil }
  public func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult { .orderedSame }
  public func offset(from: UITextPosition, to toPosition: UITextPosition) -> Int { 0 }
  public func firstRect(for range: UITextRange) -> CGRect { .zero }
  public func caretRect(for position: UITextPosition) -> CGRect { .zero }
  public func selectionRects(for range: UITextRange) -> [UITextSelectionRect] { [] }
  public func closestPosition(to point: CGPoint) -> UITextPosition? { nil }
}
