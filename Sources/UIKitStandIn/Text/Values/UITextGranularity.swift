/// A unit of a text.
public nonisolated enum UITextGranularity: Int, Sendable {
  /// A character as a person counts.
  case character = 0
  /// A word.
  case word = 1
  /// A sentence.
  case sentence = 2
  /// A paragraph.
  case paragraph = 3
  /// A line as it is laid out.
  case line = 4
  /// The whole text.
  case document = 5
}
