/// Compares many texts with one value: what can be prepared is prepared once.
struct TextMatcher {
  private let comparison: Screen.Selector.Comparison
  private let value: String
  private let ignoresCase: Bool
  /// How far a failed search for the value may fall back, for each of its characters.
  private let fallbacks: [Int]
  private let characters: [Character]

  init(_ match: Screen.Selector.Match) {
    comparison = match.comparison
    ignoresCase = match.ignoresCase
    value = ignoresCase ? match.value.lowercased() : match.value
    characters = comparison == .contains ? Array(value) : []
    fallbacks = TextMatcher.fallbacks(characters)
  }

  /// Whether a text fits, in time that grows with its length and the value's.
  func fits(_ text: String) -> Bool {
    let text = ignoresCase ? text.lowercased() : text
    if comparison == .equals { return text == value }
    guard !value.isEmpty else { return false }
    switch comparison {
    case .equals, .begins: return text.hasPrefix(value)
    case .ends: return text.hasSuffix(value)
    case .includes: return TextMatcher.words(of: text).contains { $0 == value }
    case .contains: return contains(text)
    }
  }

  /// The words between white space.
  static func words(of text: String) -> [Substring] {
    text.split(whereSeparator: \.isWhitespace)
  }

  /// Searches as Knuth, Morris and Pratt do, so that no text is slow.
  private func contains(_ text: String) -> Bool {
    guard text.utf8.count >= characters.count else { return false }
    var matched = 0
    for character in text {
      while matched > 0, characters[matched] != character { matched = fallbacks[matched - 1] }
      if characters[matched] == character { matched += 1 }
      if matched == characters.count { return true }
    }
    return false
  }

  private static func fallbacks(_ characters: [Character]) -> [Int] {
    var result = [Int](repeating: 0, count: characters.count)
    var length = 0
    for index in characters.indices.dropFirst() {
      while length > 0, characters[index] != characters[length] { length = result[length - 1] }
      if characters[index] == characters[length] { length += 1 }
      result[index] = length
    }
    return result
  }
}
