/// Which keyboard is shown, as UIKit names it; none is here.
public nonisolated enum UIKeyboardType: Int, Sendable {
  /// The usual one.
  case `default` = 0
  /// For ASCII.
  case asciiCapable = 1
  /// For numbers and marks.
  case numbersAndPunctuation = 2
  /// For addresses of the web.
  case URL = 3
  /// For digits.
  case numberPad = 4
  /// For telephone numbers.
  case phonePad = 5
  /// For names and telephone numbers.
  case namePhonePad = 6
  /// For addresses of mail.
  case emailAddress = 7
  /// For decimal numbers.
  case decimalPad = 8
  /// For short messages.
  case twitter = 9
  /// For a search on the web.
  case webSearch = 10
  /// For ASCII digits.
  case asciiCapableNumberPad = 11
}
