/// A place in a text as editors count it: lines and columns from 1.
struct TextPlace: Hashable, CustomStringConvertible {
  var line: Int
  var column: Int

  /// The place of a byte in UTF-8 bytes; a column is a Unicode scalar; O(offset).
  init(_ offset: Int, in bytes: [UInt8]) {
    let before = bytes.prefix(max(offset, 0))
    let lineStart = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    line = 1 + before.prefix(lineStart).lazy.filter { $0 == UInt8(ascii: "\n") }.count
    // Continuation bytes and the mark at the very start take no column.
    let text = before.suffix(from: lineStart)
    column = 1 + text.lazy.filter { $0 & 0xC0 != 0x80 }.count
    if lineStart == 0, bytes.starts(with: TextInput.byteOrderMark), offset >= 3 { column -= 1 }
  }

  var description: String { "line \(line), column \(column)" }
}
