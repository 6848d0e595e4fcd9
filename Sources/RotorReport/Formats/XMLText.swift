/// Text for XML.
enum XMLText {
  /// A text between tags or in quotation marks, on one line; what XML cannot hold stands as an escape.
  static func escaped(_ text: String) -> String {
    var out = ""
    for letter in Inert.line(text, limit: 10_000).unicodeScalars {
      switch letter {
      case "&": out += "&amp;"
      case "<": out += "&lt;"
      case ">": out += "&gt;"
      case "\"": out += "&quot;"
      case "'": out += "&apos;"
      case "\u{FFFE}", "\u{FFFF}": out += "\\u{" + String(letter.value, radix: 16) + "}"
      default: out.unicodeScalars.append(letter)
      }
    }
    return out
  }
}
