/// Turns JSON bytes into entries, without recursion.
struct JSONParser {
  private let bytes: [UInt8]
  private var at = 0
  private var entries: [JSONDocument.Entry] = []
  /// The containers that are still open, the outermost first.
  private var open: [Int] = []

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: TextInput.byteOrderMark) { at = TextInput.byteOrderMark.count }
  }

  mutating func parse() throws(JSONProblem) -> [JSONDocument.Entry] {
    entries.reserveCapacity(bytes.count / 12)
    skipSpace()
    try value("a value")
    while let container = open.last {
      skipSpace()
      if entries[container].kind == .object {
        try member(of: container)
      } else {
        try item(of: container)
      }
    }
    skipSpace()
    if at < bytes.count { throw problem("expected nothing after the first value") }
    return entries
  }

  private mutating func value(_ expected: String) throws(JSONProblem) {
    switch peek ?? 0 {
    case UInt8(ascii: "{"): try begin(.object)
    case UInt8(ascii: "["): try begin(.array)
    case UInt8(ascii: "\""): try string()
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): try number()
    case UInt8(ascii: "t"): try word("true", .yes)
    case UInt8(ascii: "f"): try word("false", .no)
    case UInt8(ascii: "n"): try word("null", .null)
    default: throw problem("expected \(expected)")
    }
  }

  private mutating func begin(_ kind: JSONDocument.Kind) throws(JSONProblem) {
    if open.count == JSONDocument.deepest {
      throw JSONProblem(
        offset: at,
        message: "arrays and objects lie more than \(JSONDocument.deepest) levels deep inside each"
          + " other: expected \(JSONDocument.deepest) at most")
    }
    open.append(entries.count)
    add(kind, from: at, to: at)
    at += 1
  }

  private mutating func end(_ container: Int) throws(JSONProblem) {
    at += 1
    entries[container].end = UInt32(at)
    entries[container].next = UInt32(entries.count)
    open.removeLast()
    guard entries[container].kind == .object else { return }
    if let repeated = JSONParser.repeatedKey(of: container, in: entries, bytes) {
      throw JSONProblem(offset: repeated, message: "expected every key once in an object")
    }
  }

  private mutating func item(of array: Int) throws(JSONProblem) {
    if peek == UInt8(ascii: "]") { return try end(array) }
    if entries.count > array + 1 {
      guard peek == UInt8(ascii: ",") else { throw problem("expected a comma or ']'") }
      at += 1
      skipSpace()
      if peek == UInt8(ascii: "]") { throw problem("expected a value after the comma") }
    }
    try value("a value or ']'")
  }

  private mutating func member(of object: Int) throws(JSONProblem) {
    if peek == UInt8(ascii: "}") { return try end(object) }
    if entries.count > object + 1 {
      guard peek == UInt8(ascii: ",") else { throw problem("expected a comma or '}'") }
      at += 1
      skipSpace()
    }
    guard peek == UInt8(ascii: "\"") else {
      throw problem("expected a key in double quotes")
    }
    try string()
    skipSpace()
    guard peek == UInt8(ascii: ":") else { throw problem("expected a colon after the key") }
    at += 1
    skipSpace()
    try value("a value after the colon")
  }

  private mutating func add(_ kind: JSONDocument.Kind, from start: Int, to end: Int) {
    let next = UInt32(entries.count + 1)
    entries.append(
      JSONDocument.Entry(start: UInt32(start), end: UInt32(end), next: next, kind: kind))
  }

  private mutating func word(
    _ word: StaticString, _ kind: JSONDocument.Kind
  ) throws(JSONProblem) {
    let count = word.utf8CodeUnitCount
    guard bytes[at...].prefix(count).elementsEqual(word.description.utf8) else {
      throw problem("expected \(word)")
    }
    add(kind, from: at, to: at + count)
    at += count
  }

  private mutating func string() throws(JSONProblem) {
    let start = at
    var kind = JSONDocument.Kind.string
    at += 1
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "\""):
        at += 1
        return add(kind, from: start, to: at)
      case UInt8(ascii: "\\"):
        kind = .escapedString
        try escape()
      case 0..<0x20:
        throw problem("expected the end of the string or an escape such as \\n")
      default: at += 1
      }
    }
    throw JSONProblem(
      offset: start, message: "the text ends inside the string that begins here: is it cut off?")
  }

  private mutating func escape() throws(JSONProblem) {
    guard at + 1 < bytes.count else {
      at = bytes.count
      return
    }
    switch bytes[at + 1] {
    case UInt8(ascii: "u"):
      let unit = try hexUnit()
      if (0xDC00..<0xE000).contains(unit) {
        throw JSONProblem(offset: at - 6, message: "expected the other half of a surrogate pair")
      }
      guard (0xD800..<0xDC00).contains(unit) else { return }
      let second = at
      guard at + 1 < bytes.count, bytes[at] == UInt8(ascii: "\\"),
        bytes[at + 1] == UInt8(ascii: "u"), (0xDC00..<0xE000).contains(try hexUnit())
      else {
        throw JSONProblem(
          offset: second - 6, message: "expected the other half of a surrogate pair")
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      at += 2
    default:
      throw JSONProblem(
        offset: at,
        message: "expected an escape, one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u")
    }
  }

  /// Reads `\uXXXX`.
  private mutating func hexUnit() throws(JSONProblem) -> UInt32 {
    var unit: UInt32 = 0
    for place in at + 2..<at + 6 {
      guard place < bytes.count, let digit = JSONParser.hexDigit(bytes[place]) else {
        throw JSONProblem(offset: at, message: "expected four hexadecimal digits after \\u")
      }
      unit = unit << 4 | UInt32(digit)
    }
    at += 6
    return unit
  }

  static func hexDigit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }

  private mutating func number() throws(JSONProblem) {
    let start = at
    if peek == UInt8(ascii: "-") { at += 1 }
    if peek == UInt8(ascii: "0") {
      at += 1
      if isDigit(peek) { throw problem("expected no digit after a leading 0") }
    } else {
      try digits()
    }
    if peek == UInt8(ascii: ".") {
      at += 1
      try digits()
    }
    if peek == UInt8(ascii: "e") || peek == UInt8(ascii: "E") {
      at += 1
      if peek == UInt8(ascii: "+") || peek == UInt8(ascii: "-") { at += 1 }
      try digits()
    }
    add(.number, from: start, to: at)
  }

  private mutating func digits() throws(JSONProblem) {
    guard isDigit(peek) else { throw problem("expected a digit") }
    while isDigit(peek) { at += 1 }
  }

  private func isDigit(_ byte: UInt8?) -> Bool {
    byte.map { $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") } ?? false
  }

  private var peek: UInt8? { at < bytes.count ? bytes[at] : nil }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20,
      bytes[at] == 0x20 || bytes[at] == 0x0A || bytes[at] == 0x0D || bytes[at] == 0x09
    {
      at += 1
    }
  }

  /// Says what was expected here and what stands here.
  private func problem(_ expected: String) -> JSONProblem {
    guard at < bytes.count else {
      return JSONProblem(
        offset: at, message: "\(expected), found the end of the text: is it cut off?")
    }
    return JSONProblem(
      offset: at, message: "\(expected), found \(TextInput.name(of: at, in: bytes))")
  }
}
