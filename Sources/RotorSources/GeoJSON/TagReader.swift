import RotorContent

/// Reads the properties of a feature as OpenStreetMap tags.
///
/// Overpass and QGIS write the tags as properties; older exports put them into an object `tags`,
/// GDAL the rarer ones into the text `other_tags`. What stands there wins over the properties.
struct TagReader {
  /// The tags; a category is added to them as `category`, unless there is a tag of that name.
  private(set) var tags: [String: String]
  /// What kind of place they say it is; nil when no tag does.
  private(set) var category: PlaceCategory?
  /// What was left out, and why.
  private(set) var complaints: [Complaint] = []

  /// Something that is no tag.
  enum Complaint {
    /// The properties are no object.
    case noObject(String)
    /// The value of a property is an array or an object.
    case nested(key: String)
    /// The text of tags cannot be read to its end.
    case brokenTags
  }

  /// Reads the value of `properties`; O(n).
  init(_ properties: JSONNode?) {
    guard let properties else {
      tags = [:]
      return
    }
    tags = Dictionary(minimumCapacity: min(properties.size / 2 + 1, 64))
    guard properties.kind == .object else {
      complaints.append(.noObject(properties.found))
      return
    }
    var inner: JSONNode?
    for (key, value) in properties.members {
      let name = key.text
      switch value.kind {
      case .object where name == "tags": inner = value
      case .string where name == "other_tags", .escapedString where name == "other_tags":
        let found = HStore.pairs(value.text)
        for pair in found.pairs { tags[pair.key] = pair.value }
        if !found.isWhole { complaints.append(.brokenTags) }
      default: add(name, value)
      }
    }
    if let inner {
      for (key, value) in inner.members { add(key.text, value) }
    }
    category = PlaceCategory.of(tags: tags)
    if let category, tags["category"] == nil { tags["category"] = category.id }
  }

  private mutating func add(_ name: String, _ value: JSONNode) {
    switch value.kind {
    case .string, .escapedString, .number: tags[name] = value.text
    case .yes: tags[name] = "true"
    case .no: tags[name] = "false"
    case .null: break
    case .object, .array:
      // What Overpass says about the object itself is no tag.
      if !name.hasPrefix("@"), name != "relations", name != "meta" {
        complaints.append(.nested(key: name))
      }
    }
  }
}
