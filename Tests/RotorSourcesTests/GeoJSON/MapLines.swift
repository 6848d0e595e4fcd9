import RotorContent
import RotorCore

@testable import RotorSources

/// Opens a text as a map that is called `m`.
func map(
  _ json: String, from position: Coordinate? = nil, words: DistanceWords = DistanceWords()
) throws -> GeoJSONSource {
  try GeoJSONSource(
    ScreenFile(name: "m.geojson", bytes: Array(json.utf8)), from: position, words: words)
}

/// The sentence with which a text is refused as a map; "read" when it is not.
func mapComplaint(_ json: String) -> String {
  complaint { _ = try map(json) }
}

/// A collection of features, each with what stands between its braces.
func collection(_ features: String...) -> String {
  let list = features.map { "{\"type\": \"Feature\", \($0)}" }.joined(separator: ",\n")
  return "{\"type\": \"FeatureCollection\", \"features\": [\n\(list)]}"
}

extension GeoJSONSource {
  /// One line for each place: its id, label, value, point and whether it has an outline.
  var lines: [String] {
    places.ids.enumerated().map { number, id in
      let element = reading.screen[id]
      let point = places.coordinates[number]
      var line = "\(id): \(element?.label ?? "nothing")"
      if let value = element?.value { line += " (\(value))" }
      line += " at \(point.latitude),\(point.longitude)"
      if places.outlines[number] != nil { line += " outlined" }
      return line
    }
  }

  /// The name of each rotor and how many stops it has.
  var rotorLines: [String] {
    reading.rotors.map { rotor in
      (rotor.title.kind == .group ? "group " : "") + rotor.title.name
        + " \(rotor.knownCount ?? -1)"
    }
  }

  /// The stops of a rotor, nearest first, as a walk finds them.
  func walk(_ name: String) -> [Rotor.Stop] {
    guard let rotor = reading.rotors.first(where: { $0.title.name == name }) else { return [] }
    var stops: [Rotor.Stop] = []
    while stops.count <= places.count,
      case .stop(let stop) = rotor.answer(.init(from: stops.last, .next, on: reading.screen))
    {
      stops.append(stop)
    }
    return stops
  }
}
