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

  /// Whether one is what was done by undoing the other: "unboost" and "boosted".
  static func areOpposite(_ one: String, _ other: String) -> Bool {
    prefixes.contains { prefix in
      isStem(of: other, one, without: prefix) || isStem(of: one, other, without: prefix)
    }
  }

  /// Whether a long word is the prefix and the stem of a short one.
  private static func isStem(of short: String, _ long: String, without prefix: String) -> Bool {
    guard long.hasPrefix(prefix) else { return false }
    let rest = String(long.dropFirst(prefix.count))
    // The very word is what a button is called that undoes it; another form of it says what was done.
    return rest != short && stem(rest).count > 2 && stem(rest) == stem(short)
  }

  /// A word without the endings of what is done or was done.
  static func stem(_ word: String) -> String {
    let ending = endings.first { word.count > $0.count + 3 && word.hasSuffix($0) }
    guard let ending else { return word }
    return stem(String(word.dropLast(ending.count)))
  }
}
