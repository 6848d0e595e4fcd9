/// Which characters a link or an e-mail address is made of.
///
/// Outside ASCII these are the letters, marks and digits, told by blocks so that the answer does
/// not change with a version of Unicode.
enum LinkCharacters {
  /// A scalar and where the next one begins.
  typealias Decoded = (scalar: UInt32, next: Int)

  /// The scalar at a byte of valid UTF-8.
  static func decode(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Decoded {
    let first = UInt32(bytes[index])
    let length = first < 0x80 ? 1 : first < 0xE0 ? 2 : first < 0xF0 ? 3 : 4
    guard length > 1, index + length <= bytes.count else { return (first, index + 1) }
    var scalar = first & (0xFF >> UInt32(length + 1))
    for place in index + 1..<index + length { scalar = scalar << 6 | UInt32(bytes[place] & 0x3F) }
    return (scalar, index + length)
  }

  /// Whether a scalar outside ASCII is a letter, a mark or a digit.
  static func isLetter(_ scalar: UInt32) -> Bool {
    switch scalar {
    case ..<0xC0: scalar == 0xAA || scalar == 0xB5 || scalar == 0xBA
    case 0xD7, 0xF7: false
    case ..<0x2000: scalar != 0x1680 && scalar != 0x180E
    case ..<0x2C00: false
    case ..<0x2E00: true
    case ..<0x3000: false
    case ..<0x3040: (0x3005...0x3007).contains(scalar)
    case ..<0xD800: true
    case ..<0xF900: false
    case ..<0xFE00: !(0xFD3E...0xFD3F).contains(scalar)
    case ..<0xFE70: false
    case ..<0xFF00: scalar != 0xFEFF
    case 0xFF10...0xFF19, 0xFF21...0xFF3A, 0xFF41...0xFF5A, 0xFF66...0xFFDC: true
    case 0x10000..<0x1F000, 0x20000..<0xE0000: true
    default: false
    }
  }

  /// Whether a scalar belongs to a script that is written without spaces, such as Chinese: it does
  /// not go on with a link in Latin letters.
  static func isUnspaced(_ scalar: UInt32) -> Bool { scalar >= 0x2E80 }

  static func isAlphanumeric(_ byte: UInt8) -> Bool {
    isDigit(byte) || isASCIILetter(byte)
  }

  static func isDigit(_ byte: UInt8) -> Bool { byte &- 0x30 < 10 }

  static func isASCIILetter(_ byte: UInt8) -> Bool { (byte | 0x20) &- 0x61 < 26 }

  /// Whether an ASCII byte can stand inside a link.
  static func isInLink(_ byte: UInt8) -> Bool {
    switch byte {
    case 0...0x20, 0x7F: false
    case UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "`"),
      UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: "|"), UInt8(ascii: "\\"),
      UInt8(ascii: "^"):
      false
    default: true
    }
  }

  /// Whether an ASCII byte at the end of a link belongs to the sentence around it.
  static func isTrailing(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"),
      UInt8(ascii: "!"), UInt8(ascii: "?"), UInt8(ascii: "'"), UInt8(ascii: "*"),
      UInt8(ascii: "("), UInt8(ascii: "["):
      true
    default: false
    }
  }

  /// Whether an ASCII byte can stand inside the part of an address before the @.
  static func isInLocalPart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "%"), UInt8(ascii: "+"),
      UInt8(ascii: "-"):
      true
    default: isAlphanumeric(byte)
    }
  }
}
