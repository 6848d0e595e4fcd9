/// The Sentence_Break property.
///
/// The raw values are the letters of `BreakData.sentences`.
enum SentenceClass: UInt8, Sendable {
  case other = 0x4F  // O
  case carriageReturn = 0x43  // C
  case lineFeed = 0x4C  // L
  case separator = 0x53  // S
  case extend = 0x58  // X
  case format = 0x46  // F
  case space = 0x50  // P
  case lower = 0x42  // B
  case upper = 0x55  // U
  case letter = 0x41  // A
  case numeric = 0x4E  // N
  case fullStop = 0x54  // T
  case terminator = 0x4D  // M
  case continuation = 0x4B  // K
  case close = 0x51  // Q

  static let table = BreakTable<SentenceClass>(runs: BreakData.sentences, other: .other)

  var isParagraphEnd: Bool {
    self == .lineFeed || self == .carriageReturn || self == .separator
  }

  /// Belongs to what precedes it, by rule SB5.
  var isIgnored: Bool { self == .extend || self == .format }

  /// May be the last of a sentence, but for a line end.
  var mayEndSentence: Bool { isTerminator || self == .close || self == .space }

  var isTerminator: Bool { self == .fullStop || self == .terminator }
}
