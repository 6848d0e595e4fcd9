import Testing

@testable import RotorSources

@Suite("What is said of GeoJSON that cannot be read")
struct GeoJSONMessageTests {
  static let types = "expected FeatureCollection, Feature or a geometry"

  static let documents = [
    ("", "m.geojson: the file is empty, expected a screen"),
    (" \n", "m.geojson: the file is empty, expected a screen"),
    (
      "{\"type\": \"FeatureColl",
      "m.geojson, line 1, column 10: the text ends inside the string that begins here: is it cut off?"
    ),
    (
      "{\"type\": \"FeatureCollection\", \"features\": [\n",
      "m.geojson, line 2, column 1: expected a value or ']', found the end of the text: is it cut off?"
    ),
    (
      "[]",
      "m.geojson, line 1, column 1: expected FeatureCollection, Feature or a geometry, found an array"
    ),
    (
      "5",
      "m.geojson, line 1, column 1: expected FeatureCollection, Feature or a geometry, found the number 5"
    ),
    ("{}", "m.geojson, line 1, column 1: the key 'type' is missing: \(types)"),
    ("{\"type\": 5}", "m.geojson, line 1, column 10, type: expected a string, found the number 5"),
    (
      "{\"type\": \"featurecolection\"}",
      "m.geojson, line 1, column 10, type: the type 'featurecolection' is not known: \(types): did you mean 'FeatureCollection'?"
    ),
    (
      "{\"type\": \"Topology\"}",
      "m.geojson, line 1, column 10, type: the type 'Topology' is not known: \(types)"
    ),
    (
      "{\"type\": \"FeatureCollection\"}",
      "m.geojson, line 1, column 1: the key 'features' is missing: expected an array of features"
    ),
    (
      "{\"type\": \"FeatureCollection\", \"features\": {}}",
      "m.geojson, line 1, column 43, features: expected an array of features, found an object"
    ),
    (
      "{\"type\": \"FeatureCollection\", \"features\": [5]}",
      "m.geojson, line 1, column 44, features.0: feature 1: expected a feature, found the number 5"
    ),
    (
      "{\"type\": \"FeatureCollection\", \"features\": [{\"type\": \"Point\"}]}",
      "m.geojson, line 1, column 44, features.0: feature 1: expected a Feature, found a Point"
    ),
    (
      "{\"type\": \"FeatureCollection\", \"features\": [{}]}",
      "m.geojson, line 1, column 44, features.0: feature 1: the key 'type' is missing: expected a Feature"
    ),
    (
      "{\"type\": \"Feature\", \"id\": [], \"geometry\": null}",
      "m.geojson, line 1, column 27, id: feature 1: expected a string or a number as the id, found an array"
    ),
    (
      "{\"type\": \"Feature\", \"type\": \"Feature\"}",
      "m.geojson, line 1, column 21: expected every key once in an object"
    ),
    (
      "{\"type\": \"Point\", \"coordinates\": [1, 2]} {}",
      "m.geojson, line 1, column 42: expected nothing after the first value, found '{'"
    ),
  ]

  @Test("A document that is no map", arguments: documents)
  func document(text: String, message: String) {
    #expect(mapComplaint(text) == message)
  }

  static let position = "expected a position [longitude, latitude]"

