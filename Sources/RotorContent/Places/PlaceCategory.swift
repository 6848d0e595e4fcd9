/// What kind of place something is: a bank, a bus stop, a park.
public struct PlaceCategory: Hashable, Sendable, Identifiable {
  /// The tag that the category is known by: "amenity=bank".
  ///
  /// Tags with the same name are one category and share the id of the first.
  public let id: String

  /// The group that the category belongs to, if any.
  public let group: PlaceGroup?

  /// English, English plural, Chinese, German, German plural; or one name for all.
  private let names: [String]

  init(id: String, group: PlaceGroup?, names: [String]) {
    self.id = id
    self.group = group
    self.names = names
  }

  /// What one place is called, for a BCP 47 tag: "Post box"; German, Chinese, else English.
  public func singular(in language: String) -> String {
    switch PlaceLanguage(language) {
    case .english: name(0)
    case .chinese: name(2)
    case .german: name(3)
    }
  }

  /// What several are called, for a BCP 47 tag: "Post boxes"; German, Chinese, else English.
  public func plural(in language: String) -> String {
    switch PlaceLanguage(language) {
    case .english: name(1)
    case .chinese: name(2)
    case .german: name(4)
    }
  }

  private func name(_ index: Int) -> String {
    names.indices.contains(index) ? names[index] : names.first ?? id
  }

  /// Whether two categories are the same kind of place.
  public static func == (a: PlaceCategory, b: PlaceCategory) -> Bool { a.id == b.id }

  /// Hashes the id.
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }

  /// The category of a place by its OpenStreetMap tags; nil when no tag says what it is.
  ///
  /// Of several keys the first in this order counts: amenity, shop, emergency, information,
  /// tourism, leisure, healthcare, aeroway, aerialway, bridge, railway, place, highway,
  /// public_transport, historic, office, craft, man_made, natural, waterway, landuse, entrance,
  /// barrier. A value that says no more than "yes" counts only where no key says more, and
  /// `building` only where nothing else is there. Of several values the first counts.
  ///
  /// A value that is not in the table makes a category of its own, named by the value: "Foo bar".
  /// Complexity: O(tags).
  public static func of(tags: [String: String]) -> PlaceCategory? {
    PlaceCategories.shared.category(of: tags)
  }

  /// All categories that have a name of their own, in the order of the table.
  public static var all: [PlaceCategory] { PlaceCategories.shared.all }
}
