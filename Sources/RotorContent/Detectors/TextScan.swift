import RotorCore

/// One pass over a text, line by line, for dates and for the kinds that are sentences.
struct TextScan {
  private let bytes: UnsafeBufferPointer<UInt8>
  private let kinds: Set<TextDetector.Kind>
  private let language: SpokenLanguage?
  private let book: CueBook
  private var tokenizer: Tokenizer
  private var matcher: CueMatcher
  private var bases: UTF16Offsets
  /// The tables of the kinds and languages asked for, one bit each.
  private var tables: UInt32 = 0
  /// The tables of each language.
  private var byLanguage = [UInt32](repeating: 0, count: CueBook.Language.allCases.count)

  /// The byte ranges of the dates.
  private(set) var dates: [Range<Int>] = []
  /// The UTF-16 ranges of the sentences of each kind.
  private(set) var sentences: [TextDetector.Kind: [Range<Int>]] = [:]

  /// The longest piece of a line that is looked at as one, in bytes.
  static let longestPiece = 1 << 15

  init(
    _ bytes: UnsafeBufferPointer<UInt8>, _ kinds: Set<TextDetector.Kind>,
    _ language: SpokenLanguage?, book: CueBook = .standard
  ) {
    self.bytes = bytes
    self.kinds = kinds
    self.language = language
    self.book = book
    tokenizer = Tokenizer(book.vocabulary)
    matcher = CueMatcher(book)
    bases = UTF16Offsets(bytes)
    for (number, table) in book.tables.enumerated() {
      guard let kind = table.kind, kinds.contains(kind) else { continue }
      byLanguage[table.language.rawValue] |= 1 << UInt32(number)
      if language == nil || language == table.language.spoken { tables |= 1 << UInt32(number) }
    }
  }

  /// Looks through the whole text.
  mutating func run() {
    guard tables != 0 || kinds.contains(.date) else { return }
    var start = 0
    while start < bytes.count {
      let end = pieceEnd(from: start)
      look(at: start..<end)
      start = end
    }
  }

  /// The end of the line that begins at a byte, or of as much of it as is looked at together.
  private func pieceEnd(from start: Int) -> Int {
    let limit = min(bytes.count, start + TextScan.longestPiece)
    var index = start
    while index < limit {
      if bytes[index] &- 0x0A < 4 { return index + 1 }
      index += 1
    }
    if limit == bytes.count { return limit }
    // A long line is cut at a space near by, else between two characters.
    while index > limit - 1024 {
      if bytes[index - 1] == 0x20 { return index }
      index -= 1
    }
    index = limit
    while index > limit - 4, bytes[index] & 0xC0 == 0x80 { index -= 1 }
    return index
  }

  private mutating func look(at piece: Range<Int>) {
    tokenizer.cut(bytes, piece)
    let tokens = tokenizer.tokens
    guard !tokens.isEmpty else { return }
    let wantsDates = kinds.contains(.date) || kinds.contains(.deadline)
    let found =
      wantsDates ? DateFinder(tokens, tokenizer.lexemes, book.dateWords).dates() : []
    if kinds.contains(.date) {
      for date in found {
        dates.append(tokens[date.lowerBound].start..<tokens[date.upperBound - 1].end)
      }
    }
    guard tables != 0 else { return }
    var lengths: [Int32] = []
    if !found.isEmpty {
      lengths = Array(repeating: 0, count: tokens.count)
      for date in found { lengths[date.lowerBound] = Int32(date.count) }
    }
    let text = CueText(
      tokens: tokens, lexemes: tokenizer.lexemes, dates: lengths, dateLexeme: book.vocabulary.date)
    // Most lines say nothing of interest: only the others are parted into sentences.
    let hopeful = matcher.tables(sentence: tokens.indices, in: text, of: tables, isHopeful: true)
    if hopeful != 0 { part(piece, text, hopeful) }
  }

  /// Parts a piece into sentences and asks for each what it is.
  private mutating func part(_ piece: Range<Int>, _ text: CueText, _ hopeful: UInt32) {
    let part = UnsafeBufferPointer(rebasing: bytes[piece])
    let string = String(decoding: part, as: UTF8.self)
    let base = bases.offset(atByte: piece.lowerBound)
    var offsets = UTF16Offsets(part)
    var first = 0
    var last = 0
    var start: Int?
    var end: Int?
    while let sentence = TextUnit.sentence.next(after: end, in: string) {
      end = sentence.upperBound
      while last < text.tokens.count,
        offsets.offset(atByte: text.tokens[last].start - piece.lowerBound) < sentence.upperBound
      {
        last += 1
      }
      let lower = start ?? sentence.lowerBound
      if goesOn(behind: last, text) {
        start = lower
        continue
      }
      start = nil
      add(base + lower..<base + sentence.upperBound, first..<last, text, hopeful)
      first = last
    }
    if let start, let end { add(base + start..<base + end, first..<last, text, hopeful) }
  }

  /// Notes a sentence under every kind that it is of.
  private mutating func add(
    _ range: Range<Int>, _ sentence: Range<Int>, _ text: CueText, _ hopeful: UInt32
  ) {
    let active = hopeful & languages(sentence, text)
    let yes = matcher.tables(sentence: sentence, in: text, of: active)
    guard yes != 0 else { return }
    for (number, table) in book.tables.enumerated() where yes & 1 << UInt32(number) != 0 {
      guard let kind = table.kind, sentences[kind]?.last != range else { continue }
      sentences[kind, default: []].append(range)
    }
  }

  /// Whether a sentence goes on behind the dot that it seems to end with.
  ///
  /// It does so inside a date, as in "1. Juli", and behind the number of an ordinal or an abbreviation.
  private func goesOn(behind end: Int, _ text: CueText) -> Bool {
    guard end > 1, end < text.tokens.count, text.tokens[end - 1].isSign(".") else { return false }
    for place in max(0, end - 8)..<end where !text.dates.isEmpty {
      if place + Int(text.dates[place]) > end { return true }
    }
    let before = text.tokens[end - 2]
    let words = book.dateWords
    func has(_ index: Int, _ role: DateWords.Role) -> Bool {
      index >= 0 && text.tokens[index].lexemes.contains { words.has(text.lexemes[Int($0)], role) }
    }
    if before.kind == .number { return before.digits < 3 && has(end - 3, .ordinalLead) }
    return has(end - 2, .abbreviation)
  }

  /// The tables of the languages that a sentence may be written in.
  private func languages(_ sentence: Range<Int>, _ text: CueText) -> UInt32 {
    if language != nil { return .max }
    var english = 0
    var german = 0
    for index in sentence {
      text.forEachLexeme(at: index) { lexeme in
        switch book.markers[lexeme] {
        case .english: english += 1
        case .german: german += 1
        default: break
        }
      }
    }
    var active = byLanguage[CueBook.Language.chinese.rawValue]
    if english >= german { active |= byLanguage[CueBook.Language.english.rawValue] }
    if german >= english { active |= byLanguage[CueBook.Language.german.rawValue] }
    return active
  }
}

extension CueBook.Language {
  fileprivate var spoken: SpokenLanguage {
    switch self {
    case .english: .english
    case .chinese: .chinese
    case .german: .german
    }
  }
}
