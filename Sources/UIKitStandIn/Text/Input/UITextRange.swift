/// A part of a text; each text input has a kind of its own.
open class UITextRange: NSObject {
  /// Where it begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where it ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing is between its ends.
  open var isEmpty: Bool { true }
}
