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
    for (place, id) in zip(list, ids) {
      let category = PlaceCategory.of(tags: place.tags)
      switch place.spot {
      case .nowhere: continue
      case .point(let point): places.append(id, at: point, category: category)
      case .outline(let outline): places.append(id, outline: outline, category: category)
      }
      nodes.append(
        Screen.Node(GeoJSONMap.element(id, place.tags, category, language), in: map))
    }
  }

  /// A place has its name as label and says its category after it where the name does not.
  ///
  /// It has no traits, so nothing comes between the name, the distance and the category; that one
  /// can open it is said by `respondsToUserInteraction` alone.
  private static func element(
    _ id: Screen.Element.ID, _ tags: [String: String], _ category: PlaceCategory?,
    _ language: String
  ) -> Screen.Element {
    let label = PlaceName.label(for: tags, category: category, language: language)
    var element = Screen.Element(id, label)
    var attributes = tags
    if let category {
      let singular = category.singular(in: language)
      if !label.lowercased().contains(singular.lowercased()) { element.value = singular }
      if attributes["category"] == nil { attributes["category"] = category.id }
    }
    element.attributes = attributes
    element.respondsToUserInteraction = true
    return element
  }

  /// The ids of the file; a place without one has its number, with a mark where that is taken.
  private static func ids(_ list: [GeoJSONPlace]) -> [Screen.Element.ID] {
    var prefix = "place-"
    while list.contains(where: { $0.id?.hasPrefix(prefix) == true }) { prefix += "'" }
    return list.map { Screen.Element.ID($0.id ?? prefix + String($0.number)) }
  }

  private static func unused(
    _ name: String, in ids: [Screen.Element.ID]
  ) -> Screen.Element.ID {
    var id = Screen.Element.ID(name)
    while ids.contains(id) { id.rawValue += "'" }
    return id
  }
}
