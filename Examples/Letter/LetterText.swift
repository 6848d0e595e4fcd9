import RotorUIKit

/// A letter in which people are named, pages are linked, and what matters is bold.
enum LetterText {
  /// What names a person.
  static let mention = NSAttributedString.Key("mention")

  static let text: NSAttributedString = {
    let whole = NSMutableAttributedString()
    for (words, attributes) in parts {
      whole.append(NSAttributedString(string: words, attributes: attributes))
    }
    return whole
  }()

  private static let bold: [NSAttributedString.Key: Any] = [
    .font: UIFont.boldSystemFont(ofSize: 17)
  ]

  private static let parts: [(String, [NSAttributedString.Key: Any])] = [
    ("Dear ", [:]), ("Ada", [mention: "ada"]), (", please meet ", [:]), ("Ben", [mention: "ben"]),
    (" ", [:]), ("on Friday at nine", bold), (". The way is on ", [:]),
    ("the map", [.link: "https://example.org/map"]), (", the plan on ", [:]),
    ("our page", [.link: "https://example.org/plan"]), (". ", [:]), ("Bring the key", bold),
    (" for ", [:]), ("Cem", [mention: "cem"]), (". Yours, Dora", [:]),
  ]

  /// The bold parts.
  static let boldRanges: [NSRange] = {
    var ranges: [NSRange] = []
    text.enumerateAttribute(.font, in: NSRange(location: 0, length: text.length), options: []) {
      font, range, _ in
      if font != nil { ranges.append(range) }
    }
    return ranges
  }()
}
