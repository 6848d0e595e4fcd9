/// Which letters the keyboard makes capitals of.
public nonisolated enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none = 0
  /// The first of a word.
  case words = 1
  /// The first of a sentence.
  case sentences = 2
  /// All.
  case allCharacters = 3
}
