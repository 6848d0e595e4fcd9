/// The languages that places are described in.
enum PlaceLanguage: Hashable, Sendable {
  case english
  case chinese
  case german

  /// The language of a BCP 47 tag: Chinese for `zh…`, German for `de…`, else English.
  ///
  /// Chinese words are the simplified ones, whatever script the tag names.
  init(_ tag: String) {
    let primary = tag.prefix { $0 != "-" && $0 != "_" }.lowercased()
    switch primary {
    case "zh": self = .chinese
    case "de": self = .german
    default: self = .english
    }
  }

  /// What stands between a name, a distance and a direction.
  var separator: String { self == .chinese ? "，" : ", " }
}
