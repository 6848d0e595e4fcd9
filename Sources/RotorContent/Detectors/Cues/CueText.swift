/// The tokens of a part of a text, with what a vocabulary knows and the dates among them.
///
/// A class, since it is handed on at every token; it never changes.
final class CueText {
  let tokens: [TextToken]
  let lexemes: [Lexeme]
  /// For each token the number of tokens of the date that begins there; empty without dates.
  let dates: [Int32]
  let dateLexeme: Lexeme

  init(tokens: [TextToken], lexemes: [Lexeme], dates: [Int32], dateLexeme: Lexeme) {
    self.tokens = tokens
    self.lexemes = lexemes
    self.dates = dates
    self.dateLexeme = dateLexeme
  }

  /// Gives what is known about a token.
  func forEachLexeme(at index: Int, _ body: (Lexeme) -> Void) {
    for place in tokens[index].lexemes { body(lexemes[Int(place)]) }
    if !dates.isEmpty, dates[index] > 0 { body(dateLexeme) }
  }

  /// How many tokens a lexeme takes at a token; 0 when it is not there.
  func length(of lexeme: Lexeme, at index: Int) -> Int {
    guard index < tokens.count else { return 0 }
    if lexeme == dateLexeme { return dates.isEmpty ? 0 : Int(dates[index]) }
    for place in tokens[index].lexemes where lexemes[Int(place)] == lexeme { return 1 }
    return 0
  }
}
