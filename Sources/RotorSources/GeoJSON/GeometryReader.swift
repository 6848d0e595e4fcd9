import RotorContent

/// Reads the shape of one place.
struct GeometryReader {
  /// Where a place lies.
  enum Spot {
    /// Nowhere: the shape has no point.
    case nowhere
    /// At a single point.
    case point(Coordinate)
    /// At all points of an outline.
    case outline(PlaceOutline)
  }

  private var parts: [PlaceOutline.Part] = []

  /// Reads a shape of any type; heights are left out.
  ///
  /// Complexity: O(points).
  static func spot(of geometry: JSONNode) throws(JSONProblem) -> Spot {
    var reader = GeometryReader()
    try reader.read(geometry)
    if reader.parts.count == 1, case .points(let points) = reader.parts[0], points.count == 1 {
      return .point(points[0])
    }
    return PlaceOutline(reader.parts).map { .outline($0) } ?? .nowhere
  }

  /// Recurses as deep as collections lie in each other, which the depth of the JSON bounds.
  private mutating func read(_ geometry: JSONNode) throws(JSONProblem) {
    let type = try GeoJSONType(of: geometry, expected: "a geometry such as Point or Polygon")
    switch type {
    case .featureCollection, .feature:
      throw geometry.problem(
        "expected a geometry such as Point or Polygon, found a \(type.rawValue)")
    case .geometryCollection:
      guard let members = geometry["geometries"] else {
        throw geometry.problem("the key 'geometries' is missing")
      }
      guard members.kind == .array else { throw members.expected("an array of geometries") }
      for member in members.elements { try read(member) }
    case .point:
      let node = try coordinates(of: geometry)
      // A point that lies nowhere has an empty array.
      if node.size > 0 { add(.points([try GeometryReader.coordinate(node)])) }
    case .multiPoint: add(.points(try positions(coordinates(of: geometry))))
    case .lineString: add(.line(try positions(coordinates(of: geometry))))
    case .multiLineString:
      for line in try coordinates(of: geometry).elements { add(.line(try positions(line))) }
    case .polygon: add(.area(try rings(coordinates(of: geometry))))
    case .multiPolygon:
      for polygon in try coordinates(of: geometry).elements { add(.area(try rings(polygon))) }
    }
  }

  /// Keeps a piece that has a point.
  private mutating func add(_ part: PlaceOutline.Part) {
    switch part {
    case .points(let points) where points.isEmpty: break
    case .line(let points) where points.isEmpty: break
    case .area(let rings) where rings.isEmpty: break
    default: parts.append(part)
    }
  }

  private func coordinates(of geometry: JSONNode) throws(JSONProblem) -> JSONNode {
    guard let node = geometry["coordinates"] else {
      throw geometry.problem("the key 'coordinates' is missing")
    }
    guard node.kind == .array else { throw node.expected("an array of coordinates") }
    return node
  }

  private func rings(_ node: JSONNode) throws(JSONProblem) -> [[Coordinate]] {
    guard node.kind == .array else { throw node.expected("an array of rings") }
    var rings: [[Coordinate]] = []
    for ring in node.elements {
      let points = try positions(ring)
      if !points.isEmpty { rings.append(points) }
    }
    return rings
  }

  private func positions(_ node: JSONNode) throws(JSONProblem) -> [Coordinate] {
    guard node.kind == .array else { throw node.expected("an array of positions") }
    var points: [Coordinate] = []
    for position in node.elements { points.append(try GeometryReader.coordinate(position)) }
    return points
  }

  private static let position = "a position [longitude, latitude]"

  private static func coordinate(_ node: JSONNode) throws(JSONProblem) -> Coordinate {
    guard node.kind == .array else { throw node.expected(position) }
    var degrees = (longitude: 0.0, latitude: 0.0)
    var count = 0
    for item in node.elements {
      if count == 0 { degrees.longitude = try item.number("a longitude in degrees") }
      if count == 1 { degrees.latitude = try item.number("a latitude in degrees") }
      count += 1
    }
    guard count >= 2 else {
      throw node.problem("expected \(position), found an array of \(count)")
    }
    do {
      return try Coordinate(latitude: degrees.latitude, longitude: degrees.longitude)
    } catch {
      let isFar = abs(degrees.latitude) > 360 || abs(degrees.longitude) > 360
      throw node.problem(
        "\(error)"
          + (isFar ? "; the file may be in meters: expected degrees (CRS84 or EPSG:4326)" : ""))
    }
  }
}
