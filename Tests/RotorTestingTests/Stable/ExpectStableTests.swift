import RotorCore
import RotorFixtures
import RotorTesting
import Testing

@Suite("A rotor is expected to bear a change of its items")
struct ExpectStableTests {
  static let before = "Stops before: \"Alpha\", \"Beta\", \"Gamma\", \"Delta\" and \"Epsilon\"."
  static let fix =
    "To fix: find the place of the current stop anew at each question, and enter at an end when it "
    + "is gone."

  @Test(
    "data rotors and closures that look the current stop up bear every removal",
    arguments: ["in reading order", "in an order of their own", "by closure", "by position"])
  func sound(_ kind: String) {
    for removed in [[0], [2], [4], [1, 2], [3, 4], [0, 1, 2, 3]] {
      let model = StoreModel { model in
        let stops = model.names.map { model.stop($0) }
        switch kind {
        case "in reading order": return Rotor("Stores", stops: stops)
        case "in an order of their own":
          return Rotor("Stores", stops: stops.reversed(), order: .own)
        case "by closure": return Rotor("Stores") { [unowned model] in model.soundAnswer($0) }
        default: return Rotor("Stores") { [unowned model] in model.answerByPosition($0) }
        }
      }
      expectStable("Stores", on: model) {
        for index in removed.reversed() { model.names.remove(at: index) }
      }
    }
  }

  @Test("rows that are built when they are prepared may go and come, whatever they were known by")
  func preparedRows() {
    for removed in [[0], [3], [6], [1, 2], [0, 1, 2, 3, 5, 6]] {
      let model = WindowModel()
      expectStable("Stores", on: model) {
        for index in removed.reversed() { model.names.remove(at: index) }
      }
    }
    let model = WindowModel()
    expectStable("Stores", on: model) { model.names.insert("Theta", at: 5) }
    expectSound("Stores", on: model, stops: model.names)
  }

  @Test("items may be added and moved, and the last one may go with the rotor")
  func otherChanges() {
    let model = StoreModel { model in
      model.names.isEmpty
        ? nil : Rotor("Stores") { [unowned model] in model.soundAnswer($0) }
    }
    expectStable("Stores", on: model) { model.names.insert("Zeta", at: 2) }
    expectStable("Stores", on: model) { model.names.reverse() }
    expectStable("Stores", on: model) { model.names = [] }
  }

  @Test("parts of a text may move with the text, and must not stay where it was")
  func text() throws {
    func reading(_ string: String, _ ranges: [Range<Int>]) throws -> Reading {
      let screen = try Screen("Letter") { screen in
        screen.add("title", "Letter", .header)
        screen.add("text", "Text") { $0.text = Screen.Text(string) }
      }
      let rotor = Rotor(Rotor.Title("Dates"), ranges: ranges, in: "text", owner: "text")
      return Reading(screen: screen, rotors: [rotor])
    }
    let source = LiveSource(try Screen("Letter", elements: []))
    source.reading = try reading("On Monday, Friday and Sunday.", [3..<9, 11..<17, 22..<28])
    try expectStable("Dates", on: source) {
      source.reading = try reading("On Friday and Sunday.", [3..<9, 14..<20])
    }
    source.reading = try reading("On Monday, Friday and Sunday.", [3..<9, 11..<17, 22..<28])
    let heard = try Heard.texts {
      try expectStable("Dates", on: source) {
        source.reading = try reading("On Monday.", [3..<9, 11..<17])
      }
    }
    #expect(heard.last?.contains("rotor-range-outside") == true)
  }

