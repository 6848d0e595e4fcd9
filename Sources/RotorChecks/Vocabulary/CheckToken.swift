/// A word, a quoted text or a mark of a line.
struct CheckToken: Equatable {
  enum Kind {
    case word
    case quoted
  }

  let kind: Kind
  let text: String
  /// Where it begins in its line, from 0.
  let column: Int

  /// The tokens of a line; nil behind an opening quotation mark that nothing closes, with its place.
  static func split(_ line: String) -> (tokens: [CheckToken], unclosed: Int?) {
    var tokens: [CheckToken] = []
    let letters = Array(line)
    var place = 0
    while place < letters.count {
      let letter = letters[place]
      if letter.isWhitespace || letter == "," {
        place += 1
      } else if letter == "\"" || letter == "“" {
        let close: Character = letter == "“" ? "”" : "\""
        guard let end = letters[(place + 1)...].firstIndex(of: close) else {
          return (tokens, place)
        }
        tokens.append(
          CheckToken(kind: .quoted, text: String(letters[(place + 1)..<end]), column: place))
        place = end + 1
      } else {
        var end = place
        // A comma inside of a word, as in a number, belongs to it; one behind it does not.
        while end < letters.count, !letters[end].isWhitespace { end += 1 }
        var last = end
        while last > place + 1, letters[last - 1] == "," { last -= 1 }
        tokens.append(CheckToken(kind: .word, text: String(letters[place..<last]), column: place))
        place = end
      }
    }
    return (tokens, nil)
  }
}
