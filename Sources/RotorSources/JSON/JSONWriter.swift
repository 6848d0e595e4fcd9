/// Writes JSON for people and for diffs: what fits into a line stands in one.
struct JSONWriter {
  /// What was written so far.
  private(set) var bytes: [UInt8] = []
  /// Where the current line begins.
  private var lineStart = 0

  /// How many bytes a line has at most, unless a single string is longer.
  static let lineLength = 100

  /// Writes a value whose line is indented by so many spaces.
  mutating func write(_ value: JSONValue, indent: Int = 0) {
    if writeInOneLine(value) { return }
    switch value {
    case .array(let items):
      wrap("[", "]", items, indent) { writer, item in writer.write(item, indent: indent + 2) }
    case .object(let members):
      wrap("{", "}", members, indent) { writer, member in
        writer.writeString(member.key)
        writer.text(": ")
        writer.write(member.value, indent: indent + 2)
      }
    default: writeScalar(value)
    }
  }

  /// Writes parts between brackets, each on its own line.
  mutating func wrap<Parts: Sequence>(
    _ open: StaticString, _ close: StaticString, _ parts: Parts, _ indent: Int,
    write: (inout JSONWriter, Parts.Element) -> Void
  ) {
    text(open)
    var isFirst = true
    for part in parts {
      if !isFirst { text(",") }
      isFirst = false
      newLine(indent + 2)
      write(&self, part)
    }
    if !isFirst { newLine(indent) }
    text(close)
  }

  /// Begins a line.
  mutating func newLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    lineStart = bytes.count
    bytes.append(contentsOf: repeatElement(UInt8(ascii: " "), count: indent))
  }

  /// Writes marks that need no escape.
  mutating func text(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Tries to write a container in the rest of the line; takes everything back when it is too long.
  private mutating func writeInOneLine(_ value: JSONValue) -> Bool {
    let start = bytes.count
    if flat(value) { return true }
    bytes.removeLast(bytes.count - start)
    return false
  }

  private mutating func flat(_ value: JSONValue) -> Bool {
    switch value {
    case .array(let items):
      text("[")
      for (index, item) in items.enumerated() {
        if index > 0 { text(", ") }
        guard flat(item), fits else { return false }
      }
      text("]")
    case .object(let members):
      text("{")
      for (index, member) in members.enumerated() {
        if index > 0 { text(", ") }
        writeString(member.key)
        text(": ")
        guard flat(member.value), fits else { return false }
      }
      text("}")
    default: writeScalar(value)
    }
    return fits
  }

  private var fits: Bool { bytes.count - lineStart < JSONWriter.lineLength }

  private mutating func writeScalar(_ value: JSONValue) {
    switch value {
    case .bool(let bool): text(bool ? "true" : "false")
    case .number(let number): bytes.append(contentsOf: number.utf8)
    case .string(let string): writeString(string)
    case .null, .array, .object: text("null")
    }
  }

  /// Writes a string in quotes; only what JSON forbids is escaped.
  mutating func writeString(_ string: String) {
    bytes.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text("\\\"")
      case UInt8(ascii: "\\"): text("\\\\")
      case 0x0A: text("\\n")
      case 0x0D: text("\\r")
      case 0x09: text("\\t")
      case 0..<0x20:
        let digits = String(byte, radix: 16)
        bytes.append(contentsOf: "\\u\(digits.count < 2 ? "000" : "00")\(digits)".utf8)
      default: bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }
}
