import RotorContent
import RotorCore

/// Makes a screen of the places in a file: a map that holds a summary and one element for each
/// place, in the order of the file.
struct GeoJSONMap {
  /// The places, in the order of the file.
  private(set) var places = PlaceList()
  /// The nodes of the screen.
  private(set) var nodes: [Screen.Node] = []
  /// The element that holds the places and owns their rotors.
  let map: Screen.Element.ID

  /// Lists the nodes; O(n).
  init(_ list: [GeoJSONPlace], language: String) {
    let ids = GeoJSONMap.ids(list)
    map = GeoJSONMap.unused("map", in: ids)
    let summary = GeoJSONMap.unused("map-summary", in: ids)
    nodes.reserveCapacity(list.count + 2)
    places.reserveCapacity(list.count)
    nodes.append(Screen.Node(Screen.Element(map, container: Screen.Container(.map))))
    nodes.append(
      Screen.Node(
        Screen.Element(
          summary, MapWords.summary(count: list.count, in: language),
          [.staticText, .summaryElement]), in: map))
    let maker = ElementMaker(language)
    for (place, id) in zip(list, ids) {
      switch place.spot {
      case .nowhere: continue
      case .point(let point): places.append(id, at: point, category: place.category)
      case .outline(let outline): places.append(id, outline: outline, category: place.category)
      }
      nodes.append(Screen.Node(maker.element(id, place), in: map))
    }
  }

  /// Makes the elements of places.
  private struct ElementMaker {
    private let names: PlaceName

    init(_ language: String) {
      names = PlaceName(in: language)
    }

    /// A place has its name as label and says its category after it where the name does not.
    ///
    /// It has no traits, so nothing comes between the name, the distance and the category; that
    /// one can open it is said by `respondsToUserInteraction` alone.
    func element(
      _ id: Screen.Element.ID, _ place: GeoJSONPlace
    ) -> Screen.Element {
      let label = names.label(for: place.tags, category: place.category)
      let singular = place.category?.singular(in: names.language)
      return Screen.Element(
        id, label, value: singular.flatMap { label.contains(words: $0) ? nil : $0 },
        attributes: place.tags, respondsToUserInteraction: true)
    }
  }

  /// The ids of the file; a place without one has its number.
  private static func ids(_ list: [GeoJSONPlace]) -> [Screen.Element.ID] {
    let marks = marks(among: list.lazy.compactMap(\.id)) { stem in
      stem.hasPrefix("place-") && stem.dropFirst(6).allSatisfy(\.isNumber)
    }
    return list.map { Screen.Element.ID($0.id ?? "place-\($0.number)" + marks) }
  }

  /// A name, with marks where it is taken.
  private static func unused(
    _ name: String, in ids: [Screen.Element.ID]
  ) -> Screen.Element.ID {
    Screen.Element.ID(name + marks(among: ids.lazy.map(\.rawValue)) { $0 == name })
  }

  /// One mark more than any id has after a name of ours; none where no id is called like that.
  private static func marks(
    among ids: some Sequence<String>, isOurs: (Substring) -> Bool
  ) -> String {
    var most = -1
    for id in ids {
      let end = id.utf8.lastIndex { $0 != UInt8(ascii: "'") }
      let stem = end.map { id[...$0] } ?? ""
      if isOurs(stem) { most = max(most, id.utf8.count - stem.utf8.count) }
    }
    return String(repeating: "'", count: most + 1)
  }
}

extension String {
  /// Whether other words stand in it, whatever their case; O(n · m).
  fileprivate func contains(words: String) -> Bool {
    if self == words { return true }
    let text = Array(lowercased().utf8)
    let wanted = Array(words.lowercased().utf8)
    guard text.count >= wanted.count else { return false }
    return (0...text.count - wanted.count).contains { start in
      text[start...].starts(with: wanted)
    }
  }
}
