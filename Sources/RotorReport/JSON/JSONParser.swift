/// Reads JSON text into a value.
package struct JSONParser {
  private static let deepest = 512

  private let bytes: [UInt8]
  private var next = 0
  private var depth = 0

  private init(_ text: String) {
    bytes = Array(text.utf8)
  }

  /// The value that a text stands for.
  package static func parse(_ text: String) throws(JSONError) -> JSON {
    var parser = JSONParser(text)
    let value = try parser.value()
    parser.skipSpace()
    guard parser.next == parser.bytes.count else { throw parser.failure("the end") }
    return value
  }

  private var byte: UInt8? { next < bytes.count ? bytes[next] : nil }

  private var lineAndColumn: (Int, Int) {
    let before = bytes[..<next]
    let line = before.count { $0 == UInt8(ascii: "\n") } + 1
    let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    return (line, next - start + 1)
  }

  private func failure(_ expected: String) -> JSONError {
    let (line, column) = lineAndColumn
    return .syntax(line: line, column: column, expected: expected)
  }

  private mutating func skipSpace() {
    while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { next += 1 }
  }

  /// Steps over a byte after white space, if it is there.
  private mutating func take(_ wanted: Unicode.Scalar) -> Bool {
    skipSpace()
    guard byte == UInt8(ascii: wanted) else { return false }
    next += 1
    return true
  }

  private mutating func value() throws(JSONError) -> JSON {
    skipSpace()
    switch byte {
    case UInt8(ascii: "{"): return try nested { parser throws(JSONError) in try parser.object() }
    case UInt8(ascii: "["): return try nested { parser throws(JSONError) in try parser.array() }
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .bool(true))
    case UInt8(ascii: "f"): return try word("false", .bool(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func nested(
    _ read: (inout JSONParser) throws(JSONError) -> JSON
  ) throws(JSONError) -> JSON {
    guard depth < JSONParser.deepest else {
      let (line, column) = lineAndColumn
      throw .tooDeep(line: line, column: column)
    }
    next += 1
    depth += 1
    let value = try read(&self)
    depth -= 1
    return value
  }

  private mutating func object() throws(JSONError) -> JSON {
    var members: [JSON.Member] = []
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard byte == UInt8(ascii: "\"") else { throw failure("a name in quotation marks") }
      let key = try string()
      guard take(":") else { throw failure("':'") }
      members.append(JSON.Member(key, try value()))
    } while take(",")
    guard take("}") else { throw failure("',' or '}'") }
    return .object(members)
  }

  private mutating func array() throws(JSONError) -> JSON {
    var values: [JSON] = []
    if take("]") { return .array(values) }
    repeat { values.append(try value()) } while take(",")
    guard take("]") else { throw failure("',' or ']'") }
    return .array(values)
  }

  private mutating func word(_ word: StaticString, _ value: JSON) throws(JSONError) -> JSON {
    guard bytes[next...].starts(with: "\(word)".utf8) else { throw failure("a value") }
    next += word.utf8CodeUnitCount
    return value
  }

  private mutating func number() throws(JSONError) -> JSON {
    let start = next
    while let byte, JSONParser.isNumeric(byte) { next += 1 }
    let digits = String(decoding: bytes[start..<next], as: UTF8.self)
    if let value = Int(digits) { return .integer(value) }
    guard let value = Double(digits), value.isFinite else {
      next = start
      throw failure("a value")
    }
    return .number(value)
  }

  private static func isNumeric(_ byte: UInt8) -> Bool {
    switch Unicode.Scalar(byte) {
    case "0"..."9", "+", "-", ".", "e", "E": true
    default: false
    }
  }

  private mutating func string() throws(JSONError) -> String {
    next += 1
    var units: [UInt8] = []
    while let byte, byte != UInt8(ascii: "\"") {
      if byte == UInt8(ascii: "\\") {
        next += 1
        units.append(contentsOf: String(try escaped()).utf8)
      } else if byte < 0x20 {
        throw failure("an escaped control character")
      } else {
        units.append(byte)
        next += 1
      }
    }
    guard byte != nil else { throw failure("'\"'") }
    next += 1
    return String(decoding: units, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    guard let byte else { throw failure("an escaped character") }
    next += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(byte)
    case UInt8(ascii: "u"): return try unicode()
    default:
      next -= 1
      throw failure("an escaped character")
    }
  }

  private mutating func unicode() throws(JSONError) -> Unicode.Scalar {
    let unit = try hexadecimal()
    guard UTF16.isLeadSurrogate(unit) else { return Unicode.Scalar(unit) ?? "\u{FFFD}" }
    guard bytes[next...].starts(with: "\\u".utf8) else { return "\u{FFFD}" }
    let before = next
    next += 2
    let trail = try hexadecimal()
    guard UTF16.isTrailSurrogate(trail) else {
      next = before
      return "\u{FFFD}"
    }
    return UTF16.decode(UTF16.EncodedScalar([unit, trail]))
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt16 {
    guard next + 4 <= bytes.count,
      let unit = UInt16(String(decoding: bytes[next..<next + 4], as: UTF8.self), radix: 16)
    else { throw failure("four hexadecimal digits") }
    next += 4
    return unit
  }
}
