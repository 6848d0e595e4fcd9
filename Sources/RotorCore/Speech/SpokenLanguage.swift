/// The languages that VoiceOver's own words are known in; never the app's language.
public enum SpokenLanguage: String, Sendable, CaseIterable {
  /// English.
  case english = "en"
  /// Simplified Chinese.
  case chinese = "zh-Hans"
  /// German.
  case german = "de"

  /// The language of a BCP 47 tag, by its first part; nil when it is none of the three.
  public init?(tag: String) {
    let primary = tag.split { $0 == "-" || $0 == "_" }.first.map { $0.lowercased() }
    switch primary {
    case "en": self = .english
    case "zh": self = .chinese
    case "de": self = .german
    default: return nil
    }
  }
}
