/// The words of dates, by their numbers in the vocabulary.
struct DateWords: Sendable {
  private struct Word: Sendable {
    var month: UInt8 = 0
    var ordinal: UInt8 = 0
    var tens: UInt8 = 0
    var roles: UInt16 = 0
  }

  /// What is known, by lexeme; short of the lexemes about which nothing is.
  private var words: [Word] = []

  /// What else a word tells about the number beside it.
  enum Role: String, Sendable, CaseIterable {
    /// Monday, Fri, Sonntag.
    case weekday
    /// Words right before a date: on, since, am, vom.
    case lead
    /// Words right before a date without a year, as 5/14.
    case slashLead
    /// Words right before the number of a version, a section, a room.
    case numbered
    /// Months that are words of another meaning too: may, march.
    case doubtful
    /// Words that go on after a date: and, at, in.
    case following
    /// st, nd, rd, th.
    case suffix
    /// am, pm, Uhr.
    case clock
    /// of, as in "the 3rd of June".
    case ofWord
    /// day, as in "9th day of January".
    case dayWord
    /// the, as in "March the fifth".
    case theWord
    /// Words right before an ordinal number: der 3. Stock.
    case ordinalLead
    /// Words that end with a dot inside a sentence: Dr., Nr.
    case abbreviation
    /// Ordinals that stand before a month without "of".
    case germanOrdinal
  }

  mutating func define(_ name: Substring, _ lexemes: [Lexeme]) {
    let number = UInt8(name.dropFirst()) ?? 0
    for lexeme in lexemes.map(Int.init) {
      if lexeme >= words.count {
        words.append(contentsOf: repeatElement(Word(), count: lexeme + 1 - words.count))
      }
      switch (name.first, number) {
      case ("m", 1...): words[lexeme].month = number
      case ("o", 1...): words[lexeme].ordinal = number
      case ("t", 1...): words[lexeme].tens = number
      default:
        if let role = Role(rawValue: String(name)) { words[lexeme].roles |= role.bit }
      }
    }
  }

  /// The month that a word names, 1 to 12; 0 when it names none.
  func month(_ lexeme: Lexeme) -> Int { word(lexeme).map { Int($0.month) } ?? 0 }

  /// The day that an ordinal word names: first, twelfth, thirtieth; 0 when it names none.
  func ordinal(_ lexeme: Lexeme) -> Int { word(lexeme).map { Int($0.ordinal) } ?? 0 }

  /// 20 and 30, as in twenty-first; 0 for other words.
  func tens(_ lexeme: Lexeme) -> Int { word(lexeme).map { Int($0.tens) } ?? 0 }

  func has(_ lexeme: Lexeme, _ role: Role) -> Bool {
    word(lexeme).map { $0.roles & role.bit != 0 } ?? false
  }

  private func word(_ lexeme: Lexeme) -> Word? {
    Int(lexeme) < words.count ? words[Int(lexeme)] : nil
  }
}

extension DateWords.Role {
  fileprivate var bit: UInt16 {
    switch self {
    case .weekday: 1
    case .lead: 1 << 1
    case .slashLead: 1 << 2
    case .numbered: 1 << 3
    case .doubtful: 1 << 4
    case .following: 1 << 5
    case .suffix: 1 << 6
    case .clock: 1 << 7
    case .ofWord: 1 << 8
    case .dayWord: 1 << 9
    case .theWord: 1 << 10
    case .ordinalLead: 1 << 11
    case .abbreviation: 1 << 12
    case .germanOrdinal: 1 << 13
    }
  }
}
