/// Makes text from elsewhere harmless on a terminal and on one line.
public enum Inert {
  /// The most scalars of a text that are printed.
  public static let limit = 200

  /// The text with line breaks, control characters and changes of writing direction as visible
  /// escapes; a long text is cut with "…" and its length.
  ///
  /// - Complexity: O(length of the text).
  public static func line(_ text: String, limit: Int = limit) -> String {
    // Most texts are short and plain.
    if text.utf8.count <= limit, text.utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) {
      return text
    }
    var out = ""
    var kept = 0
    for scalar in text.unicodeScalars {
      guard kept < limit else {
        return out + "… (\(Count.grouped(text.unicodeScalars.count)) characters)"
      }
      kept += 1
      switch scalar {
      case "\n": out += "\\n"
      case "\r": out += "\\r"
      case "\t": out += "\\t"
      default:
        if isUnsafe(scalar) {
          out += "\\u{" + String(scalar.value, radix: 16) + "}"
        } else {
          out.unicodeScalars.append(scalar)
        }
      }
    }
    return out
  }

  /// The text in quotation marks, harmless and on one line.
  public static func quoted(_ text: String, limit: Int = limit) -> String {
    "\"" + line(text, limit: limit) + "\""
  }

  /// Whether a scalar could move the cursor, break the line or turn the writing around.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0: true
    // Marks, embeddings, overrides and isolates of writing direction.
    case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x206F: true
    // Line and paragraph separators, byte order mark, interlinear marks.
    case 0x2028, 0x2029, 0xFEFF, 0xFFF9...0xFFFB: true
    default: false
    }
  }
}
