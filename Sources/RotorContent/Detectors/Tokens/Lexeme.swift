/// A word, a beginning or end of words, or a sign that a table of cues names; a number in its
/// vocabulary.
typealias Lexeme = UInt16
