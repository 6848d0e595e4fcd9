extension Screen {
  /// The text that characters, words, sentences and lines step through on an element.
  ///
  /// It is the element's own text if it has one, else the label, then the value, joined as they
  /// are spoken, without traits and hint (assumed). Empty when there is neither, and for a
  /// position that is not on the screen.
  public func readableText(of position: Int) -> String {
    guard positions.contains(position) else { return "" }
    let element = self[position]
    if let text = element.text { return text.string }
    return Utterance.pair(element.label, element.spokenValue) ?? ""
  }
}

extension Screen.Element {
  /// The text that is not said when the cursor comes here, since a name stands for it; nil when
  /// there is none.
  var namedText: String? {
    guard let string = text?.string, !string.isEmpty, !traits.intersects(.textEntry),
      ![label, value, spokenValue].contains(string)
    else { return nil }
    return string
  }

  /// The value that is said after the label; a switch says its state instead (observed).
  ///
  /// A field of text without a value, and an element without a label, say their text (assumed).
  var spokenValue: String? {
    guard !traits.contains(.toggleButton) else { return nil }
    if let value = value.filled { return value }
    guard label.filled == nil || traits.intersects(.textEntry) else { return nil }
    return (text?.string).filled
  }
}
