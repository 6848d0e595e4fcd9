extension JSONNode {
  /// Its characters.
  func string() throws(JSONProblem) -> String {
    guard kind == .string || kind == .escapedString else { throw expected("a string") }
    return text
  }

  /// Whether it is true.
  func bool() throws(JSONProblem) -> Bool {
    guard kind == .yes || kind == .no else { throw expected("true or false") }
    return kind == .yes
  }

  /// Its number, always finite.
  func number(_ what: String = "a number") throws(JSONProblem) -> Double {
    guard kind == .number else { throw expected(what) }
    let number = JSONNode.double(raw) ?? Double(text) ?? .infinity
    guard number.isFinite else {
      throw problem("expected a finite number, found \(text.prefix(40))")
    }
    return number
  }

  /// Its whole number; 3.0 and 3e2 are whole too.
  func whole(_ what: String = "a whole number") throws(JSONProblem) -> Int {
    guard kind == .number else { throw expected(what) }
    if let whole = Int(text) { return whole }
    // Beyond 2^53 a number with a fraction or exponent is no longer exact.
    if let double = Double(text), abs(double) <= 0x1p53, let whole = Int(exactly: double) {
      return whole
    }
    throw problem("expected \(what) of at most 64 bits, found the number \(text.prefix(40))")
  }

  /// The values of its array.
  func items(_ what: String = "an array") throws(JSONProblem) -> some Sequence<JSONNode> {
    guard kind == .array else { throw expected(what) }
    return elements
  }

  /// The strings of its array.
  func strings() throws -> [String] {
    try items("an array of strings").map { try $0.string() }
  }

  /// Exactly that many numbers in an array.
  func numbers(_ count: Int, _ what: String) throws -> [Double] {
    let found = try items(what).map { try $0.number() }
    guard found.count == count else {
      throw problem("expected \(what), found an array of \(found.count)")
    }
    return found
  }

  /// A range written as `[start, end]`, the end not part of it.
  func range() throws -> Range<Int> {
    let what = "a range [start, end]"
    let ends = try items(what).map { try $0.whole() }
    guard ends.count == 2 else {
      throw problem("expected \(what), found an array of \(ends.count)")
    }
    guard ends[0] <= ends[1] else {
      throw problem("expected a range that starts before it ends, found \(ends[0]) to \(ends[1])")
    }
    return ends[0]..<ends[1]
  }

  /// Reads short plain decimals exactly: up to 15 digits are exact in a Double, and so is their
  /// quotient by a power of ten up to 10^22.
  private static func double(_ raw: ArraySlice<UInt8>) -> Double? {
    guard raw.count <= 16 else { return nil }
    var digits: Int64 = 0
    var scale: Double?
    var isNegative = false
    for byte in raw {
      switch byte {
      case UInt8(ascii: "-"): isNegative = true
      case UInt8(ascii: "."): scale = 1
      case UInt8(ascii: "0")...UInt8(ascii: "9"):
        digits = digits * 10 + Int64(byte - UInt8(ascii: "0"))
        scale = scale.map { $0 * 10 }
      default: return nil
      }
    }
    guard digits < 1_000_000_000_000_000 else { return nil }
    let number = Double(digits) / (scale ?? 1)
    return isNegative ? -number : number
  }
}
