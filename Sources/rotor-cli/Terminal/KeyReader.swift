/// Makes keys of the bytes that a terminal sends.
struct KeyReader {
  /// The next byte, waited for that many milliseconds at most, or for ever; nil when none comes.
  private let nextByte: (_ milliseconds: Int32?) -> UInt8?
  private var waiting: [UInt8] = []

  /// After an escape, what belongs to the same key comes within this time.
  private static let patience: Int32 = 50

  init(nextByte: @escaping (_ milliseconds: Int32?) -> UInt8?) {
    self.nextByte = nextByte
  }

  /// The next key; nil at the end of the input.
  ///
  /// What is no key is passed over.
  mutating func next() -> Key? {
    while let byte = take(nil) {
      switch byte {
      case 0x04: return nil
      case 0x0A, 0x0D: return .enter
      case 0x7F, 0x08: return .backspace
      case 0x1B:
        if let key = escaped() { return key }
      case 0x00..<0x20: continue
      default:
        if let character = character(from: byte) { return .character(character) }
      }
    }
    return nil
  }

  private mutating func take(_ milliseconds: Int32?) -> UInt8? {
    waiting.isEmpty ? nextByte(milliseconds) : waiting.removeFirst()
  }

  /// The key of what follows an escape; the escape key itself when nothing does.
  private mutating func escaped() -> Key? {
    guard let introducer = take(KeyReader.patience) else { return .escape }
    guard introducer == UInt8(ascii: "[") || introducer == UInt8(ascii: "O") else {
      waiting.insert(introducer, at: 0)
      return .escape
    }
    var digits = ""
    while let byte = take(KeyReader.patience) {
      switch byte {
      case UInt8(ascii: "A"): return .up
      case UInt8(ascii: "B"): return .down
      case UInt8(ascii: "C"): return .right
      case UInt8(ascii: "D"): return .left
      case UInt8(ascii: "H"): return .home
      case UInt8(ascii: "F"): return .end
      case UInt8(ascii: "~"):
        let keys: [String: Key] = [
          "1": .home, "7": .home, "4": .end, "8": .end, "5": .pageUp, "6": .pageDown,
        ]
        return keys[digits]
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: ";"):
        digits.unicodeScalars.append(Unicode.Scalar(byte))
      default: return nil
      }
    }
    return nil
  }

  /// The character that begins with a byte, in UTF-8.
  private mutating func character(from first: UInt8) -> Character? {
    var bytes = [first]
    let rest =
      switch first {
      case 0xC2..<0xE0: 1
      case 0xE0..<0xF0: 2
      case 0xF0..<0xF5: 3
      default: 0
      }
    for _ in 0..<rest {
      guard let byte = take(KeyReader.patience) else { return nil }
      bytes.append(byte)
    }
    let text = String(decoding: bytes, as: UTF8.self)
    return text.contains("\u{FFFD}") ? nil : text.first
  }
}
