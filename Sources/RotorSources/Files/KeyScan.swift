/// Runs over JSON bytes and gives every key with its depth, without judging the grammar.
struct KeyScan {
  private let bytes: [UInt8]
  private var at: Int
  private var depth = 0

  init(_ bytes: [UInt8], from start: Int) {
    self.bytes = bytes
    at = start
  }

  /// The next key not deeper than two levels, its depth from 1, and its value when that is a
  /// string.
  mutating func next() -> (key: String, depth: Int, value: String?)? {
    while at < bytes.count {
      switch bytes[at] {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        let string = skipString()
        skipSpace()
        guard at < bytes.count, bytes[at] == UInt8(ascii: ":") else { continue }
        at += 1
        guard depth <= 2 else { continue }
        skipSpace()
        let key = text(string)
        guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else { return (key, depth, nil) }
        return (key, depth, text(skipString()))
      default: break
      }
      at += 1
    }
    return nil
  }

  /// Goes behind a string; the result is what stands between its quotes.
  private mutating func skipString() -> Range<Int> {
    at += 1
    let start = at
    while at < bytes.count, bytes[at] != UInt8(ascii: "\"") {
      at += bytes[at] == UInt8(ascii: "\\") ? 2 : 1
    }
    at = min(at, bytes.count)
    defer { at += 1 }
    return start..<at
  }

  private mutating func skipSpace() {
    while at < bytes.count, bytes[at] <= 0x20 { at += 1 }
  }

  /// The first letters of a string: enough to tell keys apart.
  private func text(_ range: Range<Int>) -> String {
    String(decoding: bytes[range].prefix(64), as: UTF8.self)
  }
}
