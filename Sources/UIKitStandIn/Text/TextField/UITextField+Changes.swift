extension UITextField {
  /// Changes the text for the app: nobody is told of the text.
  func change(_ work: () -> Void) {
    inputDelegate?.textWillChange(self)
    select(work)
    inputDelegate?.textDidChange(self)
  }

  /// Changes the text as typing does: the actions for it are run.
  func edit(_ work: () -> Void) {
    let edits = textContent.storage.edits
    select(work)
    guard edits != textContent.storage.edits else { return }
    sendActions(for: .editingChanged)
    NotificationCenter.default.post(name: UITextField.textDidChangeNotification, object: self)
  }

  /// Changes what is selected, and says so when it has become something else.
  func select(_ work: () -> Void) {
    let old = textContent.selection
    work()
    guard old != textContent.selection else { return }
    inputDelegate?.selectionDidChange(self)
    delegate?.textFieldDidChangeSelection(self)
  }
}
