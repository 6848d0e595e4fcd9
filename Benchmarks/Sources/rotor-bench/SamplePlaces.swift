import RotorContent
import RotorCore

/// Places all over Europe, the same in each run.
struct SamplePlaces {
  /// Degrees of latitude.
  private(set) var latitudes: [Double] = []
  /// Degrees of longitude.
  private(set) var longitudes: [Double] = []

  private static let kinds = [
    ("amenity", "post_box"), ("amenity", "bank"), ("amenity", "toilets"), ("amenity", "atm"),
    ("shop", "supermarket"), ("tourism", "hotel"), ("leisure", "park"), ("highway", "bus_stop"),
  ]

  init(_ count: Int) {
    var state: UInt64 = 42
    func next(_ range: ClosedRange<Double>) -> Double {
      state ^= state << 13
      state ^= state >> 7
      state ^= state << 17
      let part = Double(state >> 11) / Double(1 << 53)
      // As many decimals as OpenStreetMap keeps.
      let degrees = range.lowerBound + part * (range.upperBound - range.lowerBound)
      return (degrees * 1e7).rounded() / 1e7
    }
    for _ in 0..<count {
      latitudes.append(next(35...60))
      longitudes.append(next(-10...30))
    }
  }

  func coordinates() throws -> [Coordinate] {
    try zip(latitudes, longitudes).map { try Coordinate(latitude: $0, longitude: $1) }
  }

  /// All of one category, so that one rotor has them all.
  func list() throws -> PlaceList {
    let category = PlaceCategory.of(tags: ["amenity": "bank"])
    var list = PlaceList()
    list.reserveCapacity(latitudes.count)
    for (number, place) in try coordinates().enumerated() {
      list.append(Screen.Element.ID("n\(number)"), at: place, category: category)
    }
    return list
  }

  /// The places as QGIS writes them, a third of them with a name and an address.
  func geoJSON() -> [UInt8] {
    var text = """
      {
      "type": "FeatureCollection",
      "name": "places",
      "crs": { "type": "name", "properties": { "name": "urn:ogc:def:crs:OGC:1.3:CRS84" } },
      "features": [

      """
    text.reserveCapacity(260 * latitudes.count)
    for number in latitudes.indices {
      let (key, value) = SamplePlaces.kinds[number % SamplePlaces.kinds.count]
      let id = 1_000_000_000 + number
      text += "{ \"type\": \"Feature\", \"properties\": { \"full_id\": \"n\(id)\", "
      text += "\"osm_id\": \"\(id)\", \"osm_type\": \"node\", \"\(key)\": \"\(value)\""
      if number % 3 == 0 {
        text += ", \"name\": \"Place number \(number)\", \"addr:street\": \"Long Street of Places\""
        text += ", \"addr:housenumber\": \"\(number % 200)\""
        text += ", \"opening_hours\": \"Mo-Fr 09:00-18:00\""
      }
      text += " }, \"geometry\": { \"type\": \"Point\", \"coordinates\": [ "
      text += "\(longitudes[number]), \(latitudes[number]) ] } }"
      text += number + 1 < latitudes.count ? ",\n" : "\n"
    }
    text += "]\n}\n"
    return Array(text.utf8)
  }
}
