extension SpokenLanguage {
  /// The marks that part what is said, with the space that follows them.
  struct Punctuation: Sendable {
    /// Ends a sentence.
    let period: String
    /// Parts two pieces of one sentence.
    let comma: String
    /// Leads from a name to what it is.
    let colon: String
    /// Parts two sentences that have their marks already.
    let space: String
    /// Parts thousands in a number.
    let thousands: String
  }

  /// The marks of the language.
  var punctuation: Punctuation {
    switch self {
    case .english:
      Punctuation(period: ".", comma: ", ", colon: ": ", space: " ", thousands: ",")
    case .german:
      Punctuation(period: ".", comma: ", ", colon: ": ", space: " ", thousands: ".")
    case .chinese:
      Punctuation(period: "。", comma: "，", colon: "：", space: "", thousands: ",")
    }
  }

  /// A count with its thousands parted.
  package func count(_ number: Int) -> String {
    let digits = String(number.magnitude)
    var parted = number < 0 ? "-" : ""
    for (offset, digit) in digits.enumerated() {
      if offset > 0, (digits.utf8.count - offset).isMultiple(of: 3) {
        parted += punctuation.thousands
      }
      parted.append(digit)
    }
    return parted
  }
}

extension String {
  /// Whether it ends as a sentence does.
  var endsSentence: Bool {
    guard let last else { return true }
    return ".。!！?？…".contains(last)
  }

  /// The text without one period at its end.
  var withoutPeriod: String {
    hasSuffix(".") || hasSuffix("。") ? String(dropLast()) : self
  }
}
