/// Finds out what a text holds by looking at it, no further than needed.
struct ContentSniffer {
  private let bytes: [UInt8]
  private var at = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    if bytes.starts(with: TextInput.byteOrderMark) { at = TextInput.byteOrderMark.count }
  }

  /// The kind of the text.
  ///
  /// - Throws: ``SourceError/unreadable(_:)`` for JSON that is none of the known kinds, or is not
  ///   JSON after all.
  func kind(name: String, isJSON: Bool) throws(SourceError) -> ScreenFile.Kind {
    let first = bytes[at...].first { $0 > 0x20 }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      if let kind = jsonKind() { return kind }
    case UInt8(ascii: "<") where !isJSON: return .html
    default:
      if !isJSON { return .text }
    }
    let document: JSONDocument
    do {
      document = try JSONDocument(bytes)
    } catch {
      throw SourceError(error, in: name, bytes: bytes)
    }
    throw .unreadable("\(name): \(ContentSniffer.verdict(document.root))")
  }

  /// What an unknown JSON text might be, and what was expected.
  private static func verdict(_ root: JSONNode) -> String {
    if root["rotor"]?.text == "report" {
      return "this is a report of Rotor, expected a snapshot: write one with rotor capture"
    }
    if root["osm3s"] != nil {
      return "this is Overpass JSON, expected GeoJSON: export it as GeoJSON"
    }
    if root["type"]?.text == "Topology" {
      return "this is TopoJSON, expected GeoJSON: convert it"
    }
    return
      "this JSON is no screen, expected a snapshot (\"rotor\": \"snapshot\"), GeoJSON (\"type\":"
      + " \"FeatureCollection\") or an AccessibilitySnapshot model"
  }

  /// Reads keys until one decides.
  private func jsonKind() -> ScreenFile.Kind? {
    var scan = KeyScan(bytes, from: at)
    // A list of nodes has its keys one level deeper than a single one.
    let level = bytes[at...].first { $0 > 0x20 } == UInt8(ascii: "[") ? 2 : 1
    while let (key, depth, value) = scan.next() {
      switch (key, depth, value) {
      case ("rotor", 1, "snapshot"): return .snapshot
      case ("rotor", 1, .some): return nil
      case ("type", 1, let type?) where ContentSniffer.geoJSONTypes.contains(type):
        return .geoJSON
      case ("features", 1, nil): return .geoJSON
      case ("container", level, nil), ("element", level, nil): return .accessibilitySnapshot
      case ("usesDefaultActivationPoint", level, nil): return .accessibilitySnapshot
      default: continue
      }
    }
    return nil
  }

  private static let geoJSONTypes: Set<String> = [
    "FeatureCollection", "Feature", "GeometryCollection", "Point", "MultiPoint", "LineString",
    "MultiLineString", "Polygon", "MultiPolygon",
  ]
}
