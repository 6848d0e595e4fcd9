/// Choices that are the same in every run.
struct Dice: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// A number from 0 up to an end that is not part of it; 0 when there is none.
  mutating func below(_ end: Int) -> Int {
    end > 0 ? Int.random(in: 0..<end, using: &self) : 0
  }

  /// True once in so many times.
  mutating func chance(_ times: Int) -> Bool { below(times) == 0 }

  /// Yes, no, or nothing.
  mutating func bool() -> Bool? { chance(2) ? nil : chance(2) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[below(values.count)] }

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