  @Test("a rotor that kept its list leads to what is gone")
  func staleList() throws {
    let stops = ["Alpha", "Beta", "Gamma", "Delta", "Epsilon"].map { Rotor.Stop(.init($0)) }
    let rotor = Rotor("Stores", stops: stops)
    let model = StoreModel { _ in rotor }
    let heard = Heard.texts { expectStable("Stores", on: model) { model.names.remove(at: 2) } }
    #expect(
      heard.first == """
        rotor-unstable: after the change, swiping down from "Beta" leads to "Gamma", which is not \
        there, and 5 other steps are wrong.
        \(Self.fix)
        \(Self.before)
        Stops afterwards: "Alpha" and "Beta".
        """)
    #expect(heard.dropFirst().first?.hasPrefix("After the change:\nrotor-unknown-target") == true)
  }

  @Test("a place that is remembered, not found, passes a neighbour")
  func rememberedPlace() {
    var places: [String: Int] = [:]
    let model = StoreModel.asking { model, search in
      if places.isEmpty {
        for (place, name) in model.names.enumerated() { places[name] = place }
      }
      guard model.index(search) == nil,
        let place = search.current.flatMap({ places[$0.target.rawValue] })
      else { return model.soundAnswer(search) }
      return model.answer(search.direction == .next ? place + 1 : place - 1)
    }
    let heard = Heard.texts { expectStable("Stores", on: model) { model.names.remove(at: 1) } }
    #expect(
      heard == [
        """
        rotor-unstable: after the change, swiping down from "Beta" leads to "Delta", past "Gamma".
        \(Self.fix)
        \(Self.before)
        Stops afterwards: "Alpha", "Gamma", "Delta" and "Epsilon".
        """
      ])
  }

  @Test("a target that is made anew and let go is told")
  func released() {
    let model = StoreModel.asking { model, search in
      if let current = search.current, !model.names.contains(current.target.rawValue),
        current.target != "title", model.names.count < 5
      {
        return .released
      }
      return model.soundAnswer(search)
    }
    let heard = Heard.texts {
      expectStable("Stores", on: model, except: ["rotor-target-released"]) {
        model.names.remove(at: 2)
      }
    }
    #expect(
      heard.first?.hasPrefix(
        "rotor-unstable: after the change, swiping down from \"Gamma\" finds a target that nobody "
          + "holds") == true)
  }

  @Test("people are not left where neither direction leads on")
  func noWayOn() {
    let model = StoreModel.asking { model, search in
      guard search.current == nil || model.index(search) != nil else { return .nothing }
      return model.soundAnswer(search)
    }
    let heard = Heard.texts {
      expectStable("Stores", on: model, except: ["rotor-no-way-in"]) { model.names.remove(at: 4) }
    }
    #expect(
      heard == [
        """
        rotor-unstable: after the change, swiping down from "Epsilon" leads nowhere, and neither \
        does swiping up.
        \(Self.fix)
        \(Self.before)
        Stops afterwards: "Alpha", "Beta", "Gamma" and "Delta".
        """
      ])
  }

  @Test("what is unsound after the change is told as such")
  func unsoundAfterwards() {
    let model = StoreModel.asking { model, search in
      guard model.names.count < 5, let index = model.index(search) else {
        return model.soundAnswer(search)
      }
      let count = model.names.count
      return model.answer((index + (search.direction == .next ? 1 : count - 1)) % count)
    }
    let heard = Heard.texts { expectStable("Stores", on: model) { model.names.remove(at: 2) } }
    #expect(heard.contains { $0.hasPrefix("After the change:\nrotor-never-ends: ") })
  }

  @Test("a test that cannot fail is told")
  func misuse() throws {
    let model = StoreModel.asking { $0.soundAnswer($1) }
    #expect(
      Heard.texts { expectStable("Stores", on: model) {} } == [
        """
        The change leaves rotor "Stores" with the same stops.
        To fix: take away or add an item that the rotor stops at, and show that when the source is \
        read again.
        """
      ])
    var isChanged = false
    #expect(
      Heard.texts { expectStable("Stoers", on: model) { isChanged = true } } == [
        """
        No rotor "Stoers" on "Shops": did you mean "Stores"?
        Offered there: "Stores", "Headings" and "Static Text".
        """
      ])
    model.names = []
    #expect(
      Heard.texts { expectStable("Stores", on: model) { isChanged = true } } == [
        """
        Rotor "Stores" on "Shops" cannot be entered, so nothing can be taken away from under anyone.
        To fix: give the screen items that the rotor stops at.
        """
      ])
    #expect(
      Heard.texts { expectStable("Stores", on: model, except: ["x"]) { isChanged = true } }.first
        == "Unknown rule 'x', expected one that 'rotor rules' lists.")
    #expect(!isChanged)
    let source = try Town.sound()
    #expect(
      Heard.texts { expectStable("Stores", on: source) { source.failure = Broken() } } == [
        "The screen cannot be read: the bridge is up."
      ])
    #expect(throws: Broken.self) {
      try expectStable("Stores", on: Town.sound()) { throw Broken() }
    }
  }

  @Test("a source that lives on the main actor is changed there")
  @MainActor
  func mainActor() throws {
    let source = MainSource(try Town.sound().reading)
    try expectStable("Stores", on: source) {
      let screen = try Screen("Town") { screen in
        screen.add("union", "Union Square", .button)
        screen.add("stonestown", "Stonestown", .button)
      }
      source.reading = Reading(
        screen: screen, rotors: [Rotor("Stores", stops: [Town.stores[0], Town.stores[2]])])
    }
  }
}

extension StoreModel {
  /// The answer of a rotor that goes by reading position from any element.
  fileprivate func answerByPosition(_ search: Rotor.Search) -> Rotor.Answer {
    let isNext = search.direction == .next
    let places = names.compactMap { search.screen.position(of: Screen.Element.ID($0)) }
    let here = search.current.flatMap { search.screen.position(of: $0.target) }
    guard let here else { return answer(isNext ? 0 : names.count - 1) }
    let found =
      isNext ? places.firstIndex { $0 > here } : places.lastIndex { $0 < here }
    return found.map { answer($0) } ?? .nothing
  }
}
