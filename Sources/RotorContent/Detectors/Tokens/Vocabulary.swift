/// The words that the tables of cues know, found in a text without hashing: a tree of letters for
/// words and their beginnings, another for their ends.
struct Vocabulary: Sendable {
  private var words = LetterTree()
  private var ends = LetterTree()
  private var signs: [UInt32: Lexeme] = [:]
  private(set) var count = 0

  /// Any number.
  let number: Lexeme
  /// Any word with a capital letter.
  let capital: Lexeme
  /// A calendar day.
  let date: Lexeme

  init() {
    number = 0
    capital = 1
    date = 2
    count = 3
  }

  /// The lexeme of a word in lower case, of a beginning (`warn*`) or of an end (`*gefahr`).
  mutating func word(_ text: Substring) -> Lexeme {
    if text.hasPrefix("*") {
      return ends.insert(text.dropFirst().utf8.reversed(), as: .beginning, next: &count)
    }
    if text.hasSuffix("*") {
      return words.insert(Array(text.dropLast().utf8), as: .beginning, next: &count)
    }
    return words.insert(Array(text.utf8), as: .whole, next: &count)
  }

  /// The lexeme of a sign or a Chinese character.
  mutating func sign(_ scalar: Unicode.Scalar) -> Lexeme {
    let value = Tokenizer.normalised(scalar.value)
    if let known = signs[value] { return known }
    let lexeme = Lexeme(truncatingIfNeeded: count)
    signs[value] = lexeme
    count += 1
    return lexeme
  }

  /// Appends what is known about a word, given in lower case.
  func append(word: [UInt8], to lexemes: inout [Lexeme]) {
    words.append(word, to: &lexemes)
    ends.append(word, isBackwards: true, to: &lexemes)
  }

  /// Appends what is known about a sign.
  func append(sign: UInt32, to lexemes: inout [Lexeme]) {
    if let known = signs[sign] { lexemes.append(known) }
  }
}
