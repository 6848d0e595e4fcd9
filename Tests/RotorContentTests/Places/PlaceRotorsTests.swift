import RotorCore
import RotorFixtures
import Testing

@testable import RotorContent

@Suite("Rotors over places")
struct PlaceRotorsTests {
  static let tags: [String: [String: String]] = [
    "bank": ["amenity": "bank"], "atm": ["amenity": "atm"], "toilets": ["amenity": "toilets"],
    "park": ["leisure": "park"], "odd": ["amenity": "space_port"], "odder": ["shop": "space_port"],
  ]

  /// Places on the equator, one for each "kind degrees-east", named by that text.
  private static func list(_ places: String...) throws -> PlaceList {
    var list = PlaceList()
    for text in places {
      let parts = text.split(separator: " ").map(String.init)
      let category = PlaceCategory.of(tags: tags[parts[0]] ?? [:])
      let degrees = try #require(Double(parts[1]))
      list.append(Screen.Element.ID(text), at: at(0, degrees), category: category)
    }
    return list
  }

  /// A map with a summary and the places in it.
  private static func screen(_ list: PlaceList) throws -> Screen {
    try Screen("Map") { screen in
      screen.inside("map", Screen.Container(.map)) { map in
        map.add("summary", "Map")
        for id in list.ids { map.add(id, id.rawValue) }
      }
    }
  }

  /// Walks from an element, or from none, until there is nothing more.
  private static func walk(
    _ rotor: Rotor, _ direction: Rotor.Direction = .next, from start: Screen.Element.ID? = nil,
    on screen: Screen
  ) -> [Rotor.Stop] {
    var stops: [Rotor.Stop] = []
    var current = start.map { Rotor.Stop($0) }
    while case .stop(let stop) = rotor.answer(.init(from: current, direction, on: screen)) {
      stops.append(stop)
      current = stop
      if stops.count > screen.count { break }
    }
    return stops
  }

  @Test("A category that is present is a rotor, a group joins two of them or more")
  func offered() throws {
    let rows: [([String], [String])] = [
      ([], []),
      (["nothing 1", "nothing 2"], ["Places 2"]),
      (["nothing 1", "bank 2"], ["Banks 1"]),
      (["bank 1"], ["Banks 1"]),
      (["bank 1", "toilets 2", "toilets 3"], ["Toilets 2", "Banks 1"]),
      (
        ["toilets 1", "atm 2", "bank 3", "nothing 4"],
        ["Toilets 1", "Cash machines 1", "Banks 1", "group Banks and cash machines 2"]
      ),
      (["odd 1", "odder 2"], ["Space port 2"]),
    ]
    for (places, expected) in rows {
      var list = PlaceList()
      for place in places {
        let one = try Self.list(place)
        list.append(one.ids[0], at: one.coordinates[0], category: one.category(of: 0))
      }
      let rotors = PlaceRotors(list) { at(0, 0) }.all(owner: "map")
      let offered = rotors.map { rotor in
        (rotor.title.kind == .group ? "group " : "") + rotor.title.name
          + " \(rotor.knownCount ?? -1)"
      }
      #expect(offered == expected)
      #expect(rotors.allSatisfy { $0.owner == "map" && $0.order == .own })
    }
  }

