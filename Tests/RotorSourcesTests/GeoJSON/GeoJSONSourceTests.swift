import RotorContent
import RotorCore
import Testing

@testable import RotorSources

@Suite("Maps from GeoJSON")
struct GeoJSONSourceTests {
  private static let here = #""geometry": {"type": "Point", "coordinates": [13.4, 52.5]}"#

  /// A feature at 52.5, 13.4 with properties.
  private static func feature(_ properties: String, more: String = "") -> String {
    collection("\(more)\"properties\": \(properties), \(here)")
  }

  @Test("The map owns its rotors, and its first element says how many places there are")
  func structure() throws {
    let source = try map(
      collection(
        #""properties": {"amenity": "toilets"}, "id": "a", "geometry": {"type": "Point", "coordinates": [0.001, 0]}"#,
        #""properties": {"amenity": "bank", "name": "Volksbank"}, "id": "b", "geometry": {"type": "Point", "coordinates": [0.01, 0]}"#,
        #""properties": {"amenity": "atm", "name": "Cash"}, "id": "c", "geometry": {"type": "Point", "coordinates": [0.02, 0]}"#
      ), from: .origin)
    let reading = source.read()
    let screen = reading.screen
    #expect(screen[0].container?.kind == .map)
    #expect(screen[0].id == source.map)
    #expect(screen[1].label == "Map, 3 places")
    #expect(screen.count == 5)
    #expect(screen.positions.dropFirst().allSatisfy { screen.parent(of: $0) == 0 })
    #expect(reading.rotors.allSatisfy { $0.owner == source.map })
    #expect(screen["a"]?.attributes == ["amenity": "toilets", "category": "amenity=toilets"])
    #expect(screen["b"]?.respondsToUserInteraction == true)
    #expect(screen["b"]?.activation == nil)
    #expect(source.carryOut(.activate("b", range: nil)) == .notHandled)
    #expect(source.read().screen.isIdentical(to: screen))
    var voice = try VoiceOver(on: source)
    func said() -> String? { voice.describeFocus()?.text(in: .english) }
    #expect(said() == "Map, 3 places")
    let names = voice.dial.entries.map { $0.title.spokenName(.english) }
    #expect(
      names.starts(with: ["Toilets", "Banks", "Cash machines", "Banks and cash machines"]))
    _ = voice.perform(.swipeRight)
    #expect(said() == "Toilets, 110 meters, east")
    _ = voice.perform(.swipeRight)
    #expect(said() == "Volksbank, 1.1 kilometers, east")
    _ = voice.perform(.swipeRight)
    // The name, how far, and what it is where the name does not say that.
    #expect(said() == "Cash, 2.2 kilometers, east, Cash machine")
    source.position = try Coordinate(latitude: 0, longitude: 0.02)
    #expect(said() == "Cash, close by, Cash machine")
  }

  @Test(
    "The summary is in the language of the words",
    arguments: [
      (0, "Map, no places", "地图，没有地点", "Karte, keine Orte"),
      (1, "Map, 1 place", "地图，1个地点", "Karte, 1 Ort"),
      (999, "Map, 999 places", "地图，999个地点", "Karte, 999 Orte"),
      (1072, "Map, 1,072 places", "地图，1,072个地点", "Karte, 1.072 Orte"),
      (1_000_000, "Map, 1,000,000 places", "地图，1,000,000个地点", "Karte, 1.000.000 Orte"),
    ])
  func summary(count: Int, english: String, chinese: String, german: String) {
    #expect(MapWords.summary(count: count, in: "en-GB") == english)
    #expect(MapWords.summary(count: count, in: "zh-Hans") == chinese)
    #expect(MapWords.summary(count: count, in: "de") == german)
    #expect(MapWords.summary(count: count, in: "fr") == english)
  }

  @Test("Every geometry is one place")
  func geometries() throws {
    let rows = [
      (#""Point", "coordinates": [13.4, 52.5]"#, "at 52.5,13.4"),
      (#""Point", "coordinates": [13.4, 52.5, 34.7, null]"#, "at 52.5,13.4"),
      (#""MultiPoint", "coordinates": [[13.4, 52.5]]"#, "at 52.5,13.4"),
      (#""MultiPoint", "coordinates": [[13, 52], [14, 53]]"#, "at 52.5,13.5 outlined"),
      (#""LineString", "coordinates": [[13, 52], [14, 53]]"#, "at 52.5,13.5 outlined"),
      (#""LineString", "coordinates": [[179, 0], [-178, 2]]"#, "at 1.0,-179.5 outlined"),
      (
        #""MultiLineString", "coordinates": [[[13, 52], [14, 53]], [], [[12, 52], [12, 51]]]"#,
        "at 52.0,13.0 outlined"
      ),
      (
        #""Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2], [0, 2], [0, 0]], [[1, 1], [1.1, 1], [1, 1.1], [1, 1]]]"#,
        "at 1.0,1.0 outlined"
      ),
      (#""Polygon", "coordinates": [[[0, 0], [2, 0], [2, 2]]]"#, "at 1.0,1.0 outlined"),
      (
        #""MultiPolygon", "coordinates": [[[[0, 0], [1, 0], [1, 1], [0, 0]]], [[[3, 3], [4, 3], [4, 4], [3, 3]]]]"#,
        "at 2.0,2.0 outlined"
      ),
      (
        #""GeometryCollection", "geometries": [{"type": "Point", "coordinates": [0, 0]}, {"type": "GeometryCollection", "geometries": [{"type": "LineString", "coordinates": [[2, 2], [4, 4]]}]}]"#,
        "at 2.0,2.0 outlined"
      ),
    ]
    for (geometry, expected) in rows {
      let text = "{\"type\": \(geometry)}"
      #expect(try map(text).lines == ["place-1: Place " + expected], "\(text)")
      let feature = "{\"type\": \"Feature\", \"properties\": null, \"geometry\": \(text)}"
      #expect(try map(feature).lines == ["place-1: Place " + expected], "\(feature)")
      let list = "{\"features\": [\(feature)], \"type\": \"FeatureCollection\"}"
      #expect(try map(list).lines == ["place-1: Place " + expected], "\(list)")
    }
  }

  @Test("A feature without a point is left out and counted; the others keep their numbers")
  func nowhere() throws {
    let rows = [
      "null", #"{"type": "Point", "coordinates": []}"#,
      #"{"type": "Polygon", "coordinates": [[], []]}"#,
      #"{"type": "GeometryCollection", "geometries": []}"#,
    ]
    for row in rows {
      let source = try map(
        collection(
          "\"properties\": {}, \"geometry\": \(row)", "\"properties\": {}, \(Self.here)",
          "\"properties\": {}"))
      #expect(source.lines == ["place-2: Place at 52.5,13.4"])
      #expect(
        source.warnings == [
          "feature 1 has no geometry and is left out (and 1 more like it)"
        ])
      #expect(source.read().screen[1].label == "Map, 1 place")
    }
    let none = try map(#"{"type": "FeatureCollection", "features": []}"#)
    #expect(none.read().screen[1].label == "Map, no places")
    #expect(none.read().rotors.isEmpty)
    #expect(none.notes.isEmpty)
    #expect(none.position == .origin)
  }

  @Test("An id is that of Overpass, of the feature, of QGIS, of the object, or a number")
  func ids() throws {
    let rows = [
      ("", "{}", "place-1"),
      (#""id": "way/5", "#, "{}", "way/5"),
      (#""id": 17, "#, "null", "17"),
      (#""id": 1.50, "#, "{}", "1.50"),
      (#""id": null, "#, "{}", "place-1"),
      (#""id": "", "#, "{}", "place-1"),
      (#""id": "node/1", "#, #"{"@id": "way/2", "full_id": "w3"}"#, "way/2"),
      (#""id": "node/1", "#, #"{"@id": "", "full_id": "w3"}"#, "node/1"),
      ("", #"{"full_id": "w3", "osm_id": "4", "osm_type": "way"}"#, "w3"),
      ("", #"{"osm_id": 4, "osm_type": "way"}"#, "way/4"),
      ("", #"{"osm_id": "4"}"#, "place-1"),
      (#""id": "map", "#, "{}", "map"),
      (#""id": "näh \u00e4\"", "#, "{}", "näh ä\""),
    ]
    for (more, properties, expected) in rows {
      let source = try map(Self.feature(properties, more: more))
      #expect(source.places.ids == [Screen.Element.ID(expected)])
      #expect(source.map != source.places.ids[0])
    }
    let mixed = try map(
      collection(
        "\(Self.here)", #""id": "place-1", \#(Self.here)"#, #""id": "place-7'", \#(Self.here)"#,
        #""id": "map", \#(Self.here)"#)
    )
    #expect(mixed.places.ids == ["place-1''", "place-1", "place-7'", "map"])
    #expect(mixed.map == "map'")
  }

  @Test("Tags are properties, or stand under tags or other_tags; a name says what it is")
  func tags() throws {
    let rows = [
      (#"{"amenity": "toilets"}"#, "Toilets"),
      (#"{"tags": {"amenity": "toilets"}}"#, "Toilets"),
      (
        #"{"type": "node", "id": 5, "tags": {"tourism": "hotel"}, "meta": {}, "relations": []}"#,
        "Hotel"
      ),
      (
        #"{"osm_id": "1", "name": "Adlon", "other_tags": "\"tourism\"=>\"hotel\",\"stars\"=>\"5\""}"#,
        "Adlon (Hotel)"
      ),
      (#"{"tourism": "hotel", "name": "Adlon"}"#, "Adlon (Hotel)"),
      (#"{"tourism": "hotel", "name": "Grand HOTEL Adlon"}"#, "Grand HOTEL Adlon"),
      (#"{"tourism": "hotel", "name": "  "}"#, "Hotel"),
      (#"{"tourism": "hotel", "name": null}"#, "Hotel"),
      (#"{"tourism": "hotel", "name": 1900}"#, "1900 (Hotel)"),
      (#"{"tourism": "hotel", "name": true}"#, "true (Hotel)"),
      (#"{"tourism": "hotel", "name": ["a"]}"#, "Hotel"),
      (#"{"building": "yes"}"#, "Building"),
      (#"{"name": "Somewhere"}"#, "Somewhere"),
      (#"{"amenity": 5}"#, "5"),
      ("null", "Place"), ("[]", "Place"), ("7", "Place"),
    ]
    for (properties, expected) in rows {
      let source = try map(Self.feature(properties))
      let line = try #require(source.lines.first)
      #expect(line.hasSuffix(": \(expected) at 52.5,13.4"), "\(properties): \(line)")
    }
  }

  @Test("What is left out of the properties is told once")
  func warnings() throws {
    let rows = [
      (
        #"{"a": {"b": 1}, "c": []}"#,
        [
          "feature 1: the property 'a' is left out: expected a text, a number, true or false"
            + " (and 1 more like it)"
        ]
      ),
      (#"{"@relations": [], "relations": [], "meta": {}}"#, []),
      (
        #"{"tags": {"a": {}}}"#,
        ["feature 1: the property 'a' is left out: expected a text, a number, true or false"]
      ),
      ("[1]", ["feature 1: its properties are left out: expected an object, found an array"]),
      (
        #"{"other_tags": "\"a\"=>\"b\",oh"}"#,
        [
          "feature 1: 'other_tags' cannot be read to its end: expected \"key\"=>\"value\""
        ]
      ),
    ]
    for (properties, expected) in rows {
      #expect(try map(Self.feature(properties)).warnings == expected)
    }
  }

  @Test("Names and categories are in the language that is asked for")
  func languages() throws {
    let text = Self.feature(
      #"{"shop": "supermarket", "name": "Mercator", "name:zh": "超市", "name:de": "Markt"}"#)
    for (language, label, value, rotor) in [
      ("en", "Mercator", "Supermarket", "Supermarkets"), ("zh-Hans", "超市", nil, "超市"),
      ("de", "Markt", "Supermarkt", "Supermärkte"),
    ] as [(String, String, String?, String)] {
      let source = try map(text, words: DistanceWords(language: language))
      let element = try #require(source.read().screen["place-1"])
      #expect(element.label == label)
      #expect(element.value == value)
      #expect(source.rotorLines == ["\(rotor) 1"])
    }
  }

  @Test("Without a place to stand, distances are from the middle, and that is said")
  func middle() throws {
    let text =
      #"{"type": "MultiPoint", "coordinates": [[179.5, -10], [-179, 10.123457]]}"#
    let source = try map(text)
    #expect(source.notes == ["distances are from 0.06173,-179.75, the middle of the map"])
    #expect(source.position.longitude == -179.75)
    let stands = try map(text, from: .origin)
    #expect(stands.notes.isEmpty)
    #expect(stands.position == .origin)
  }

  @Test(
    "The names of WGS 84 are understood",
    arguments: [
      #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC:1.3:CRS84"}}"#,
      #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:OGC::CRS84"}}"#,
      #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::4326"}}"#,
      #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG:6.9:4326"}}"#,
      #"{"type": "name", "properties": {"name": "EPSG:4326"}}"#,
      #"{"type": "name", "properties": {"name": "epsg:4326"}}"#,
      #"{"type": "name", "properties": {"name": "http://www.opengis.net/def/crs/EPSG/0/4326"}}"#,
      #"{"type": "name", "properties": {"name": "http://www.opengis.net/def/crs/OGC/1.3/CRS84"}}"#,
      #"{"type": "EPSG", "properties": {"code": 4326}}"#,
      #""EPSG:4326""#, "null",
    ])
  func coordinateSystems(crs: String) throws {
    let text =
      "{\"crs\": \(crs), \"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Feature\", "
      + "\"crs\": \(crs), \"geometry\": {\"type\": \"Point\", \"coordinates\": [1, 2]}}]}"
    #expect(try map(text).lines == ["place-1: Place at 2.0,1.0"])
  }

  @Test("Rotors are offered for categories and for groups of two, the largest first")
  func rotors() throws {
    let kinds = ["atm", "bank", "bank", "toilets", "toilets", "toilets"]
    let features = kinds.map { kind in
      "{\"type\": \"Feature\", \"properties\": {\"amenity\": \"\(kind)\"}, \(Self.here)}"
    }
    let source = try map(
      "{\"type\": \"FeatureCollection\", \"name\": \"Here\", \"features\": ["
        + features.joined(separator: ", ") + "]}")
    #expect(
      source.rotorLines == [
        "Toilets 3", "Banks 2", "Cash machines 1", "group Banks and cash machines 3",
      ])
    #expect(source.read().screen.name == "Here")
    #expect(source.walk("Toilets").map(\.target) == ["place-4", "place-5", "place-6"])
    #expect(source.walk("Toilets").allSatisfy { $0.distance == 0 })
    #expect(try map(Self.feature("{}")).read().screen.name == "m.geojson")
  }
}
