import RotorCore

/// What a GeoJSON object can be (RFC 7946).
enum GeoJSONType: String, CaseIterable {
  case featureCollection = "FeatureCollection"
  case feature = "Feature"
  case point = "Point"
  case multiPoint = "MultiPoint"
  case lineString = "LineString"
  case multiLineString = "MultiLineString"
  case polygon = "Polygon"
  case multiPolygon = "MultiPolygon"
  case geometryCollection = "GeometryCollection"

  /// Reads the type of an object.
  ///
  /// - Parameter what: what is expected there, in words.
  init(of object: JSONNode, expected what: String) throws(JSONProblem) {
    guard object.kind == .object else { throw object.expected(what) }
    guard let node = object["type"] else {
      throw object.problem("the key 'type' is missing: expected \(what)")
    }
    let name = try node.string()
    guard let type = GeoJSONType(rawValue: name) else {
      let near = NearMiss.nearest(to: name, among: GeoJSONType.allCases.map(\.rawValue))
      throw node.problem(
        "the type '\(name.prefix(40))' is not known: expected \(what)"
          + (near.map { ": did you mean '\($0)'?" } ?? ""))
    }
    self = type
  }
}
