/// The words of dates, by their numbers in the vocabulary.
struct DateWords: Sendable {
  /// 1 to 12.
  private(set) var months: [Lexeme: Int] = [:]
  /// The days that ordinal words name: first, twelfth, thirtieth.
  private(set) var ordinals: [Lexeme: Int] = [:]
  /// 20 and 30, as in twenty-first.
  private(set) var tens: [Lexeme: Int] = [:]
  private var roles: [Lexeme: Set<Role>] = [:]

  /// What else a word tells about the number beside it.
  enum Role: String, Sendable {
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
    let number = Int(name.dropFirst()) ?? 0
    for lexeme in lexemes {
      switch (name.first, number) {
      case ("m", 1...): months[lexeme] = number
      case ("o", 1...): ordinals[lexeme] = number
      case ("t", 1...): tens[lexeme] = number
      default:
        if let role = Role(rawValue: String(name)) { roles[lexeme, default: []].insert(role) }
      }
    }
  }

  func has(_ lexeme: Lexeme, _ role: Role) -> Bool {
    roles[lexeme]?.contains(role) ?? false
  }
}
