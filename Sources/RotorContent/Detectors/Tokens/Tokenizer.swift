/// Cuts a part of a text into tokens and looks them up in a vocabulary.
struct Tokenizer {
  private let vocabulary: Vocabulary
  private(set) var tokens: [TextToken] = []
  private(set) var lexemes: [Lexeme] = []
  private var word: [UInt8] = []

  init(_ vocabulary: Vocabulary) {
    self.vocabulary = vocabulary
  }

  /// Cuts a range of bytes, which begins and ends between scalars.
  mutating func cut(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
    tokens.removeAll(keepingCapacity: true)
    lexemes.removeAll(keepingCapacity: true)
    var index = range.lowerBound
    var isSpaced = true
    while index < range.upperBound {
      let byte = bytes[index]
      if byte == 0x20 || byte &- 9 < 5 {
        isSpaced = true
        index += 1
        continue
      }
      var decoded: LinkCharacters.Decoded = (UInt32(byte), index + 1)
      if byte >= 0x80 {
        decoded = LinkCharacters.decode(bytes, at: index)
        if Tokenizer.isSpace(decoded.scalar) {
          isSpaced = true
          index = decoded.next
          continue
        }
        if Tokenizer.isSilent(decoded.scalar) {
          index = decoded.next
          continue
        }
      }
      let value = Tokenizer.normalised(decoded.scalar)
      var token = TextToken(kind: .sign, isSpaced: isSpaced, start: index, end: decoded.next)
      token.value = value
      isSpaced = false
      if value &- 0x30 < 10 {
        number(&token, bytes, range.upperBound)
      } else if Tokenizer.isWordLetter(value) {
        wordToken(&token, bytes, range.upperBound)
      } else if LinkCharacters.isLetter(value) {
        token.kind = .ideograph
      }
      let first = Int32(lexemes.count)
      switch token.kind {
      case .word: vocabulary.append(word: word, to: &lexemes)
      case .number: lexemes.append(vocabulary.number)
      case .ideograph, .sign: vocabulary.append(sign: value, to: &lexemes)
      }
      if token.isCapital { lexemes.append(vocabulary.capital) }
      token.lexemes = first..<Int32(lexemes.count)
      tokens.append(token)
      index = token.end
    }
  }

  private func number(
    _ token: inout TextToken, _ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int
  ) {
    token.kind = .number
    var value: UInt32 = 0
    var index = token.start
    while index < limit {
      let (scalar, next) = LinkCharacters.decode(bytes, at: index)
      let digit = Tokenizer.normalised(scalar) &- 0x30
      guard digit < 10 else { break }
      value = token.digits < 9 ? value * 10 + digit : .max
      token.digits += 1
      index = next
    }
    token.end = index
    token.value = value
  }

  private mutating func wordToken(
    _ token: inout TextToken, _ bytes: UnsafeBufferPointer<UInt8>, _ limit: Int
  ) {
    token.kind = .word
    word.removeAll(keepingCapacity: true)
    var index = token.start
    while index < limit {
      let (raw, next) = LinkCharacters.decode(bytes, at: index)
      let scalar = Tokenizer.normalised(raw)
      if scalar == 0x27 {
        // An apostrophe belongs to the word only where letters go on.
        guard next < limit,
          Tokenizer.isWordLetter(
            Tokenizer.normalised(LinkCharacters.decode(bytes, at: next).scalar))
        else { break }
        append(0x27)
      } else if scalar == 0xAD {
        // A soft hyphen says nothing.
      } else if Tokenizer.isWordLetter(scalar) {
        if index == token.start { token.isCapital = Tokenizer.isCapital(scalar) }
        append(Tokenizer.folded(scalar))
      } else {
        break
      }
      index = next
    }
    token.end = index
    token.value = 0
    // What is longer is no word of a table.
    if word.count > 64 { word.removeAll(keepingCapacity: true) }
  }

  private mutating func append(_ scalar: UInt32) {
    guard word.count <= 64 else { return }
    switch scalar {
    case ..<0x80: word.append(UInt8(truncatingIfNeeded: scalar))
    case ..<0x800:
      word.append(UInt8(truncatingIfNeeded: 0xC0 | scalar >> 6))
      word.append(UInt8(truncatingIfNeeded: 0x80 | scalar & 0x3F))
    default:
      // No table has such letters; one byte keeps the word unlike any other.
      word.append(0xFF)
    }
  }
}
