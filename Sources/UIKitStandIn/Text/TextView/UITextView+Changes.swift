extension UITextView {
  /// Posted when editing begins.
  public nonisolated static let textDidBeginEditingNotification = NSNotification.Name(
    "UITextViewTextDidBeginEditingNotification")
  /// Posted when a person changes the text.
  public nonisolated static let textDidChangeNotification = NSNotification.Name(
    "UITextViewTextDidChangeNotification")
  /// Posted when editing ends.
  public nonisolated static let textDidEndEditingNotification = NSNotification.Name(
    "UITextViewTextDidEndEditingNotification")

  /// Changes the text for the app: the delegate is not told of the text.
  func change(_ work: () -> Void) {
    inputDelegate?.textWillChange(self)
    select(work)
    inputDelegate?.textDidChange(self)
  }

  /// Changes the text as typing does: the delegate is told.
  func edit(_ work: () -> Void) {
    let edits = textContent.storage.edits
    select(work)
    guard edits != textContent.storage.edits else { return }
    delegate?.textViewDidChange(self)
    NotificationCenter.default.post(name: UITextView.textDidChangeNotification, object: self)
  }

  /// Changes what is selected, and says so when it has become something else.
  func select(_ work: () -> Void) {
    let old = textContent.selection
    work()
    guard old != textContent.selection else { return }
    inputDelegate?.selectionDidChange(self)
    delegate?.textViewDidChangeSelection(self)
  }
}
