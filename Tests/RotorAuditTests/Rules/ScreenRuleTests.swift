import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("Rules on actions, elements and the screen")
struct ScreenRuleTests {
  static let cases = ScreenCase.actions + ScreenCase.elements + ScreenCase.containers

  @Test("The broken screen fails exactly these rules", arguments: cases)
  func broken(screen: ScreenCase) throws {
    let report = try Audit().run(LiveSource(try screen.make(false)))
    #expect(report.messages == screen.expected)
  }

  @Test("Its corrected twin fails none", arguments: cases)
  func fixed(screen: ScreenCase) throws {
    let report = try Audit().run(LiveSource(try screen.make(true)))
    #expect(report.messages == [:])
  }

  @Test("Places on a map stand where they are: their order is not asked", arguments: [true, false])
  func circleOnMap(isMap: Bool) throws {
    let kind = isMap ? Screen.Container.Kind.map : .group
    let screen = try Screen("Bay") { screen in
      screen.inside("bay", Screen.Container(kind, order: .byFrame)) { bay in
        for (place, x) in [200.0, 100, 0].enumerated() {
          bay.add(
            Screen.Element.ID("pin \(place)"), "Pin \(place)",
            frame: Screen.Rect(x: x, y: Double(place) * 5, width: 10, height: 10))
        }
      }
    }
    #expect(screen.notes.count == 1)
    let report = try Audit().run(LiveSource(screen))
    #expect((report.messages["screen-order-ambiguous"] == nil) == isMap)
  }

  @Test("A rotor of a kind that nobody knows is walked as the others are")
  func unknownKind() throws {
    let screen = try Screen("Harbour", elements: [.init("boat", "Boat"), .init("buoy", "Buoy")])
    let title = Rotor.Title(kind: Rotor.Kind(rawValue: "boats"))
    let report = try Audit().run(
      LiveSource(screen, rotors: [Rotor(title) { _ in .stop(Rotor.Stop("boat")) }]))
    #expect(report.rotors.contains { $0.name == "Boats" && $0.ended == .repeat })
    #expect(report.messages["rotor-never-ends"] != nil)
  }

