/// The Word_Break property, with the pictographs that rule WB3c asks for.
///
/// The raw values are the letters of `BreakData.words`.
enum WordClass: UInt8, Sendable {
  case other = 0x4F  // O
  case carriageReturn = 0x43  // C
  case lineFeed = 0x4C  // L
  case newline = 0x4E  // N
  case extend = 0x58  // X
  case zeroWidthJoiner = 0x5A  // Z
  case format = 0x46  // F
  case katakana = 0x4B  // K
  case hebrewLetter = 0x48  // H
  case letter = 0x41  // A
  case letterPictograph = 0x54  // T
  case singleQuote = 0x51  // Q
  case doubleQuote = 0x44  // D
  case midNumberOrLetter = 0x4D  // M
  case midLetter = 0x42  // B
  case midNumber = 0x49  // I
  case numeric = 0x55  // U
  case connector = 0x45  // E
  case regionalIndicator = 0x52  // R
  case space = 0x57  // W
  case pictograph = 0x50  // P

  static let table = BreakTable<WordClass>(runs: BreakData.words, other: .other)

  var isNewline: Bool { self == .lineFeed || self == .carriageReturn || self == .newline }

  /// Belongs to what precedes it, by rule WB4.
  var isIgnored: Bool { self == .extend || self == .format || self == .zeroWidthJoiner }

  var isLetter: Bool { self == .letter || self == .hebrewLetter || self == .letterPictograph }

  var isPictograph: Bool { self == .pictograph || self == .letterPictograph }

  /// May stand inside a word, between two letters.
  var joinsLetters: Bool {
    self == .midLetter || self == .midNumberOrLetter || self == .singleQuote
  }

  /// May stand inside a number, between two digits.
  var joinsDigits: Bool {
    self == .midNumber || self == .midNumberOrLetter || self == .singleQuote
  }

  /// A connector such as the low line joins to these.
  var takesConnector: Bool { isLetter || self == .numeric || self == .katakana }
}
