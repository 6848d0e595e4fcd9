/// The words and the placeholders of a format such as `%lld of %@`.
nonisolated struct FormatPieces {
  enum Piece: Equatable {
    case words(String)
    /// A value, by its place where the format says one, as in `%2$@`.
    case value(Int?)
  }

  private(set) var pieces: [Piece] = []

  init(_ format: String) {
    var words = ""
    var rest = Substring(format)
    while let percent = rest.firstIndex(of: "%") {
      words += rest[..<percent]
      let after = rest[rest.index(after: percent)...]
      if after.first == "%" {
        words += "%"
        rest = after.dropFirst()
      } else if let (place, length) = FormatPieces.placeholder(after) {
        if !words.isEmpty { pieces.append(.words(words)) }
        words = ""
        pieces.append(.value(place))
        rest = after.dropFirst(length)
      } else {
        words += "%"
        rest = after
      }
    }
    words += rest
    if !words.isEmpty { pieces.append(.words(words)) }
  }

  /// The place that a placeholder names, if any, and how long it is; nil for what is none.
  private static func placeholder(_ text: Substring) -> (place: Int?, length: Int)? {
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    var place: Int?
    var rest = text
    if !digits.isEmpty, digits.count < 4, text.dropFirst(digits.count).first == "$" {
      place = Int(digits).map { $0 - 1 }
      rest = text.dropFirst(digits.count + 1)
    }
    let modifiers = rest.prefix { "0123456789.+-# hlqzjtL".contains($0) }
    guard modifiers.count < 20, let type = rest.dropFirst(modifiers.count).first,
      "@dDiuUxXoOfFeEgGaAcs".contains(type)
    else { return nil }
    return (place, text.count - rest.count + modifiers.count + 1)
  }
}
