import RotorCore

/// What the rotors of one map share: its places, where the person is, and the words.
final class PlaceMap {
  let places: PlaceList
  let lookup: PlaceLookup
  let position: () -> Coordinate
  private let words: DistanceWords?

  init(_ places: PlaceList, words: DistanceWords?, position: @escaping () -> Coordinate) {
    self.places = places
    self.position = position
    self.words = words
    lookup = PlaceLookup(places.ids)
  }

  /// A distance and a direction in the words of each language; nil when they are not said.
  func wording(_ far: PlaceDistance) -> Wording? {
    guard let words else { return nil }
    func spoken(_ language: SpokenLanguage) -> String {
      DistanceWords(language: language.rawValue, units: words.units, direction: words.direction)
        .words(for: far)
    }
    return Wording(
      english: spoken(.english), chinese: spoken(.chinese), german: spoken(.german))
  }
}