  @Test("Names are in the language of the words, details in each language")
  func languages() throws {
    let list = try Self.list("bank 0.001", "atm 0.01")
    for (language, names) in [
      ("en", ["Banks", "Cash machines", "Banks and cash machines"]),
      ("zh-Hans", ["银行", "取款机", "银行和取款机"]),
      ("de", ["Banken", "Geldautomaten", "Banken und Geldautomaten"]),
    ] {
      let rotors = PlaceRotors(list, words: DistanceWords(language: language)) { at(0, 0) }
      #expect(rotors.all().map(\.title.name) == names)
      let detail = rotors.detail(of: "bank 0.001", on: try Self.screen(list))
      #expect(detail?[.english] == "110 meters, east")
      #expect(detail?[.chinese] == "110米，东方")
      #expect(detail?[.german] == "110 Meter, im Osten")
    }
    let words = DistanceWords(units: .imperial, direction: .clock(heading: 90))
    let imperial = PlaceRotors(list, words: words) { at(0, 0) }
    #expect(
      imperial.detail(of: "bank 0.001", on: try Self.screen(list))?[.english]
        == "365 feet, at 12 o'clock")
  }

  @Test("Places that say themselves how far away they are get no words, and keep their distances")
  func withoutWords() throws {
    let list = try Self.list("bank 0.001", "atm 0.01")
    let screen = try Self.screen(list)
    let rotors = PlaceRotors(list, words: nil) { at(0, 0) }
    let stops = Self.walk(rotors.rotor(Rotor.Title("All"), over: list.ids, on: screen), on: screen)
    #expect(stops.map(\.target) == ["bank 0.001", "atm 0.01"])
    #expect(stops.allSatisfy { $0.detail == nil && $0.distance != nil })
    #expect(rotors.detail(of: "bank 0.001", on: screen) == nil)
  }

  @Test("A rotor is entered at its nearest stop going on and at its farthest going back")
  func entry() throws {
    let list = try Self.list("bank 3", "atm 2.5", "bank 1", "bank 2")
    let screen = try Self.screen(list)
    let rotor = PlaceRotors(list) { at(0, 0) }.all()[0]
    let order = ["bank 1", "bank 2", "bank 3"]
    for start in [nil, "summary", "atm 2.5", "nowhere"] as [Screen.Element.ID?] {
      let on = Self.walk(rotor, from: start, on: screen)
      let back = Self.walk(rotor, .previous, from: start, on: screen)
      #expect(on.map(\.target.rawValue) == order)
      #expect(back.map(\.target.rawValue) == order.reversed())
    }
    #expect(Self.walk(rotor, from: "bank 2", on: screen).map(\.target.rawValue) == ["bank 3"])
    #expect(Self.walk(rotor, .previous, from: "bank 1", on: screen).isEmpty)
    let stop = try #require(Self.walk(rotor, on: screen).first)
    #expect(stop.distance == at(0, 0).distance(to: at(0, 1)))
    #expect(stop.bearing == 90)
    #expect(stop.detail?[.english] == "111 kilometers, east")
  }

  @Test("A stop that was reached by swiping right is no way in: the rotor goes on from it")
  func fromOwnStop() throws {
    let list = try Self.list("bank 3", "bank 1", "bank 2")
    let screen = try Self.screen(list)
    let rotor = PlaceRotors(list) { at(0, 0) }.all()[0]
    #expect(
      rotor.answer(.init(from: Rotor.Stop("bank 2"), .next, on: screen)) == .stop("bank 3"))
    #expect(
      rotor.answer(.init(from: Rotor.Stop("bank 2"), .previous, on: screen)) == .stop("bank 1"))
  }

  @Test("Order and distances are those of the moment when a moving person entered the rotor")
  func moving() throws {
    let list = try Self.list("bank 1", "bank 2", "bank 3", "toilets 5")
    let screen = try Self.screen(list)
    let person = Person(at(0, 0))
    let rotors = PlaceRotors(list) { person.place }
    let source = LiveSource(screen, rotors: rotors.all(owner: "map"))
    source.reading.detail = { rotors.detail(of: $0, on: screen) }
    var listener = try Listener(source)
    _ = listener.hear(.rotate(to: "Banks"))
    #expect(listener.hear(.swipeDown) == ["bank 1, 111 kilometers, east"])
    person.place = at(0, 4)
    // On the way the order stays, and so do the distances.
    #expect(listener.hear(.swipeDown) == ["bank 2, 222 kilometers, east"])
    #expect(listener.hear(.swipeUp) == ["bank 1, 111 kilometers, east"])
    // By right swipes one hears how far things are now, and is still on a stop of the rotor.
    #expect(listener.hear(.swipeRight) == ["bank 2, 222 kilometers, west"])
    #expect(listener.hear(.swipeDown) == ["bank 3, 334 kilometers, east"])
    // From the toilets the rotor is entered anew: from where the person is.
    #expect(listener.hear(.swipeRight) == ["toilets 5, 111 kilometers, east"])
    #expect(listener.hear(.swipeDown) == ["bank 3, 111 kilometers, west"])
    #expect(listener.hear(.swipeDown) == ["bank 2, 222 kilometers, west"])
    #expect(listener.hear(.swipeDown) == ["bank 1, 334 kilometers, west"])
    #expect(listener.hear(.swipeDown) == ["No more Banks."])
  }

  /// Someone who walks.
  private final class Person {
    var place: Coordinate

    init(_ place: Coordinate) {
      self.place = place
    }
  }

  @Test("Inside an outline comes first, at no distance; equal distances keep the list's order")
  func outlinesAndTies() throws {
    let ring = [at(-1, -1), at(-1, 4), at(1, 4), at(1, -1)]
    let outline = try #require(PlaceOutline([.area([ring])]))
    let park = PlaceCategory.of(tags: ["leisure": "park"])
    var list = PlaceList()
    list.append("east", at: at(0, 0.5), category: park)
    list.append("west", at: at(0, -0.5), category: park)
    list.append("around", outline: outline, category: park)
    list.append("east again", at: at(0, 0.5), category: park)
    #expect(list.box?.east == 4)
    let screen = try Self.screen(list)
    let rotors = PlaceRotors(list) { at(0, 0) }
    let stops = Self.walk(rotors.all()[0], on: screen)
    #expect(stops.map(\.target.rawValue) == ["around", "east", "west", "east again"])
    #expect(stops[0].distance == 0)
    #expect(stops[0].detail?[.english] == "inside")
    #expect(rotors.distance(to: "around", on: screen)?.isInside == true)
    #expect(rotors.distance(to: "summary", on: screen) == nil)
  }

  @Test("Chosen places make a rotor too, whatever the screen shows between them")
  func chosen() throws {
    let list = try Self.list("bank 3", "atm 2", "bank 1")
    let backwards = try Screen("Map") { screen in
      for id in list.ids.reversed() { screen.add(id, id.rawValue) }
      screen.add("else", "Else")
    }
    for screen in [try Self.screen(list), backwards] {
      let rotor = PlaceRotors(list) { at(0, 0) }.rotor(
        Rotor.Title("Mine"), over: ["bank 3", "else", "summary", "atm 2", "bank 3"], on: screen)
      #expect(rotor.knownCount == 2)
      let stops = Self.walk(rotor, from: "bank 1", on: screen)
      #expect(stops.map(\.target.rawValue) == ["atm 2", "bank 3"])
    }
    let none = PlaceRotors(list) { at(0, 0) }.rotor(
      Rotor.Title("None"), over: [], on: backwards)
    #expect(none.answer(.init(from: nil, .next, on: backwards)) == .nothing)
  }

  @Test("A walk from any start is the order of a full sort, both ways")
  func againstSorting() throws {
    var random = Dice(seed: 5)
    let names = ["bank", "atm", "toilets", "nothing"]
    for size in [1, 2, 40, 700, 3000] {
      var list = PlaceList()
      for number in 0..<size {
        let place = random.coordinate(latitudes: -1...1, longitudes: 179...180)
        let name = names[Int.random(in: 0..<4, using: &random)]
        list.append(
          Screen.Element.ID("\(number)"), at: place,
          category: PlaceCategory.of(tags: Self.tags[name] ?? [:]))
      }
      let origin = random.coordinate(latitudes: -1...1, longitudes: -180 ... -179)
      let screen = try Self.screen(list)
      for rotor in PlaceRotors(list, position: { origin }).all() {
        let plural = rotor.title.name
        let members = list.ids.indices.filter { number in
          let category = list.category(of: number)
          return rotor.title.kind == .group
            ? category?.group == .money : category?.plural(in: "en") == plural
        }
        let sorted = members.sorted {
          let left = origin.distance(to: list.coordinates[$0])
          let right = origin.distance(to: list.coordinates[$1])
          return (left, $0) < (right, $1)
        }
        let expected = sorted.map { "\($0)" }
        #expect(Self.walk(rotor, on: screen).map(\.target.rawValue) == expected)
        #expect(
          Self.walk(rotor, .previous, on: screen).map(\.target.rawValue) == expected.reversed())
        #expect(rotor.knownCount == expected.count)
      }
    }
  }

  @Test("The first hundred stops of a million places do not sort a million")
  func comparisons() throws {
    let size = 1_000_000
    var random = Dice(seed: 9)
    var list = PlaceList()
    list.reserveCapacity(size)
    for number in 0..<size {
      list.append(
        Screen.Element.ID("\(number)"),
        at: random.coordinate(latitudes: 40...50, longitudes: 0...20))
    }
    let search = PlaceSearch(PlaceMap(list, words: DistanceWords()) { at(45, 10) }, members: nil)
    let screen = try Screen("Map", elements: [Screen.Element("summary", "Map")])
    var current = Rotor.Stop("summary")
    var last = 0.0
    for _ in 0..<100 {
      let answer = search.answer(.init(from: current, .next, on: screen))
      guard case .stop(let stop) = answer else {
        Issue.record("a stop was expected, not \(answer)")
        return
      }
      let distance = try #require(stop.distance)
      #expect(distance >= last)
      (current, last) = (stop, distance)
    }
    #expect(search.comparisons < 4 * size)
    let first = search.comparisons
    for _ in 100..<200 {
      guard case .stop(let stop) = search.answer(.init(from: current, .next, on: screen)) else {
        break
      }
      current = stop
    }
    #expect(search.comparisons - first < size / 10)
  }
}

extension Rotor.Answer {
  /// The answer that goes to an element.
  fileprivate static func stop(_ id: Screen.Element.ID) -> Rotor.Answer { .stop(Rotor.Stop(id)) }
}
