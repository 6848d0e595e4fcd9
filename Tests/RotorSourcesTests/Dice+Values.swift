import RotorFixtures

extension Dice {
  /// Yes, no, or nothing.
  mutating func bool() -> Bool? { chance(2) ? nil : chance(2) }

  /// Whole, short, long, large and small numbers, of both signs.
  mutating func number() -> Double {
    let number = pick([
      Double(below(900)), Double(below(9000)) / 10, Double.random(in: 0..<1, using: &self), 1e17,
      Double.leastNonzeroMagnitude, 0.1 + 0.2, Double.greatestFiniteMagnitude, 0,
    ])
    return number > 0 && chance(4) ? -number : number
  }

  /// Texts with everything that could be written wrongly.
  mutating func text() -> String {
    pick([
      "", "a", "Orders", "ü", "名字", "👩‍👩‍👧‍👦", "a\"b\\c/d", "line\nbreak\ttab\r\u{0}\u{1F}\u{7F}",
      "\u{2028}",
      "e\u{301}", String(repeating: "long ", count: 40),
    ])
  }

  /// A text or nothing.
  mutating func word() -> String? { chance(2) ? nil : text() }
}
