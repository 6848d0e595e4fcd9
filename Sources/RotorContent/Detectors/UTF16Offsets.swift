/// Turns byte offsets into UTF-16 offsets, in ascending order, in one pass over the text.
struct UTF16Offsets {
  private let bytes: UnsafeBufferPointer<UInt8>
  private var byte = 0
  private var offset = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  /// The UTF-16 offset of a byte offset that is not smaller than the last one asked for.
  mutating func offset(atByte target: Int) -> Int {
    let end = min(max(target, byte), bytes.count)
    let raw = UnsafeRawBufferPointer(bytes)
    while byte + 8 <= end {
      let word = raw.loadUnaligned(fromByteOffset: byte, as: UInt64.self)
      if word & 0x8080_8080_8080_8080 == 0 {
        offset += 8
      } else {
        // A byte 10xxxxxx goes on with a scalar and counts nothing; 11110xxx begins a scalar that
        // takes two UTF-16 units.
        let high = word & 0x8080_8080_8080_8080
        let goesOn = high & ~((word & 0x4040_4040_4040_4040) << 1)
        let isLong = high & (word << 1) & (word << 2) & (word << 3)
        offset += 8 - goesOn.nonzeroBitCount + isLong.nonzeroBitCount
      }
      byte += 8
    }
    while byte < end {
      let value = bytes[byte]
      if value & 0xC0 != 0x80 { offset += value >= 0xF0 ? 2 : 1 }
      byte += 1
    }
    return offset
  }

  /// The UTF-16 range of a byte range that begins where the last one ended or later.
  mutating func range(_ range: Range<Int>) -> Range<Int> {
    let lower = offset(atByte: range.lowerBound)
    return lower..<max(lower, offset(atByte: range.upperBound))
  }
}
