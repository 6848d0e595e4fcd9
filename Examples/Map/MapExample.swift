import RotorContent
import RotorCore

/// The map: places with colored pins, and a rotor for each color that matters most.
final class MapExample: PlaceSource {
  let placeRotors: PlaceRotors
  private let reading: Reading

  /// Makes the map as it is seen from a place, or from Union Square.
  ///
  /// - Throws: a `ScreenError` or `CoordinateError` when the data does not make a map.
  init(from origin: Coordinate?, words: DistanceWords) throws {
    let places = MapPlace.all()
    let origin = try origin ?? Coordinate(latitude: 37.7880, longitude: -122.4075)
    var list = PlaceList()
    for place in places { list.append(place.id, at: place.location) }
    let screen = try MapExample.screen(of: places)
    let near = PlaceRotors(list, words: words) { origin }
    placeRotors = near
    let rotors = MapPlace.Category.allCases.compactMap { category in
      category.rotorName.map { name in
        near.rotor(
          Rotor.Title(name), over: places.lazy.filter { $0.category == category }.map(\.id),
          on: screen, owner: "map")
      }
    }
    reading = Reading(screen: screen, rotors: rotors) { near.detail(of: $0, on: screen) }
  }

  /// The same map each time.
  func read() -> Reading { reading }

  /// Nothing happens on this map.
  func carryOut(_ request: Request) -> Response { .notHandled }

  private static func screen(of places: [MapPlace]) throws -> Screen {
    let viewport = Screen.Rect(x: 0, y: 0, width: 390, height: 844)
    let environment = Screen.Environment(viewport: viewport, language: "en")
    return try Screen("San Francisco", environment: environment) { screen in
      screen.inside("map", Screen.Container(.map), frame: viewport) { map in
        map.add(
          "map/summary", "Map, \(places.count) places", [.staticText, .summaryElement],
          frame: .init(x: 0, y: 0, width: 390, height: 44))
        for place in places {
          map.add(place.id, place.name, .button, frame: frame(of: place.location)) { pin in
            pin.attributes = [
              "category": place.category.rawValue, "color": place.category.color,
            ]
          }
        }
      }
    }
  }

  /// Where the pin stands on a map from the ocean to the bay, 44 points wide and high.
  private static func frame(of place: Coordinate) -> Screen.Rect {
    let x = (place.longitude + 122.52) / 0.16 * 390
    let y = (37.835 - place.latitude) / 0.125 * 800
    return Screen.Rect(x: x - 22, y: y - 22, width: 44, height: 44)
  }
}
