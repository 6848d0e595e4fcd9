/// A value or key of a parsed JSON text.
struct JSONNode {
  let document: JSONDocument
  let index: Int

  private var entry: JSONDocument.Entry { document.entries[index] }

  /// What it is.
  var kind: JSONDocument.Kind { entry.kind }
  /// Its first byte.
  var start: Int { Int(entry.start) }
  /// Its bytes as they stand in the text.
  var raw: ArraySlice<UInt8> { document.bytes[Int(entry.start)..<Int(entry.end)] }
  /// Whether it is the word null.
  var isNull: Bool { kind == .null }

  /// How many entries are inside it, keys included.
  var size: Int { Int(entry.next) - index - 1 }

  /// The characters of a string or key; the raw text of anything else.
  var text: String { JSONNode.text(of: entry, in: document.bytes) }

  /// What it is, in words that end a sentence.
  var found: String {
    switch kind {
    case .object: "an object"
    case .array: "an array"
    case .string, .escapedString: "the string '\(text.prefix(40))\(text.count > 40 ? "…" : "")'"
    case .number: "the number \(text.prefix(40))"
    case .yes: "true"
    case .no: "false"
    case .null: "null"
    }
  }

  /// A complaint about this value.
  func problem(_ message: String) -> JSONProblem {
    JSONProblem(offset: start, message: message)
  }

  /// A complaint that something else was expected here.
  func expected(_ what: String) -> JSONProblem {
    problem("expected \(what), found \(found)")
  }

  /// The values of an array; nothing for any other value.
  var elements: some Sequence<JSONNode> {
    let end = kind == .array ? Int(entry.next) : 0
    return sequence(state: index + 1) { [document] next -> JSONNode? in
      guard next < end else { return nil }
      defer { next = Int(document.entries[next].next) }
      return JSONNode(document: document, index: next)
    }
  }

  /// The keys and values of an object; nothing for any other value.
  var members: some Sequence<(key: JSONNode, value: JSONNode)> {
    let end = kind == .object ? Int(entry.next) : 0
    return sequence(state: index + 1) { [document] next -> (key: JSONNode, value: JSONNode)? in
      guard next < end else { return nil }
      let key = JSONNode(document: document, index: next)
      defer { next = Int(document.entries[key.index + 1].next) }
      return (key, JSONNode(document: document, index: next + 1))
    }
  }

  /// The value of a key; nil when it is missing or null; O(keys).
  subscript(key: String) -> JSONNode? {
    members.first { $0.key.text == key && !$0.value.isNull }?.value
  }

  static func text(of entry: JSONDocument.Entry, in bytes: [UInt8]) -> String {
    switch entry.kind {
    case .string:
      return String(decoding: bytes[Int(entry.start) + 1..<Int(entry.end) - 1], as: UTF8.self)
    case .escapedString:
      return unescaped(bytes[Int(entry.start) + 1..<Int(entry.end) - 1])
    default:
      return String(decoding: bytes[Int(entry.start)..<Int(entry.end)], as: UTF8.self)
    }
  }

  /// Replaces the escapes, which the parser has checked.
  private static func unescaped(_ slice: ArraySlice<UInt8>) -> String {
    var units: [UInt16] = []
    var result = ""
    var plain = slice.startIndex
    var at = slice.startIndex
    func flush(to end: Int) {
      if !units.isEmpty {
        result += String(decoding: units, as: UTF16.self)
        units = []
      }
      if plain < end { result += String(decoding: slice[plain..<end], as: UTF8.self) }
    }
    while at + 1 < slice.endIndex {
      guard slice[at] == UInt8(ascii: "\\") else {
        at += 1
        continue
      }
      if plain < at { flush(to: at) }
      switch slice[at + 1] {
      case UInt8(ascii: "u"):
        let digits = slice[(at + 2)...].prefix(4)
        units.append(digits.reduce(0) { $0 << 4 | UInt16(JSONParser.hexDigit($1) ?? 0) })
        at += 6
      case let letter:
        units.append(escapes[letter] ?? UInt16(letter))
        at += 2
      }
      plain = at
    }
    flush(to: slice.endIndex)
    return result
  }

  private static let escapes: [UInt8: UInt16] = [
    UInt8(ascii: "b"): 8, UInt8(ascii: "f"): 12, UInt8(ascii: "n"): 10, UInt8(ascii: "r"): 13,
    UInt8(ascii: "t"): 9,
  ]
}
