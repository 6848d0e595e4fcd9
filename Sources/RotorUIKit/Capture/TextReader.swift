import RotorCore

/// Reads the text of something that takes text, with what is marked in it.
struct TextReader {
  let input: any UITextInput

  init(_ input: any UITextInput) { self.input = input }

  /// The text; nil when it cannot be read.
  var text: Screen.Text? {
    if let field = input as? UITextField, field.isSecureTextEntry { return hiddenText(of: field) }
    let attributed = attributedText
    let whole = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument)
    guard let string = attributed?.string ?? whole.flatMap({ input.text(in: $0) }) else {
      return nil
    }
    var text = Screen.Text(string)
    if let attributed { text.runs = RunReader(attributed).runs }
    text.lineStarts = Platform.lineStarts(of: input)
    if (input as? UIResponder)?.isFirstResponder == true, let selection = input.selectedTextRange {
      text.caret = input.offset(from: input.beginningOfDocument, to: selection.start)
    }
    return text
  }

  private var attributedText: NSAttributedString? {
    switch input {
    case let view as UITextView: view.attributedText
    case let field as UITextField: field.attributedText
    default: nil
    }
  }

  /// A bullet for each character of a text that is hidden.
  private func hiddenText(of field: UITextField) -> Screen.Text {
    let characters = field.text ?? ""
    var text = Screen.Text(String(repeating: "\u{2022}", count: characters.count))
    if field.isFirstResponder, let start = field.selectedTextRange?.start,
      let before = field.textRange(from: field.beginningOfDocument, to: start)
    {
      text.caret = field.text(in: before)?.count
    }
    return text
  }
}
