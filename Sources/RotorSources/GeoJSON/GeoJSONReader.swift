import RotorContent

/// Reads the places of a GeoJSON document.
struct GeoJSONReader {
  /// The places that lie somewhere, in the order of the file.
  private(set) var places: [GeoJSONPlace] = []
  /// What the file calls itself; nil when it does not.
  private(set) var name: String?
  /// What was odd about the file and did not keep it from being read.
  private(set) var warnings = Warnings()

  /// Reads a whole document.
  ///
  /// - Complexity: O(n)
  init(_ root: JSONNode) throws(JSONProblem) {
    let type = try GeoJSONType(of: root, expected: "FeatureCollection, Feature or a geometry")
    switch type {
    case .featureCollection:
      try CoordinateSystem.check(root["crs"])
      if let name = root["name"], name.kind == .string || name.kind == .escapedString {
        self.name = name.text
      }
      guard let features = root["features"] else {
        throw root.problem("the key 'features' is missing: expected an array of features")
      }
      guard features.kind == .array else { throw features.expected("an array of features") }
      for feature in features.elements { try read(feature, number: places.count + skipped + 1) }
    case .feature: try read(root, number: 1)
    default:
      try CoordinateSystem.check(root["crs"])
      let spot = try GeometryReader.spot(of: root)
      add(GeoJSONPlace(id: nil, spot: spot, tags: [:], number: 1, offset: root.start))
    }
  }

  private var skipped = 0

  private mutating func read(_ feature: JSONNode, number: Int) throws(JSONProblem) {
    var id: String?
    do throws(JSONProblem) {
      guard feature.kind == .object else { throw feature.expected("a feature") }
      var parts = Parts()
      for (key, value) in feature.members where !value.isNull {
        switch key.text {
        case "type": parts.type = value
        case "id": parts.id = value
        case "properties": parts.properties = value
        case "geometry": parts.geometry = value
        case "crs": try CoordinateSystem.check(value)
        default: break
        }
      }
      try checkType(parts.type, of: feature)
      let reader = TagReader(parts.properties)
      for complaint in reader.complaints { note(complaint, number) }
      id = try GeoJSONReader.id(reader.tags, parts.id)
      let spot = try parts.geometry.map(GeometryReader.spot) ?? .nowhere
      add(
        GeoJSONPlace(
          id: id, spot: spot, tags: reader.tags, category: reader.category, number: number,
          offset: feature.start))
    } catch {
      // Whoever repairs the file looks for the place, not for the byte.
      let who = id.map { ", '\($0)'" } ?? ""
      throw JSONProblem(
        offset: error.offset, message: "feature \(number)\(who): \(error.message)")
    }
  }

  /// The members of a feature.
  private struct Parts {
    var type: JSONNode?
    var id: JSONNode?
    var properties: JSONNode?
    var geometry: JSONNode?
  }

  private func checkType(_ type: JSONNode?, of feature: JSONNode) throws(JSONProblem) {
    if type?.kind == .string, type?.text == GeoJSONType.feature.rawValue { return }
    let other = try GeoJSONType(of: feature, expected: "a Feature")
    if other != .feature { throw feature.problem("expected a Feature, found a \(other.rawValue)") }
  }

  /// Keeps a place that lies somewhere.
  private mutating func add(_ place: GeoJSONPlace) {
    if case .nowhere = place.spot {
      skipped += 1
      warnings.note("nowhere") { "feature \(place.number) has no geometry and is left out" }
      return
    }
    places.append(place)
  }

  /// The id as Overpass gives it, that of the feature, or the one that QGIS makes.
  private static func id(
    _ tags: [String: String], _ node: JSONNode?
  ) throws(JSONProblem) -> String? {
    if let id = tags["@id"], !id.isEmpty { return id }
    if let node {
      switch node.kind {
      case .string, .escapedString, .number:
        let id = node.text
        if !id.isEmpty { return id }
      default: throw node.expected("a string or a number as the id")
      }
    }
    if let id = tags["full_id"], !id.isEmpty { return id }
    guard let type = tags["osm_type"], let number = tags["osm_id"], !type.isEmpty, !number.isEmpty
    else { return nil }
    return "\(type)/\(number)"
  }

  private mutating func note(_ complaint: TagReader.Complaint, _ number: Int) {
    switch complaint {
    case .noObject(let found):
      warnings.note("no object") {
        "feature \(number): its properties are left out: expected an object, found \(found)"
      }
    case .nested(let key):
      warnings.note("nested") {
        "feature \(number): the property '\(key)' is left out: expected a text, a number, true or"
          + " false"
      }
    case .brokenTags:
      warnings.note("broken tags") {
        "feature \(number): 'other_tags' cannot be read to its end: expected \"key\"=>\"value\""
      }
    }
  }
}
