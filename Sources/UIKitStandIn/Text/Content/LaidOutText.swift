/// A text view or field, as a capture reads it.
@MainActor package protocol LaidOutText: UITextInput {
  /// The text behind it.
  var textContent: TextContent { get }
}

extension LaidOutText {
  /// Where the lines begin as they are laid out, in UTF-16 units; empty when there is no text.
  package var layoutLineStarts: [Int] { textContent.lineStarts }

  /// Whether a range is one of this text and not of another text view's.
  package func owns(_ range: UITextRange) -> Bool { utf16Range(of: range) != nil }

  /// A range in UTF-16 units; nil when it is a range of another text.
  ///
  /// It is what it was when it was made: an edit may have left it outside the text.
  package func utf16Range(of range: UITextRange) -> NSRange? { textContent.rawRange(of: range) }

  /// The range at these UTF-16 units, cut where the text ends.
  package func range(atUTF16 range: Range<Int>) -> UITextRange {
    textContent.span(range.clamped(to: 0..<textContent.length))
  }
}
