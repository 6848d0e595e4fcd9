import RotorFixtures

extension Dice {
  /// Text of awkward signs.
  mutating func awkwardText(upTo length: Int) -> String {
    let pieces = [
      "a", "Z", " ", "\t", "\n", "\r", "\r\n", "\u{0}", "\\", "\"", "'", "→", "->", "-", ">",
      "(boundary)", "(not handled)", "(", ")", "\u{301}", "👩‍👩‍👧", "🇸🇮", "\u{2028}", "\u{600}", "#",
      "=", " = ", "twice", "times", "3", ",", "é", "\u{A0}", "\u{FEFF}", "\u{7F}", "]", "/",
    ]
    return (0..<below(length + 1)).map { _ in pick(pieces) }.joined()
  }
}
