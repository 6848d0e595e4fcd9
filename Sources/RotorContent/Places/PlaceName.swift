/// What a single place is called.
public enum PlaceName {
  /// The name that a place has of its own, or nil.
  ///
  /// The first that is there of: the name in the language (for "de-AT" `name:de-AT`, then
  /// `name:de`; for Chinese also `name:zh-Hans`), `name`, `int_name`, the brand in the language,
  /// `brand`. The operator is left out: it says who runs a place, and several places share it.
  ///
  /// - Parameters:
  ///   - tags: the OpenStreetMap tags of the place.
  ///   - language: a BCP 47 tag.
  public static func own(in tags: [String: String], language: String) -> String? {
    let suffixes = suffixes(for: language)
    let keys =
      suffixes.map { "name:" + $0 } + ["name", "int_name"]
      + suffixes.map { "brand:" + $0 } + ["brand"]
    for key in keys {
      if let name = tags[key].flatMap(trimmed) { return name }
    }
    return nil
  }

  /// What to say for a place: its own name, else its category, else "Place".
  ///
  /// A stop, gate or entrance without a name adds its number: "Bus stop 14302".
  public static func label(
    for tags: [String: String], category: PlaceCategory?, language: String
  ) -> String {
    if let name = own(in: tags, language: language) { return name }
    guard let category else { return unnamed(in: language) }
    let singular = category.singular(in: language)
    let isNumbered =
      category.group == .transport || tags["entrance"] != nil || tags["public_transport"] != nil
    guard isNumbered else { return singular }
    guard let number = (tags["local_ref"] ?? tags["ref"]).flatMap(trimmed) else { return singular }
    return PlaceLanguage(language) == .chinese ? singular + number : singular + " " + number
  }

  /// The word for a place of which nothing is known.
  public static func unnamed(in language: String) -> String {
    switch PlaceLanguage(language) {
    case .english: "Place"
    case .chinese: "地点"
    case .german: "Ort"
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
