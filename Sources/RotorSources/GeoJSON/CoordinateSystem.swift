/// The coordinate system that a file states, which has to be longitude and latitude on WGS 84.
///
/// RFC 7946 allows no other, but older files name theirs under `crs`.
enum CoordinateSystem {
  /// Refuses every other coordinate system.
  ///
  /// - Parameter node: the value of `crs`; nil when there is none.
  static func check(_ node: JSONNode?) throws(JSONProblem) {
    guard let node else { return }
    let stated: JSONNode?
    if node.kind == .object {
      let properties = node["properties"]
      stated = properties?["name"] ?? properties?["code"]
    } else {
      stated = node
    }
    guard let stated, stated.kind != .object, stated.kind != .array else {
      throw node.problem(
        "the coordinate system has no name: expected \(wanted), or no 'crs' at all")
    }
    let name = stated.text
    guard isWGS84(name) else {
      throw stated.problem(
        "the coordinate system '\(name.prefix(80))' is not WGS 84: expected \(wanted): convert the"
          + " file, such as with ogr2ogr -t_srs EPSG:4326")
    }
  }

  private static let wanted = "longitude and latitude in degrees (CRS84 or EPSG:4326)"

  /// Knows the names as short text, as URN and as address.
  private static func isWGS84(_ name: String) -> Bool {
    let parts = name.uppercased().split { !$0.isLetter && !$0.isNumber }
    guard let last = parts.last else { return false }
    switch last {
    case "CRS84", "CRS84H": return true
    // 4979 has heights, which are left out here.
    case "4326", "4979": return parts.count == 1 || parts.contains("EPSG")
    default: return name.uppercased() == "WGS84" || name.uppercased() == "WGS 84"
    }
  }
}
