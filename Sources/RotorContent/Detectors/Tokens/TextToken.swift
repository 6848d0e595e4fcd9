/// A word, a number, a sign or a Chinese character of a text.
struct TextToken {
  enum Kind: UInt8 {
    /// Letters of a script with spaces between its words; an apostrophe inside belongs to it.
    case word
    /// Digits without anything between them.
    case number
    /// One character of a script without spaces.
    case ideograph
    /// One character of anything else.
    case sign
  }

  var kind: Kind
  /// Whether white space or the start of the text stands before it.
  var isSpaced: Bool
  /// Whether it is a word that begins with a capital letter.
  var isCapital = false
  /// Where it begins and ends in the text, in bytes.
  var start: Int
  var end: Int
  /// The value of a number (the largest for one with more than nine digits), else the scalar.
  var value: UInt32 = 0
  /// How many digits a number has.
  var digits: Int32 = 0
  /// What the vocabulary knows about it.
  var lexemes: Range<Int32> = 0..<0

  /// Whether it is that sign, full-width forms counted as the usual ones.
  func isSign(_ scalar: Unicode.Scalar) -> Bool { kind == .sign && value == scalar.value }

  /// Whether it is one of those signs.
  func isSign(in scalars: Set<UInt32>) -> Bool { kind == .sign && scalars.contains(value) }

  /// Whether it is that character.
  func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    kind == .ideograph && value == scalar.value
  }
}