  static let geometries = [
    ("5", "geometry: @expected a geometry such as Point or Polygon, found the number 5"),
    ("{}", "geometry: @the key 'type' is missing: expected a geometry such as Point or Polygon"),
    (
      #"{"type": "Circle"}"#,
      "geometry.type: @the type 'Circle' is not known: expected a geometry such as Point or Polygon"
    ),
    (
      #"{"type": "polygon"}"#,
      "geometry.type: @the type 'polygon' is not known: expected a geometry such as Point or Polygon: did you mean 'Polygon'?"
    ),
    (
      #"{"type": "Feature"}"#,
      "geometry: @expected a geometry such as Point or Polygon, found a Feature"
    ),
    (#"{"type": "Point"}"#, "geometry: @the key 'coordinates' is missing"),
    (
      #"{"type": "Point", "coordinates": 5}"#,
      "geometry.coordinates: @expected an array of coordinates, found the number 5"
    ),
    (
      #"{"type": "Point", "coordinates": [5]}"#,
      "geometry.coordinates: @\(position), found an array of 1"
    ),
    (
      #"{"type": "Point", "coordinates": ["5", 5]}"#,
      "geometry.coordinates.0: @expected a longitude in degrees, found the string '5'"
    ),
    (
      #"{"type": "Point", "coordinates": [5, null]}"#,
      "geometry.coordinates.1: @expected a latitude in degrees, found null"
    ),
    (
      #"{"type": "Point", "coordinates": [5, 1e999]}"#,
      "geometry.coordinates.1: @expected a finite number, found 1e999"
    ),
    (
      #"{"type": "Point", "coordinates": [37.77, -122.4]}"#,
      "geometry.coordinates: @latitude -122.4 is out of range: expected -90 to 90 degrees; latitude and longitude may be the wrong way round"
    ),
    (
      #"{"type": "Point", "coordinates": [170, 91]}"#,
      "geometry.coordinates: @latitude 91.0 is out of range: expected -90 to 90 degrees"
    ),
    (
      #"{"type": "Point", "coordinates": [180.5, 10]}"#,
      "geometry.coordinates: @longitude 180.5 is out of range: expected -180 to 180 degrees"
    ),
    (
      #"{"type": "Point", "coordinates": [1491636.5, 6894701.3]}"#,
      "geometry.coordinates: @latitude 6894701.3 is out of range: expected -90 to 90 degrees; the file may be in meters: expected degrees (CRS84 or EPSG:4326)"
    ),
    (
      #"{"type": "LineString", "coordinates": [1, 2]}"#,
      "geometry.coordinates.0: @\(position), found the number 1"
    ),
    (
      #"{"type": "MultiLineString", "coordinates": [5]}"#,
      "geometry.coordinates.0: @expected an array of positions, found the number 5"
    ),
    (
      #"{"type": "Polygon", "coordinates": [[1, 2], [3, 4]]}"#,
      "geometry.coordinates.0.0: @\(position), found the number 1"
    ),
    (
      #"{"type": "MultiPolygon", "coordinates": [5]}"#,
      "geometry.coordinates.0: @expected an array of rings, found the number 5"
    ),
    (
      #"{"type": "GeometryCollection"}"#, "geometry: @the key 'geometries' is missing"
    ),
    (
      #"{"type": "GeometryCollection", "geometries": {}}"#,
      "geometry.geometries: @expected an array of geometries, found an object"
    ),
    (
      #"{"type": "GeometryCollection", "geometries": [null]}"#,
      "geometry.geometries.0: @expected a geometry such as Point or Polygon, found null"
    ),
  ]

  @Test("A geometry that is none names its feature", arguments: geometries)
  func geometry(text: String, message: String) {
    let json = collection(
      #""geometry": null"#, #""properties": {"@id": "way/7"}, "geometry": \#(text)"#)
    let said = mapComplaint(json)
    let place = "features.1." + message.replacing("@", with: "feature 2, 'way/7': ")
    #expect(said.hasPrefix("m.geojson, line 3, column "))
    #expect(said.hasSuffix(", " + place), "\(said)")
  }

  @Test("An id that stands twice is named with both features")
  func duplicates() {
    let here = #""geometry": {"type": "Point", "coordinates": [1, 2]}"#
    let text = collection(
      #""geometry": null"#, #""id": "w1", \#(here)"#, here,
      #""properties": {"full_id": "w1"}, \#(here)"#)
    #expect(
      mapComplaint(text)
        == "m.geojson, line 5, column 1: feature 4 has the id 'w1', which feature 2 on line 3 has too: expected every id once"
    )
  }

  @Test("Another coordinate system is refused, whatever the numbers look like")
  func coordinateSystems() {
    let wanted = "expected longitude and latitude in degrees (CRS84 or EPSG:4326)"
    let rows = [
      (
        #"{"type": "name", "properties": {"name": "urn:ogc:def:crs:EPSG::3857"}}"#,
        "line 1, column 49, crs.properties.name: the coordinate system 'urn:ogc:def:crs:EPSG::3857' is not WGS 84: \(wanted): convert the file, such as with ogr2ogr -t_srs EPSG:4326"
      ),
      (
        #"{"type": "EPSG", "properties": {"code": 31287}}"#,
        "line 1, column 49, crs.properties.code: the coordinate system '31287' is not WGS 84: \(wanted): convert the file, such as with ogr2ogr -t_srs EPSG:4326"
      ),
      (
        #"{"type": "link", "properties": {"href": "http://example.com/crs"}}"#,
        "line 1, column 9, crs: the coordinate system has no name: \(wanted), or no 'crs' at all"
      ),
      (
        "[]",
        "line 1, column 9, crs: the coordinate system has no name: \(wanted), or no 'crs' at all"
      ),
    ]
    for (crs, message) in rows {
      let text = "{\"crs\": \(crs), \"type\": \"FeatureCollection\", \"features\": []}"
      #expect(mapComplaint(text) == "m.geojson, " + message)
    }
  }

  @Test("A hundred thousand levels are refused with a sentence")
  func deep() {
    let deep = String(repeating: "[", count: 100_000)
    #expect(
      mapComplaint("{\"type\": \"MultiPolygon\", \"coordinates\": \(deep)").hasSuffix(
        "arrays and objects lie more than 512 levels deep inside each other: expected 512 at most"))
    var nested = #"{"type": "Point", "coordinates": [1, 2]}"#
    for _ in 0..<255 {
      nested = #"{"type": "GeometryCollection", "geometries": [\#(nested)]}"#
    }
    #expect(mapComplaint(nested) == "read")
  }
}
