import RotorCore

/// Words that undo what another one does: unboost and boost, deselect and select.
enum OppositeWords {
  private static let prefixes = ["un", "de", "ent"]
  /// Endings of what is done or was done, longest first.
  private static let endings = ["ing", "ed", "t", "en", "d", "e"]

  /// The words of a text in lower case, letters only.
  static func words(of text: String) -> [String] {
    text.lowercased().split { !$0.isLetter }.map(String.init)
  }

  /// Whether one is the other with a prefix that undoes: "unboost" and "boosted".
  static func areOpposite(_ one: String, _ other: String) -> Bool {
    prefixes.contains { prefix in
      isStem(of: other, one, without: prefix) || isStem(of: one, other, without: prefix)
    }
  }

  /// Whether a long word is the prefix and the stem of a short one.
  private static func isStem(of short: String, _ long: String, without prefix: String) -> Bool {
    guard long.hasPrefix(prefix) else { return false }
    let rest = stem(String(long.dropFirst(prefix.count)))
    return rest.count > 2 && rest == stem(short)
  }

  private static func stem(_ word: String) -> String {
    let ending = endings.first { word.count > $0.count + 3 && word.hasSuffix($0) }
    guard let ending else { return word }
    return stem(String(word.dropLast(ending.count)))
  }
}
