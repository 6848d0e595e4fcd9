extension Tokenizer {
  /// Whether a scalar is a letter of a script with spaces between its words.
  static func isWordLetter(_ scalar: UInt32) -> Bool {
    if scalar < 0x80 { return (scalar | 0x20) &- 0x61 < 26 }
    return scalar < 0x2E80 && LinkCharacters.isLetter(scalar)
  }

  /// Whether a letter of the Latin script is a capital one.
  static func isCapital(_ scalar: UInt32) -> Bool {
    scalar &- 0x41 < 26 || (scalar &- 0xC0 < 31 && scalar != 0xD7)
  }

  /// The small letter of a capital one of Western languages.
  static func folded(_ scalar: UInt32) -> UInt32 {
    isCapital(scalar) ? scalar + 0x20 : scalar
  }

  /// Whether a scalar outside ASCII is white space.
  static func isSpace(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
    default: false
    }
  }

  /// Whether a scalar shows nothing: joiners, directions, variants of emoji, a byte order mark.
  static func isSilent(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0xAD, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0xFE00...0xFE0F, 0xFEFF: true
    default: false
    }
  }

  /// One scalar for those that mean the same: full-width signs and digits, quotes, dashes.
  static func normalised(_ scalar: UInt32) -> UInt32 {
    switch scalar {
    case ..<0x80: scalar
    case 0xAB, 0xBB, 0x201C...0x201F, 0x2039...0x203A, 0x300C...0x300F: 0x22
    case 0x2018...0x201B: 0x27
    case 0x2010...0x2015, 0x2212: 0x2013
    case 0x3001: 0x2C
    case 0x3002, 0xFF61: 0x2E
    case 0x3010...0x3011: scalar == 0x3010 ? 0x5B : 0x5D
    case 0xFF01...0xFF0F, 0xFF10...0xFF19, 0xFF1A...0xFF20, 0xFF21...0xFF5E: scalar - 0xFEE0
    default: scalar
    }
  }
}
