import RotorUIKit

extension UITextView {
  /// The range of so many UTF-16 units; nil outside the text.
  func textRange(_ range: NSRange) -> UITextRange? {
    guard let start = position(from: beginningOfDocument, offset: range.location),
      let end = position(from: start, offset: range.length)
    else { return nil }
    return textRange(from: start, to: end)
  }
}
