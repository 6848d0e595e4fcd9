import RotorContent
import RotorCore
import RotorFixtures
import Testing

@testable import RotorSources

@Suite("Maps that are broken at random")
struct GeoJSONMutationTests {
  private static let seeds = [
    collection(
      #""id": "a", "properties": {"amenity": "bank", "name": "A"}, "geometry": {"type": "Point", "coordinates": [1.5, 2]}"#,
      #""id": 7, "properties": {"tags": {"amenity": "atm"}}, "geometry": {"type": "Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2], [0, 0]]]}"#,
      #""properties": {"full_id": "w1", "other_tags": "\"shop\"=>\"bakery\""}, "geometry": {"type": "LineString", "coordinates": [[179, 1], [-179, 2]]}"#
    ),
    #"{"type": "GeometryCollection", "geometries": [{"type": "MultiPoint", "coordinates": [[1, 2], [-180, -90], [180, 90]]}, {"type": "MultiPolygon", "coordinates": [[[[0, 80], [90, 80], [180, 80], [-90, 80]]]]}]}"#,
    #"{"type": "Feature", "crs": {"type": "name", "properties": {"name": "EPSG:4326"}}, "properties": null, "geometry": {"type": "MultiLineString", "coordinates": [[[1, 2, 3], [4, 5]]]}}"#,
  ].map { Array($0.utf8) }

  private static let words = [
    "null", "-1", "1e999", "-180", "90", "180.0000000000001", "0.0", "-0", "1e-320", "[]", "{}",
    "[[", "]]", "\"\"", "\"Point\"", "\"Polygon\"", "\"type\": ", "\"id\": ", "[5, 2],",
    "[0, 0], [0, 0]", "\\ud800", "true", ",", "\"a\"", "=>", "\"coordinates\": ", "\"geometry\": ",
    "9007199254740993", "NaN",
  ].map { Array($0.utf8) }

  private static func mutated(_ bytes: [UInt8], _ dice: inout Dice) -> [UInt8] {
    var bytes = bytes
    for _ in 0...dice.below(3) {
      let start = dice.below(bytes.count + 1)
      let end = min(bytes.count, start + dice.below(dice.chance(4) ? 60 : 6))
      switch dice.below(6) {
      case 0: bytes.removeSubrange(start..<end)
      case 1: bytes.replaceSubrange(start..<end, with: dice.pick(words))
      case 2: bytes.insert(contentsOf: dice.pick(words), at: start)
      case 3: bytes.insert(contentsOf: bytes[start..<end], at: dice.below(bytes.count + 1))
      // Only a digit, so that many of them stay maps.
      case 4: if start < bytes.count { bytes[start] = UInt8(ascii: "0") + UInt8(dice.below(10)) }
      default: bytes.removeLast((bytes.count - start) / 8)
      }
    }
    return bytes
  }

  @Test("Whatever stands in a map, it is read or refused with a sentence, and can be walked")
  func mutations() throws {
    var dice = Dice(seed: 11)
    var read = 0
    var refused = 0
    for _ in 0..<4000 {
      let bytes = Self.mutated(dice.pick(Self.seeds), &dice)
      do {
        let file = try ScreenFile(name: "m.geojson", bytes: bytes)
        let source = try GeoJSONSource(file)
        let screen = source.read().screen
        try #require(screen.count == source.places.count + 2)
        for rotor in source.read().rotors {
          let stops = source.walk(rotor.title.name)
          try #require(stops.count == rotor.knownCount)
          let distances = stops.compactMap(\.distance)
          try #require(distances.count == stops.count)
          try #require(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
        }
        for position in screen.positions { _ = source.read().detail?(screen[position].id) }
        read += 1
      } catch let error as SourceError {
        try #require(error.description.hasPrefix("m.geojson"), "\(error)")
        refused += 1
      }
    }
    #expect(read > 200)
    #expect(refused > 2000)
  }
}
