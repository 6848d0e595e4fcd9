import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import RotorTesting
import Testing

@Suite("A rotor is expected to be sound")
struct ExpectSoundTests {
  static let names = ["Union Square", "Chestnut Street", "Stonestown"]
  static let line =
    "Rotor \"Stores\" on \"Town\", 3 stops: \"Union Square\", \"Chestnut Street\" and \"Stonestown\"."

  @Test("a sound rotor passes, and gives its stops")
  func sound() throws {
    let stops = expectSound("Stores", on: try Town.sound(), stops: Self.names)
    #expect(stops.map(\.label) == Self.names)
    #expect(stops.map(\.says) == Self.names.map { "\($0). Button." })
  }

  @Test("stops are meant by their names, by all that is said, and by the part of a text")
  func namesOfStops() throws {
    expectSound("Stores", on: try Town.sound(), stops: Self.names.map { "\($0). Button." })
    let screen = try Screen("Letter") { screen in
      screen.add("text", "Letter") { $0.text = Screen.Text("Pay by Friday or call.") }
    }
    let dates = Rotor(Rotor.Title("Dates"), ranges: [7..<13, 17..<21], in: "text")
    expectSound("Dates", on: LiveSource(screen, rotors: [dates]), stops: ["Friday", "call"])
  }

  @Test(
    "a name means a rotor as the dial takes it: whatever its case, a kind in each language",
    arguments: [
      ("Stores", 3), ("stores", 3), ("Buttons", 4), ("buttons", 4), ("Tasten", 4), ("Headings", 1),
    ])
  func name(_ name: String, count: Int) throws {
    #expect(expectSound(name, on: try Town.sound()).count == count)
  }

  @Test("several rotors of one name are all walked")
  func severalOfOneName() throws {
    let screen = try Screen("Towns") { screen in
      for town in ["a", "b"] {
        screen.inside(Screen.Element.ID(town), Screen.Container(.group)) {
          $0.add(Screen.Element.ID(town + "1"), "Shop in \(town)")
          $0.add(Screen.Element.ID(town + "2"), "Other")
        }
      }
    }
    let rotors = ["a", "b"].map { town in
      Rotor(
        "Shops", owner: Screen.Element.ID(town), stops: [Rotor.Stop(Screen.Element.ID(town + "1"))])
    }
    expectSound(
      "Shops", on: LiveSource(screen, rotors: rotors), stops: ["Shop in a", "Shop in b"])
  }

