import RotorCore
import Testing

@testable import RotorSources

@Suite("Snapshots written and read")
struct SnapshotRoundTripTests {
  @Test("A screen that is written and read is the same screen, with the same rotors")
  func roundTrip() throws {
    for seed in 0..<400 as Range<UInt64> {
      var generated = GeneratedScreen(seed: seed)
      let written = try generated.snapshot()
      let bytes = written.json()
      let read = try Snapshot(ScreenFile(name: "s.json", bytes: bytes))
      try #require(read.screen == written.screen, "seed \(seed)")
      try #require(read.screen.order == written.screen.order)
      try #require(read.screen.notes == written.screen.notes)
      try #require(
        read.screen.positions.map { read.screen.sourceIndex(of: $0) }
          == written.screen.positions.map { written.screen.sourceIndex(of: $0) })
      try #require(read.rotors.map(Parts.init) == written.rotors.map(Parts.init), "seed \(seed)")
      try #require(read.focus == written.focus)
      try #require(read.details == written.details)
      try #require(read.warnings == [])
      try #require(read.json() == bytes, "seed \(seed)")
    }
  }

  /// Everything in a rotor; two stops are equal by element and range alone.
  private struct Parts: Equatable {
    let rotor: Snapshot.SavedRotor
    let stops: [[String]]

    init(_ rotor: Snapshot.SavedRotor) {
      self.rotor = rotor
      stops = rotor.stops.map { stop in
        [
          "\(stop.name ?? "-")", "\(stop.needsPreparation)", "\(stop.distance ?? -1)",
          "\(stop.bearing ?? -1)", "\(stop.container?.rawValue ?? "-")",
        ] + SpokenLanguage.allCases.map { stop.detail?[$0] ?? "-" }
      }
    }
  }

  @Test("What is not known is kept where it stood")
  func kept() throws {
    let text = """
      {
        "rotor": "snapshot",
        "version": 1,
        "screen": {
          "name": "A",
          "direction": "leftToRight",
          "idiom": "phone",
          "theme": {"dark": true, "tint": [1, 2.50, null]}
        },
        "elements": [
          {"id": "a", "traits": ["button", "shiny"], "colour": "red"},
          {
            "id": "b",
            "detail": {"en": "near", "zh-Hans": "近", "de": "nah", "fr": "près"},
            "cell": {"rows": [0, 1], "columns": [0, 1], "merged": false},
            "text": {"string": "abc", "runs": [{"range": [0, 1], "attribute": "bold", "weight": 700}]},
            "actions": [{"name": "Delete", "role": "destructive"}],
            "activation": {"handled": true, "speed": "fast"},
            "customContent": [{"label": "l", "value": "v", "unit": "m"}],
            "container": {
              "kind": "table",
              "table": {"rows": 1, "columns": 1, "summary": "s"},
              "sticky": true
            }
          }
        ],
        "rotors": [
          {
            "name": "R",
            "kind": "custom",
            "order": "own",
            "stops": [{"id": "a", "note": "first"}],
            "icon": "star"
          }
        ],
        "tool": "x"
      }

      """
    let snapshot = try Snapshot(json: text)
    #expect(String(decoding: snapshot.json(), as: UTF8.self) == text)
    #expect(snapshot.warnings.count == 14)
    #expect(snapshot.warnings.first == "screen.theme: this key is not known, it is kept as it is")
  }

  @Test("A snapshot that is read and saved with a further rotor keeps what it held")
  func keptWithFurtherRotor() throws {
    let text = #"""
      {"rotor": "snapshot", "version": 1, "theme": "dark", "elements": [{"id": "a", "colour": "red"}],
      "rotors": [{"name": "R", "icon": "star", "stops": [{"id": "a", "note": "n"}]}]}
      """#
    let source = SnapshotSource(try Snapshot(json: text))
    var reading = source.read()
    reading.rotors.insert(Rotor("New", stops: [Rotor.Stop("a")]), at: 0)
    let saved = String(decoding: Snapshot(reading, of: source.snapshot).json(), as: UTF8.self)
    #expect(
      saved == """
        {
          "rotor": "snapshot",
          "version": 1,
          "screen": {"name": "", "direction": "leftToRight", "idiom": "phone"},
          "elements": [
            {"id": "a", "colour": "red"}
          ],
          "rotors": [
            {"name": "New", "kind": "custom", "order": "document", "stops": [{"id": "a"}]},
            {
              "name": "R",
              "kind": "custom",
              "order": "document",
              "stops": [{"id": "a", "note": "n"}],
              "icon": "star"
            }
          ],
          "theme": "dark"
        }

        """)
  }

  @Test("A null counts as a missing key, and what has a container is no element by itself")
  func defaults() throws {
    let snapshot = try Snapshot(
      json: """
        {"rotor": "snapshot", "version": 1, "screen": null, "rotors": null, "elements": [
          {"id": "a", "label": null, "frame": null},
          {"id": "b", "container": {"kind": "list"}},
          {"id": "c", "container": {"kind": "list"}, "element": true},
          {"id": "d", "element": false}
        ]}
        """)
    let screen = snapshot.screen
    #expect(screen.positions.map { screen[$0].isElement } == [true, false, true, false])
    #expect(screen["a"]?.label == nil)
    #expect(snapshot.rotors == [])
  }

  @Test("A saved screen shows the same screen and rotors each time and handles nothing")
  func source() throws {
    let snapshot = try Snapshot(
      json: """
        {"rotor": "snapshot", "version": 1,
        "elements": [{"id": "a"}, {"id": "b", "detail": "near"}],
        "rotors": [{"name": "R", "stops": [{"id": "b", "prepares": true}]}]}
        """)
    let source = SnapshotSource(snapshot)
    let reading = source.read()
    #expect(reading.screen.isIdentical(to: source.read().screen))
    #expect(reading.detail?("b") == Wording("near"))
    #expect(reading.detail?("a") == nil)
    let rotor = try #require(reading.rotors.first)
    #expect(
      rotor.answer(.init(from: nil, .next, on: reading.screen)) == .stop(Rotor.Stop("b")))
    #expect(rotor.answer(.init(from: Rotor.Stop("b"), .next, on: reading.screen)) == .nothing)
    #expect(source.carryOut(.prepare(Rotor.Stop("b"), of: rotor.title)) == .notHandled)
    #expect(source.carryOut(.activate("a", range: nil)) == .notHandled)
  }

  @Test("A rotor that is a search is saved by the stops of a walk, which always ends")
  func walks() throws {
    let ids = (0..<5).map { Screen.Element.ID("e\($0)") }
    let screen = try Screen("S", elements: ids.map { Screen.Element($0, "\($0)") })
    func saved(_ next: @escaping (Rotor.Stop?) -> Rotor.Answer) -> [Rotor.Stop] {
      let rotor = Rotor("R") { next($0.current) }
      return Snapshot.SavedRotor(rotor, on: screen).stops
    }
    let path = [0, 2, 4]
    func after(_ stop: Rotor.Stop?) -> Int? {
      guard let stop else { return path.first }
      return path.first { ids[$0].rawValue > stop.target.rawValue }
    }
    let stops = path.map { Rotor.Stop(ids[$0]) }
    #expect(saved { after($0).map { .stop(Rotor.Stop(ids[$0])) } ?? .nothing } == stops)
    #expect(saved { .stop(Rotor.Stop(ids[after($0) ?? 0])) } == stops, "wraps")
    #expect(saved { _ in .stop(Rotor.Stop("e1")) } == [Rotor.Stop("e1")], "stays")
    #expect(saved { _ in .nothing } == [])
    #expect(saved { _ in .released } == [])
    // It knows its way only from an element.
    #expect(
      saved { stop in
        stop == nil ? .nothing : after(stop).map { .stop(Rotor.Stop(ids[$0])) } ?? .nothing
      } == [Rotor.Stop("e2"), Rotor.Stop("e4")])
    var fresh = 0
    let endless = saved { _ in
      fresh += 1
      return .stop(Rotor.Stop(Screen.Element.ID("new\(fresh)")))
    }
    #expect(endless.count == 4 * 5 + 1000)
  }

  @Test(
    "An order that nobody promised is by document where the stops lie that way",
    arguments: [
      (["a", "b", "c"], Rotor.Order.document), (["b", "a"], .own), (["a", "gone"], .own),
      ([], .document),
    ])
  func unknownOrder(_ stops: [String], _ order: Rotor.Order) throws {
    let screen = try Screen("S", elements: ["a", "b", "c"].map { Screen.Element($0) })
    let saved = Snapshot.SavedRotor(
      title: Rotor.Title("R"), order: .unknown,
      stops: stops.map { Rotor.Stop(Screen.Element.ID($0)) })
    #expect(saved.rotor(on: screen).order == order)
  }

  @Test("A reading is saved with the stops that data rotors were given and what is said")
  func reading() throws {
    let screen = try Screen("S", elements: ["a", "b"].map { Screen.Element($0) })
    let stops = [Rotor.Stop("b", distance: 12.5), Rotor.Stop("a"), Rotor.Stop("b")]
    let reading = Reading(
      screen: screen, rotors: [Rotor(Rotor.Title("R"), stops: stops, order: .own)], focus: "b",
      detail: { $0 == "a" ? Wording("near") : nil })
    let snapshot = Snapshot(reading)
    #expect(snapshot.rotors.map(\.stops) == [stops])
    #expect(snapshot.focus == "b")
    #expect(snapshot.details == ["a": Wording("near")])
  }
}
