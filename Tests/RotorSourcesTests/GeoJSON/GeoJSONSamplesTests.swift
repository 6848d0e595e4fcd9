import Foundation
import RotorContent
import RotorCore
import Testing

@testable import RotorSources

@Suite("Real maps")
struct GeoJSONSamplesTests {
  /// Opens a map of the samples; nil, and a line that says so, when there are none.
  private static func sample(_ name: String, from position: Coordinate?) throws -> GeoJSONSource? {
    guard let folder = ProcessInfo.processInfo.environment["ROTOR_SAMPLES"] else {
      print("not run: \(name), since ROTOR_SAMPLES names no folder")
      return nil
    }
    return try GeoJSONSource(ScreenFile(path: "\(folder)/\(name)"), from: position)
  }

  /// Walks each rotor both ways; the way back is the way on reversed, and no step comes nearer.
  private static func expectSound(_ source: GeoJSONSource) {
    for rotor in source.read().rotors {
      let stops = source.walk(rotor.title.name)
      #expect(stops.count == rotor.knownCount)
      #expect(Set(stops).count == stops.count)
      var back: [Rotor.Stop] = []
      while back.count <= stops.count,
        case .stop(let stop) = rotor.answer(
          .init(from: back.last, .previous, on: source.read().screen))
      {
        back.append(stop)
      }
      #expect(Array(back.reversed()) == stops)
      let distances = stops.compactMap(\.distance)
      #expect(distances.count == stops.count)
      #expect(zip(distances, distances.dropFirst()).allSatisfy { $0 <= $1 })
    }
  }

  @Test("San Francisco has its five rotors and a group, nearest first")
  func sanFrancisco() throws {
    let cityHall = try Coordinate(latitude: 37.7793, longitude: -122.4193)
    guard
      let source = try Self.sample("san-francisco-amenities.geojson", from: cityHall)
    else { return }
    #expect(source.read().screen[1].label == "Map, 1,072 places")
    #expect(
      source.rotorLines.map { $0.split(separator: " ").last.map(String.init) ?? "" }
        == ["520", "189", "162", "157", "44", "346"])
    #expect(source.rotorLines.last == "group Banks and cash machines 346")
    #expect(source.warnings.isEmpty)
    Self.expectSound(source)
    let first = try #require(source.walk("Toilets").first)
    #expect(first.detail?[.english].contains("meters") == true)
  }

  @Test("Bled has its hotels and supermarkets, with the names that the files have")
  func bled() throws {
    guard let hotels = try Self.sample("bled-hotels.geojson", from: nil),
      let shops = try Self.sample("bled-supermarkets.geojson", from: nil)
    else { return }
    #expect(hotels.rotorLines == ["Hotels 18"])
    #expect(shops.rotorLines == ["Supermarkets 30"])
    #expect(hotels.places.outlines.count == 18)
    let labels = (hotels.lines + shops.lines).map { line in
      line.split(separator: ": ").last?.split(separator: " at ").first.map(String.init) ?? ""
    }
    #expect(labels.contains("Grand Hotel Toplice"))
    #expect(labels.contains("KRIM (Hotel)"))
    #expect(labels.contains("Mercator C&C (Supermarket)"))
    #expect(labels.filter { $0 == "Supermarket" }.count == 2)
    #expect(labels.filter { $0 == "Mercator (Supermarket)" }.count == 12)
    for source in [hotels, shops] {
      #expect(source.warnings.isEmpty)
      #expect(source.notes.count == 1)
      Self.expectSound(source)
    }
  }
}
