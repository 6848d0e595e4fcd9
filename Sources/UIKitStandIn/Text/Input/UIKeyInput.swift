/// Something that takes what is typed.
@MainActor public protocol UIKeyInput: UITextInputTraits {
  /// Whether there is a text.
  var hasText: Bool { get }
  /// Types a text.
  func insertText(_ text: String)
  /// Deletes what is before the caret.
  func deleteBackward()
}
