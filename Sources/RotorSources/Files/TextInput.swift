/// What is checked about the bytes of an input before anything else reads them.
public enum TextInput {
  /// The largest input that is read, in bytes: 1 GiB, room for a map of a million places.
  public static let largest = 1 << 30

  /// The three bytes that some editors put before UTF-8.
  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  /// Checks that the bytes are a text: not empty, not too large, valid UTF-8.
  ///
  /// - Throws: ``SourceError/unreadable(_:)``, naming the first byte that is wrong.
  /// - Complexity: O(n)
  public static func check(_ bytes: [UInt8], name: String) throws(SourceError) {
    try checkSize(bytes.count, name: name)
    if let kind = binaryKind(of: bytes) {
      throw .unreadable("\(name): this is \(kind), expected a text in UTF-8")
    }
    if let offset = firstInvalidByte(in: bytes) {
      let place = TextPlace(offset, in: bytes)
      throw .unreadable(
        "\(name), \(place): expected UTF-8, found \(self.name(of: offset, in: bytes)) at byte"
          + " \(offset): save it as UTF-8")
    }
    let mark = bytes.starts(with: byteOrderMark) ? byteOrderMark.count : 0
    if bytes.dropFirst(mark).allSatisfy({ $0 == 0x20 || (0x09...0x0D).contains($0) }) {
      throw .unreadable("\(name): the file is empty, expected a screen")
    }
  }

  /// Checks a size in bytes before the input is loaded.
  static func checkSize(_ count: Int, name: String) throws(SourceError) {
    if count == 0 { throw .unreadable("\(name): the file is empty, expected a screen") }
    if count > largest {
      throw .unreadable(
        "\(name): the file has \(count) bytes, expected at most \(largest) (1 GiB): save a part"
          + " of it")
    }
  }

  /// Where the first byte stands that is no UTF-8; nil when all are; O(n).
  static func firstInvalidByte(in bytes: [UInt8]) -> Int? {
    bytes.withUnsafeBytes { buffer in
      var at = 0
      while at < buffer.count {
        // Most texts are mostly ASCII: eight bytes at once.
        if at + 8 <= buffer.count,
          buffer.loadUnaligned(fromByteOffset: at, as: UInt64.self) & 0x8080_8080_8080_8080 == 0
        {
          at += 8
          continue
        }
        let length = lengthOfScalar(buffer[at...].prefix(4))
        if length == 0 { return at }
        at += length
      }
      return nil
    }
  }

  /// How many bytes the scalar at the start takes; 0 when it is none (Unicode, table 3-7).
  private static func lengthOfScalar(_ bytes: Slice<UnsafeRawBufferPointer>) -> Int {
    guard let first = bytes.first else { return 0 }
    let length: Int
    var second: ClosedRange<UInt8> = 0x80...0xBF
    switch first {
    case 0x00...0x7F: return 1
    case 0xC2...0xDF: length = 2
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: length = 3
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: length = 4
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return 0
    }
    let rest = bytes.dropFirst().prefix(length - 1)
    guard rest.count == length - 1, let next = rest.first, second.contains(next),
      rest.allSatisfy({ (0x80...0xBF).contains($0) })
    else { return 0 }
    return length
  }

  /// Names what stands at a byte, for a message.
  static func name(of offset: Int, in bytes: [UInt8]) -> String {
    guard bytes.indices.contains(offset) else { return "the end of the text" }
    let byte = bytes[offset]
    if (0x21...0x7E).contains(byte) {
      // A whole word tells more than its first letter.
      let word = bytes[offset...].prefix(20).prefix { isLetter($0) }
      let text = word.isEmpty ? [byte] : Array(word)
      return "'\(String(decoding: text, as: UTF8.self))'"
    }
    let digits = String(byte, radix: 16, uppercase: true)
    return "the byte 0x\(digits.count < 2 ? "0" : "")\(digits)"
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x41...0x5A).contains(byte) || (0x61...0x7A).contains(byte)
  }

  /// What a file is by its first bytes, where it cannot be a text.
  private static func binaryKind(of bytes: [UInt8]) -> String? {
    let kinds: [([UInt8], String)] = [
      (Array("%PDF-".utf8), "a PDF"), ([0x89, 0x50, 0x4E, 0x47], "a PNG image"),
      ([0xFF, 0xD8, 0xFF], "a JPEG image"), ([0x1F, 0x8B], "a gzip archive"),
      ([0x50, 0x4B, 0x03, 0x04], "a ZIP archive"), ([0x28, 0xB5, 0x2F, 0xFD], "a zstd archive"),
      ([0xFF, 0xFE], "UTF-16"), ([0xFE, 0xFF], "UTF-16"), ([0x7F, 0x45, 0x4C, 0x46], "a program"),
    ]
    return kinds.first { bytes.starts(with: $0.0) }?.1
  }
}
