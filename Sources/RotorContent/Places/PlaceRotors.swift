public import RotorCore

/// The rotors over places: one for each category, nearest first, and one for each group that joins
/// two categories or more.
///
/// A rotor finds its order only as far as someone asks, so the first stops of a million places do
/// not wait for a million to be sorted. Order and distances are those of the moment when the rotor
/// was entered from an element that is none of its stops (assumed). Places at the same distance
/// keep the order of the list.
public struct PlaceRotors {
  private let map: PlaceMap
  private let language: String

  /// Makes rotors over places for a person who may move.
  ///
  /// - Parameters:
  ///   - places: the places.
  ///   - words: how distances and directions are said, and the language of the rotors' names; a
  ///     stop's words are made in every language that VoiceOver speaks. Nil when the places say
  ///     themselves how far away they are.
  ///   - position: where the person is now.
  public init(
    _ places: PlaceList, words: DistanceWords? = DistanceWords(),
    position: @escaping () -> Coordinate
  ) {
    map = PlaceMap(places, words: words, position: position)
    language = words?.language ?? "en"
  }

  /// The rotors of the categories that are present, those with the most stops first, then the
  /// groups.
  ///
  /// Categories that have the same name are one rotor. Where no place has a category, one rotor
  /// goes to all of them. Complexity: O(places).
  public func all(owner: Screen.Element.ID? = nil) -> [Rotor] {
    let places = map.places
    if places.categories.isEmpty, places.count > 0 {
      let all = places.ids.indices.map { Int32($0) }
      return [rotor(Rotor.Title(PlaceName.unnamedPlural(in: language)), over: all, owner: owner)]
    }
    var names: [String: Int] = [:]
    var titles: [String] = []
    let buckets = places.categories.map { category in
      let name = category.plural(in: language)
      if let known = names[name] { return known }
      names[name] = titles.count
      titles.append(name)
      return titles.count - 1
    }
    var members = [[Int32]](repeating: [], count: titles.count)
    for (number, category) in places.categoryIndices.enumerated() where category >= 0 {
      members[buckets[Int(category)]].append(Int32(number))
    }
    let sorted = members.indices.sorted { (-members[$0].count, $0) < (-members[$1].count, $1) }
    return sorted.map { rotor(Rotor.Title(titles[$0]), over: members[$0], owner: owner) }
      + groups(owner: owner)
  }

  /// A rotor over chosen places, nearest first; elements that are no places are left out.
  ///
  /// Complexity: O(places) at first.
  public func rotor(
    _ title: Rotor.Title, over ids: some Sequence<Screen.Element.ID>, on screen: Screen,
    owner: Screen.Element.ID? = nil
  ) -> Rotor {
    let numbers = Set(ids.compactMap { map.lookup.number(of: $0, on: screen) })
    return rotor(title, over: numbers.sorted().map { Int32($0) }, owner: owner)
  }

  /// How far a place is from where the person is now; nil for an element that is no place.
  ///
  /// Complexity: O(1), or O(points of its outline), after one pass over a screen that was not asked
  /// about before.
  public func distance(to id: Screen.Element.ID, on screen: Screen) -> PlaceDistance? {
    guard let number = map.lookup.number(of: id, on: screen) else { return nil }
    let position = map.position()
    if let outline = map.places.outlines[number] { return outline.distance(from: position) }
    let place = map.places.coordinates[number]
    return PlaceDistance(meters: position.distance(to: place), bearing: position.bearing(to: place))
  }

  /// The same in words: what is said after the place's name.
  public func detail(of id: Screen.Element.ID, on screen: Screen) -> Wording? {
    distance(to: id, on: screen).flatMap(map.wording)
  }

  private func groups(owner: Screen.Element.ID?) -> [Rotor] {
    let places = map.places
    return PlaceGroup.offered(for: places.categories).map { group in
      let isMember = places.categories.map { $0.group == group }
      let members = places.categoryIndices.indices.filter { number in
        let category = Int(places.categoryIndices[number])
        return category >= 0 && isMember[category]
      }
      let title = Rotor.Title(kind: .group, name: group.name(in: language))
      return rotor(title, over: members.map { Int32($0) }, owner: owner)
    }
  }

  private func rotor(
    _ title: Rotor.Title, over members: [Int32], owner: Screen.Element.ID?
  ) -> Rotor {
    let search = PlaceSearch(map, members: members.count == map.places.count ? nil : members)
    return Rotor(title, owner: owner, order: .own, knownCount: members.count) {
      search.answer($0)
    }
  }
}
