import RotorCore

/// What the rotors of one map share: its places, where the person is, and the words.
final class PlaceMap {
  let places: PlaceList
  let lookup: PlaceLookup
  let position: () -> Coordinate
  private let english: DistanceWords
  private let chinese: DistanceWords
  private let german: DistanceWords

  init(_ places: PlaceList, words: DistanceWords, position: @escaping () -> Coordinate) {
    self.places = places
    self.position = position
    lookup = PlaceLookup(places.ids)
    func spoken(_ language: SpokenLanguage) -> DistanceWords {
      DistanceWords(
        language: language.rawValue, units: words.units, direction: words.direction)
    }
    english = spoken(.english)
    chinese = spoken(.chinese)
    german = spoken(.german)
  }

  /// A distance and a direction in the words of each language.
  func wording(_ far: PlaceDistance) -> Wording {
    Wording(
      english: english.words(for: far), chinese: chinese.words(for: far),
      german: german.words(for: far))
  }
}
