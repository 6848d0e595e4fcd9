/// What single places are called in one language.
public struct PlaceName: Sendable {
  /// A BCP 47 tag.
  public let language: String
  private let spoken: PlaceLanguage
  /// The keys of a name, the first that is there counts.
  private let keys: [String]

  /// Works out which keys count for a language, a BCP 47 tag.
  public init(in language: String) {
    self.language = language
    spoken = PlaceLanguage(language)
    let suffixes = PlaceName.suffixes(for: language)
    keys =
      suffixes.map { "name:" + $0 } + ["name", "int_name"]
      + suffixes.map { "brand:" + $0 } + ["brand"]
  }

  /// The name that a place has of its own, or nil.
  ///
  /// The first that is there of: the name in the language (for "de-AT" `name:de-AT`, then
  /// `name:de`; for Chinese also `name:zh-Hans`), `name`, `int_name`, the brand in the language,
  /// `brand`. The operator is left out: it says who runs a place, and several places share it.
  public func own(in tags: [String: String]) -> String? {
    for key in keys {
      if let name = tags[key].flatMap(PlaceName.trimmed) { return name }
    }
    return nil
  }

  /// What to say for a place: its own name, else its category, else "Place".
  ///
  /// A stop, gate or entrance without a name adds its number: "Bus stop 14302".
  public func label(for tags: [String: String], category: PlaceCategory?) -> String {
    if let name = own(in: tags) { return name }
    guard let category else { return PlaceName.unnamed(in: language) }
    let singular = category.singular(in: language)
    let isNumbered =
      category.group == .transport || tags["entrance"] != nil || tags["public_transport"] != nil
    guard isNumbered, let number = (tags["local_ref"] ?? tags["ref"]).flatMap(PlaceName.trimmed)
    else { return singular }
    return spoken == .chinese ? singular + number : singular + " " + number
  }

  /// The word for a place of which nothing is known.
  public static func unnamed(in language: String) -> String {
    switch PlaceLanguage(language) {
    case .english: "Place"
    case .chinese: "地点"
    case .german: "Ort"
    }
  }

  /// The word for several places of which nothing is known.
  public static func unnamedPlural(in language: String) -> String {
    switch PlaceLanguage(language) {
    case .english: "Places"
    case .chinese: "地点"
    case .german: "Orte"
    }
  }

  /// The endings of keys for a language, the closest first.
  private static func suffixes(for language: String) -> [String] {
    let parts = language.split { $0 == "-" || $0 == "_" }
    var suffixes = (0..<parts.count).reversed().map { parts[...$0].joined(separator: "-") }
    if PlaceLanguage(language) == .chinese, !suffixes.contains("zh-Hans") {
      suffixes.insert("zh-Hans", at: max(0, suffixes.count - 1))
    }
    return suffixes
  }

  private static func trimmed(_ text: String) -> String? {
    let rest = text.drop(while: \.isWhitespace)
    guard let end = rest.lastIndex(where: { !$0.isWhitespace }) else { return nil }
    return String(rest[...end])
  }
}
