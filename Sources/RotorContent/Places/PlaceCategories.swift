/// The table of categories, taken apart once.
struct PlaceCategories: Sendable {
  /// What the table says about one key.
  private struct Key {
    /// The lower, the sooner it counts.
    let rank: Int
    /// The row for `*`.
    let general: PlaceCategory?
    let values: [String: PlaceCategory]
  }

  static let shared = PlaceCategories(PlaceCategoryTable.text)

  /// Keys whose unknown values name no kind of place, such as `emergency=designated`.
  private static let closedKeys: Set<String> = [
    "bridge", "emergency", "entrance", "information", "public_transport",
  ]

  let all: [PlaceCategory]
  private let keys: [String: Key]

  /// Reads a table: a line holds a key and its rows after bars, a row its fields after semicolons.
  init(_ text: String) {
    var all: [PlaceCategory] = []
    var known: [String: PlaceCategory] = [:]
    var keys: [String: Key] = [:]
    for line in text.split(separator: "\n") {
      let rows = line.split(separator: "|")
      guard let name = rows.first.map(String.init) else { continue }
      var general: PlaceCategory?
      var values: [String: PlaceCategory] = [:]
      for row in rows.dropFirst() {
        let fields = row.split(separator: ";").map(String.init)
        guard fields.count == 7 else { continue }
        let plural = fields[2]
        let category =
          known[plural]
          ?? PlaceCategory(
            id: "\(name)=\(fields[0] == "*" ? "yes" : fields[0])",
            group: PlaceGroup(rawValue: fields[6]), names: Array(fields[1...5]))
        if known.updateValue(category, forKey: plural) == nil { all.append(category) }
        if fields[0] == "*" { general = category } else { values[fields[0]] = category }
      }
      keys[name] = Key(rank: keys.count, general: general, values: values)
    }
    self.all = all
    self.keys = keys
  }

  func category(of tags: [String: String]) -> PlaceCategory? {
    var best: PlaceCategory?
    var bestRank = Int.max
    for (name, value) in tags {
      guard let key = keys[name] else { continue }
      guard let category = category(name: name, key: key, value: value) else { continue }
      // What says no more than yes comes after all that says more, a building after both.
      let isGeneral = category == key.general
      let rank = key.rank + (isGeneral ? keys.count : 0) + (name == "building" ? 2 * keys.count : 0)
      if rank < bestRank { (best, bestRank) = (category, rank) }
    }
    return best
  }

  private func category(name: String, key: Key, value: String) -> PlaceCategory? {
    if let category = key.values[value] { return category }
    let first = value.prefix { $0 != ";" }.drop(while: \.isWhitespace)
    let end = first.lastIndex { !$0.isWhitespace }
    guard let end else { return nil }
    let word = String(first[...end])
    if let category = key.values[word] { return category }
    switch word {
    case "no", "none": return nil
    case "yes", "*": return key.general
    default: break
    }
    if Self.closedKeys.contains(name) { return key.general }
    return PlaceCategory(id: "\(name)=\(word)", group: nil, names: [Self.readable(word)])
  }

  /// A value as words: "foo_bar" is "Foo bar".
  private static func readable(_ value: String) -> String {
    let words = value.split { $0 == "_" || $0.isWhitespace }.joined(separator: " ")
    guard let first = words.first else { return value }
    return first.uppercased() + words.dropFirst()
  }
}