  @Test("An action that nobody handles is found by trying it on a source of its own")
  func actionDoesNothing() throws {
    var element = Screen.Element("order", "Order 1042")
    element.offer("Reorder", "Cancel order", "Archive", "Print")
    let screen = try Screen("Orders", elements: [element])
    var made = 0
    let options = Audit.Options(
      freshSource: FreshSource {
        made += 1
        if made == 4 { throw Broken() }
        return LiveSource(screen) { _, request in
          switch request {
          case .act(_, action: 0): .handled
          case .act(_, action: 1): .notHandled
          default: Response(.failed("the server is away"))
          }
        }
      })
    let report = try Audit(options).run(LiveSource(screen))
    #expect(made == 4)
    let nothing = report.findings.filter { $0.rule == "action-does-nothing" }
    #expect(
      nothing.map(\.message) == [
        "\"Cancel order\" on \"Order 1042\" is not handled",
        "\"Archive\" on \"Order 1042\" fails: the server is away",
        "\"Print\" on \"Order 1042\" cannot be tried: no more sources",
      ])
    #expect(
      report.messages["action-silent"]
        == "\"Reorder\" on \"Order 1042\" is said to be done, but nothing changes and nothing is said"
    )
  }

  @Test("A frequent action that is only an action is found by its name")
  func frequentHidden() throws {
    func audit(_ add: (inout Screen.Builder) -> Void) throws -> [String: String] {
      let screen = try Screen("Shop") { screen in
        for number in 1...3 {
          screen.add(Screen.Element.ID("item-\(number)"), "Item \(number)") {
            $0.offer("Add to cart now")
          }
        }
        add(&screen)
      }
      return try Audit(Audit.Options(frequentActions: ["Add to cart"]))
        .run(LiveSource(screen)).messages
    }
    #expect(
      try audit { _ in } == [
        "action-frequent-hidden":
          "\"add to cart\" is needed often, but is only among the actions of \"Item 1\" and 2 "
          + "other elements"
      ])
    #expect(try audit { $0.add("add", "Add to cart", .button) } == [:])
  }

  @Test("A rotor whose name is the same in two languages is found with two captures")
  func nameUnlocalised() throws {
    func reading(_ language: String, _ names: String...) throws -> Reading {
      let screen = try Screen(
        "Map", environment: Screen.Environment(language: language),
        elements: [Screen.Element("a", "A"), Screen.Element("b", "B")])
      return Reading(
        screen: screen,
        rotors: names.map { Rotor($0, stops: [Rotor.Stop("a"), Rotor.Stop("b")]) })
    }
    let english = try reading("en-US", "Parks", "Alerts")
    let german = try reading("de", "Parks", "Meldungen")
    func audit(_ other: Reading?) throws -> Report.Screen {
      let source = LiveSource(english.screen, rotors: english.rotors)
      return try Audit(Audit.Options(otherCapture: other)).run(source)
    }
    #expect(
      try audit(german).messages == [
        "rotor-name-unlocalised":
          "the rotor \"Parks\" has the same name in 'en' and 'de'"
      ])
    for other in [nil, try reading("en-GB", "Parks")] {
      let report = try audit(other)
      #expect(report.messages == [:])
      #expect(report.notApplicable.contains { $0.rule == "rotor-name-unlocalised" })
    }
  }

  @Test("More than eight rotors of the app's own at one place crowd the dial")
  func dialCrowded() throws {
    func audit(_ inside: Int) throws -> [String: String] {
      let screen = try Screen("Map") { screen in
        screen.inside("map", Screen.Container(.map)) {
          $0.add("a", "A")
          $0.add("b", "B")
        }
      }
      let stops = [Rotor.Stop("a"), Rotor.Stop("b")]
      let rotors =
        (1...4).map { Rotor("Screen \($0)", stops: stops) }
        + (1...inside).map { Rotor("Map \($0)", owner: "map", stops: stops) }
      return try Audit().run(LiveSource(screen, rotors: rotors)).messages
    }
    #expect(
      try audit(5) == [
        "screen-dial-crowded": "the dial offers 9 rotors of the app's own at \"map\""
      ])
    #expect(try audit(4) == [:])
  }

  @Test("Stops that someone expects must come, and in that order")
  func expected() throws {
    func audit(_ ids: Screen.Element.ID...) throws -> [String: String] {
      let source = LiveSource(
        try Five.screen(), rotors: [Rotor("Numbers") { Five.answer($0, Array(Five.items[1...])) }])
      return try Audit(Audit.Options(expected: ["Numbers": ids])).run(source).messages
    }
    #expect(
      try audit("two", "five", "four", "one", "gone") == [
        "rotor-misses-items": "\"One\" is never reached, and 1 more",
        "rotor-order": "\"Five\" comes after \"Four\", but is listed before it",
      ])
    #expect(try audit("two", "three", "four", "five") == [:])
  }

  @Test("A rule that lacks what it needs is not applicable, and says why")
  func notApplicable() throws {
    let bare = try Audit().run(LiveSource(try Screen("Bare", elements: [])))
    let reasons = Dictionary(uniqueKeysWithValues: bare.notApplicable.map { ($0.rule, $0.reason) })
    #expect(reasons["rotor-never-ends"] == "there is no rotor")
    #expect(reasons["action-vague-name"] == "no element has custom actions")
    #expect(reasons["action-frequent-hidden"] == "no action is said to be frequent")
    #expect(reasons["action-main-hidden"] == "no element says what a double tap does")
    #expect(reasons["screen-dial-crowded"] == "there is no rotor of the app's own")
    #expect(reasons["rotor-unstable"] == "only a test can ask it")
    #expect(reasons["element-without-label"] == nil)
    let source = LiveSource(try Five.screen(), rotors: [Rotor("Numbers", stops: Five.items)])
    let full = try Audit().run(source)
    #expect(!full.notApplicable.contains { $0.rule == "rotor-never-ends" })
    #expect(full.notApplicable.contains { $0.rule == "rotor-unreachable-target" })
  }

  @Test("A source that cannot be read at all is an error, not a report")
  func unreadable() throws {
    let source = LiveSource(try Five.screen())
    source.failure = Broken()
    #expect(throws: Broken.self) { try Audit().run(source) }
  }

  private struct Broken: Error, CustomStringConvertible {
    var description: String { "no more sources" }
  }
}
