/// Why a pattern finds nothing that can be told.
public enum PatternError: Error, Sendable, Hashable, CustomStringConvertible {
  /// It is no regular expression; the pattern stands as it was written.
  case invalid(String)
  /// It tries too many ways on this text.
  case tooSlow(String)
  /// A letter behind the closing slash is no flag.
  case unknownFlag(Character, String)
  /// It begins with a slash and does not end with one.
  case unclosed(String)

  /// What is wrong and what to do.
  public var description: String {
    switch self {
    case .invalid(let pattern):
      "the pattern '\(pattern)' is no regular expression: check its brackets, its repetitions and"
        + " its backslashes"
    case .tooSlow(let pattern):
      "the pattern is too slow on this text: '\(pattern)' tries too many ways, so avoid a"
        + " repetition inside a repetition, as in (a+)+"
    case .unknownFlag(let flag, let pattern):
      "'\(flag)' behind '\(pattern)' is no flag: expected i, m, s or x"
    case .unclosed(let pattern):
      "the pattern '\(pattern)' begins with a slash and does not end with one: add it"
    }
  }
}
