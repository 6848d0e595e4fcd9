/// How the notations write text that would be misread as it is.
///
/// `\n`, `\t`, `\r` and `\u{HEX}` stand for signs that cannot be seen; a backslash before any other
/// sign, not a letter or digit, stands for that sign.
package enum Quoting {
  /// The text in double quotes; a literal of Swift too.
  package static func quoted(_ text: String) -> String {
    "\"\(escaped(text) { $0 == "\"" })\""
  }

  /// The text with backslashes before what would be misread, and without control characters.
  static func escaped(
    _ text: String, also needsEscape: (Unicode.Scalar) -> Bool = { _ in false }
  ) -> String {
    var result = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\\": result.append(contentsOf: "\\\\".unicodeScalars)
      case _ where isInvisible(scalar): result.append(contentsOf: code(scalar).unicodeScalars)
      case _ where needsEscape(scalar):
        result.append("\\")
        result.append(scalar)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  /// A scalar as `\u{HEX}`.
  static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Whether a scalar controls lines or devices instead of showing something.
  static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }
}