  @Test("each finding is one issue that tells the rule, what happened, the cure and the stops")
  func finding() throws {
    let source = try Town.asking(Town.wrapping)
    #expect(
      Heard.texts { expectSound("Stores", on: source) } == [
        """
        rotor-never-ends: swiping down starts over at "Union Square. Button." instead of ending, \
        and swiping up has no end either.
        To fix: answer nothing when there is no further stop in that direction.
        \(Self.line)
        """
      ])
    expectSound("Stores", on: source, except: ["rotor-never-ends"])
    expectSound("Buttons", on: source)
  }

  @Test("an entry that leads to nothing is one issue, though it is on no screen")
  func entryWithoutTarget() throws {
    let stops = Town.stores + [Rotor.Stop("row 4", name: "Zoo", needsPreparation: true)]
    var rotor = Rotor("Stores") { search in
      let step = search.direction == .next ? 1 : -1
      let place = search.current.flatMap { stops.firstIndex(of: $0) }.map { $0 + step }
      let rank = place ?? (search.direction == .next ? 0 : stops.count - 1)
      return stops.indices.contains(rank) ? .stop(stops[rank]) : .nothing
    }
    rotor.findEntryFaults = {
      [.init(.withoutTarget, entry: "Zoo", id: "4", stop: stops[3], isCertain: false)]
    }
    let source = LiveSource(try Town.screen(), rotors: [rotor])
    let fix = try #require(Rule(id: "rotor-entry-without-target")).fix
    let named = Heard.texts { expectSound("Stores", on: source) }
    #expect(
      named == [
        """
        rotor-entry-without-target, likely: the entry "Zoo" names the id "4", \
        which nothing has.
        To fix: \(fix).
        Rotor "Stores" on "Town", 4 stops: "Union Square", "Chestnut Street", "Stonestown" and "Zoo".
        """
      ])
    #expect(Heard.texts { expectSound(on: source) } == named)
    expectSound(on: source, except: ["rotor-entry-without-target"])
  }

  @Test("an issue stands at the caller's line")
  func location() throws {
    let source = try Town.asking(Town.wrapping)
    let line = #line + 1
    let lines = Heard.lines { expectSound("Stores", on: source) }
    #expect(lines == [line])
    #expect(Heard.lines { expectTranscript(on: source, "") } == [line + 2])
  }

  @Test("warnings fail a test that asks for them")
  func warnings() throws {
    let source = LiveSource(try Town.screen(), rotors: [Rotor("Stores", stops: [])])
    expectSound("Stores", on: source)
    #expect(
      Heard.texts { expectSound("Stores", on: source, atLeast: .warning) } == [
        """
        rotor-empty: it is offered, but finds nothing from anywhere.
        To fix: offer the rotor only while it has stops.
        Rotor "Stores" on "Town": no stops.
        """
      ])
  }

  @Test("stops that are expected must be there, in that order, and no others")
  func expectedStops() throws {
    let source = try Town.sound()
    func heard(_ stops: String...) -> [String] {
      Heard.texts { expectSound("Stores", on: source, stops: stops) }
    }
    let misses = try #require(Rule(id: "rotor-misses-items")).fix
    let walked = """
      To expect what was walked (3 stops):
      stops: ["Union Square", "Chestnut Street", "Stonestown"]
      """
    let same = "give the stop the name that the test expects, or expect the one that was walked"
    let more =
      "leave what is not expected out of the rotor, or add it to the stops that the test expects"
    let order = "answer the stops in the order that the test expects, or correct the test"
    let stops = "he stops of rotor \"Stores\" on \"Town\" are not as expected."
    #expect(
      heard("Union Square", "Chestnut Stret", "Stonestown") == [
        """
        rotor-misses-items: t\(stops)
        stop 2: expected "Chestnut Stret", walked "Chestnut Street".
        To fix: \(same).
        \(walked)
        """
      ])
    // A name without the rest of it, one that is like nothing, and one too many.
    #expect(
      heard("Zoo", "Union", "Chestnut", "Stonestown", "Stonestown") == [
        """
        rotor-misses-items: t\(stops)
        stop 1: expected "Zoo", never reached.
        stop 2: expected "Union", walked "Union Square" as stop 1.
        stop 3: expected "Chestnut", walked "Chestnut Street" as stop 2.
        stop 5: expected "Stonestown", never reached.
        To fix: \(same); \(misses).
        \(walked)
        """
      ])
    // As many as there are: what is left is put side by side.
    #expect(
      heard("Union Square", "Zoo", "Stonestown") == [
        """
        rotor-misses-items: t\(stops)
        stop 2: expected "Zoo", walked "Chestnut Street".
        To fix: \(same).
        \(walked)
        """
      ])
    #expect(
      heard("Stonestown", "Union Square") == [
        """
        rotor-order: t\(stops)
        stop 2: walked "Chestnut Street", not expected.
        "Stonestown" comes after "Union Square", but is expected before it.
        To fix: \(more); \(order).
        \(walked)
        """
      ])
    #expect(
      heard() == [
        """
        T\(stops)
        stop 1: walked "Union Square", not expected.
        stop 2: walked "Chestnut Street", not expected.
        stop 3: walked "Stonestown", not expected.
        To fix: \(more).
        \(walked)
        """
      ])
    let rules: Set = ["rotor-misses-items", "rotor-order"]
    expectSound("Stores", on: source, stops: Self.names + ["Zoo"], except: rules)
    expectSound("Stores", on: source, stops: Self.names.reversed(), except: rules)
  }

  @Test("many stops of another name are one issue, with what was walked to be pasted")
  func manyStops() throws {
    let screen = try Screen("Book") { screen in
      for number in 1...40 {
        screen.add(Screen.Element.ID("\(number)"), "Chapter \(number), \\(\"a\")\nlast")
      }
    }
    let stops = (1...40).map { Rotor.Stop(Screen.Element.ID("\($0)")) }
    let source = LiveSource(screen, rotors: [Rotor("Chapters", stops: stops)])
    let heard = Heard.texts {
      expectSound("Chapters", on: source, stops: (1...40).map { "Chapter \($0)" })
    }
    let lines = heard.flatMap { $0.split(separator: "\n").map(String.init) }
    #expect(heard.count == 1)
    #expect(
      lines.dropFirst(7).first == #"""
        stop 7: expected "Chapter 7", walked "Chapter 7, \("a")\nlast".
        """#)
    #expect(lines.contains("And 20 other differences."))
    #expect(lines.suffix(42).first == "stops: [")
    #expect(lines.suffix(41).first == #"  "Chapter 1, \\(\"a\")\nlast","#)
    #expect(lines.last == "]")
  }

  @Test("a screen without an element is no pass, one with a single element is")
  func nothingToAudit() throws {
    #expect(
      try Heard.texts { expectSound(on: LiveSource(try Screen("Bare", elements: []))) } == [
        """
        Nothing to audit: there is no element on "Bare" that VoiceOver comes to.
        To fix: give the test the screen with its content: loaded, with a size, and not hidden.
        """
      ])
    expectSound(on: LiveSource(try Screen("Control") { $0.add("like", "Like", .button) }))
  }

  @Test("what cannot be walked is told: a name, a rule, a screen")
  func misuse() throws {
    let offered =
      "Offered there: \"Stores\", \"Headings\", \"Form Controls\", \"Buttons\" and \"Static Text\"."
    let source = try Town.sound()
    #expect(
      Heard.texts { expectSound("Stroes", on: source) } == [
        "No rotor \"Stroes\" on \"Town\": did you mean \"Stores\"?\n" + offered
      ])
    #expect(
      Heard.texts { expectSound("Zoos", on: source) } == [
        "No rotor \"Zoos\" on \"Town\".\n" + offered
      ])
    let bare = LiveSource(try Screen("Bare", elements: []))
    #expect(
      Heard.texts { expectSound("Stores", on: bare) } == [
        "No rotor \"Stores\" on \"Bare\".\nNone is offered there."
      ])
    #expect(
      Heard.texts { expectSound("Stores", on: source, except: ["rotor-never-end", "x"]) } == [
        "Unknown rule 'rotor-never-end': did you mean 'rotor-never-ends'?",
        "Unknown rule 'x', expected one that 'rotor rules' lists.",
      ])
    source.failure = Broken()
    #expect(
      Heard.texts { expectSound("Stores", on: source) } == [
        "The screen cannot be read: the bridge is up."
      ])
    #expect(Heard.texts { expectSound(on: source) }.count == 1)
  }

  @Test("what is wrong with every row is one issue, five of them are named")
  func everyRow() throws {
    let screen = try Screen("Town") { screen in
      for row in 1...7 { screen.add(Screen.Element.ID("row \(row)"), nil, .button) }
    }
    let heard = Heard.texts { expectSound(on: LiveSource(screen)) }
    #expect(
      heard == [
        """
        element-without-label, 7 times:
        - element "row 1": an element with the traits button has no label.
        - element "row 2": an element with the traits button has no label.
        - element "row 3": an element with the traits button has no label.
        - element "row 4": an element with the traits button has no label.
        - element "row 5": an element with the traits button has no label.
        - and 2 more.
        To fix: give it a label that says what it is or does, or hide it when it only decorates.
        On "Town".
        """
      ])
  }

  @Test("a whole screen is audited: rotors, actions and elements")
  func wholeScreen() throws {
    expectSound(on: try Town.sound())
    let screen = try Screen("Town") { screen in
      screen.add("one", "One", .button)
      screen.add("two", nil, .button)
    }
    let source = LiveSource(
      screen, rotors: [Rotor("Endless") { _ in .stop(Rotor.Stop("one")) }])
    let heard = Heard.texts { expectSound(on: source) }
    #expect(
      heard.map { $0.prefix { $0 != ":" } } == [
        "rotor-never-ends", "element-without-label, element \"two\"",
      ])
    #expect(heard.last?.hasSuffix("\nOn \"Town\".") == true)
    var report: Report.Screen?
    let rest = Heard.texts {
      report = expectSound(on: source, except: ["rotor-never-ends", "element-without-label"])
    }
    #expect(rest == [])
    #expect(report?.rotors.map(\.name).first == "Endless")
  }

  @Test("a source that lives on the main actor is walked there")
  @MainActor
  func mainActor() throws {
    let source = MainSource(try Town.sound().reading)
    expectSound("Stores", on: source, stops: Self.names)
  }
}
