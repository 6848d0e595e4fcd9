import RotorContent
import RotorCore

/// The map: places with colored pins, and a rotor for each color that matters most.
enum MapExample {
  /// A source of the map as it is seen from a place, or from Union Square.
  static func source(
    from origin: Coordinate?, words: DistanceWords
  ) throws -> any Source {
    let places = MapPlace.all()
    let origin = try origin ?? Coordinate(latitude: 37.7880, longitude: -122.4075)
    let screen = try screen(of: places)
    let rotors = MapPlace.Category.allCases.compactMap { category in
      category.rotorName.map { name in
        Rotor(
          name, owner: "map",
          stops: stops(at: places.filter { $0.category == category }, from: origin, words),
          order: .own)
      }
    }
    let locations = Dictionary(
      places.map { ($0.id, $0.location) }, uniquingKeysWith: { first, _ in first })
    let reading = Reading(screen: screen, rotors: rotors) { id in
      locations[id].map { wording(of: distance(from: origin, to: $0), words) }
    }
    return ExampleSource(0, show: { _ in reading })
  }

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

  /// The stops of a rotor, the nearest first.
  private static func stops(
    at places: [MapPlace], from origin: Coordinate, _ words: DistanceWords
  ) -> [Rotor.Stop] {
    var order = NearestFirst(from: origin, places: places.map(\.location))
    return order.nearest(places.count).map { index in
      let far = distance(from: origin, to: places[index].location)
      return Rotor.Stop(
        places[index].id, distance: far.meters, bearing: far.bearing,
        detail: wording(of: far, words))
    }
  }

  private static func distance(from origin: Coordinate, to place: Coordinate) -> PlaceDistance {
    PlaceDistance(meters: origin.distance(to: place), bearing: origin.bearing(to: place))
  }

  /// A distance in the words of each language.
  private static func wording(of far: PlaceDistance, _ words: DistanceWords) -> Wording {
    func said(_ language: String) -> String {
      var words = words
      words.language = language
      return words.words(for: far)
    }
    return Wording(english: said("en"), chinese: said("zh"), german: said("de"))
  }
}
