import RotorCore
import RotorFixtures
import Testing

@Suite("Boundaries and ways in (decisions 8, 13, 21, 22, 36, 39)")
struct BoundaryTests {
  /// Seven letters; B, D and F are stars.
  static func letters(_ order: Rotor.Order = .document) throws -> Listener {
    let screen = try Screen(
      "Letters", elements: "ABCDEFG".map { .init(.init(String($0)), "Letter \($0)") })
    let stops: [Rotor.Stop] =
      order == .document
      ? [.init("B"), .init("D"), .init("F")] : [.init("F"), .init("B"), .init("D")]
    var listener = try Listener(
      screen, rotors: [Rotor("Stars", stops: stops, order: order), Rotor("Moons", stops: [])])
    _ = listener.hear(.rotate(to: "Stars"))
    return listener
  }

  @Test("8: without a result the cursor stays, and one hears that there is no more, or none")
  func noMore() throws {
    var listener = try BoundaryTests.letters()
    #expect(listener.follow(.swipeDown, .swipeDown, .swipeDown) == ["B", "D", "F"])
    #expect(listener.hear(.swipeDown) == ["No more Stars."])
    #expect(listener.boundaries == [.rotor(.init("Stars"))])
    #expect(listener.voice.focus?.id == "F")
    _ = listener.hear(.rotate(to: "Moons"))
    #expect(listener.hear(.swipeDown) == ["No Moons."])
    #expect(listener.boundaries == [.emptyRotor(.init("Moons"))])
  }

  @Test("8: a closure that has nothing at all is heard as empty, one at its end as ended")
  func closures() throws {
    let screen = try Screen("One", elements: [.init("a", "A"), .init("b", "B")])
    var listener = try Listener(
      screen,
      rotors: [
        Rotor("Nothing") { _ in .nothing },
        Rotor("Only B") { search in
          search.current?.target == "b" ? .nothing : .stop(.init("b"))
        },
      ])
    #expect(listener.hear(.rotate(to: "Nothing"), .swipeDown).last == "No Nothing.")
    #expect(
      listener.hear(.rotate(to: "Only B"), .swipeDown, .swipeDown).last == "No more Only B.")
  }

  @Test(
    "21: from a foreign element document order goes by reading position",
    arguments: [
      ("A", "B", "A"), ("B", "D", "B"), ("C", "D", "B"), ("E", "F", "D"), ("F", "F", "D"),
      ("G", "G", "F"),
    ])
  func foreign(start: String, next: String, previous: String) throws {
    var listener = try BoundaryTests.letters()
    _ = listener.voice.focus(on: .init(start))
    #expect(listener.follow(.swipeDown) == [next])
    _ = listener.voice.focus(on: .init(start))
    #expect(listener.follow(.swipeUp) == [previous])
  }

  @Test("22: an own order is entered at its first or last stop, whatever the position")
  func ownOrder() throws {
    var listener = try BoundaryTests.letters(.own)
    _ = listener.voice.focus(on: "C")
    #expect(
      listener.follow(.swipeDown, .swipeDown, .swipeDown, .swipeDown) == ["F", "B", "D", "D"])
    _ = listener.voice.focus(on: "C")
    #expect(listener.follow(.swipeUp, .swipeUp, .swipeUp, .swipeUp) == ["D", "B", "F", "F"])
  }

  @Test("21: an element that contains stops is asked inside first, from its start or its end")
  func inside() throws {
    let screen = try Screen("Text") { screen in
      screen.add("before", "Before")
      screen.add("text", "Text") { $0.text = Screen.Text("one two three four") }
      screen.add("after", "After")
    }
    let rotor = Rotor(Rotor.Title("Words"), ranges: [0..<3, 8..<13], in: "text", owner: nil)
    var everywhere = rotor
    everywhere.owner = nil
    var listener = try Listener(screen, rotors: [everywhere])
    _ = listener.hear(.rotateClockwise)
    _ = listener.voice.focus(on: "text")
    #expect(
      listener.follow(.swipeDown, .swipeDown, .swipeDown)
        == ["text 0-3", "text 8-13", "text 8-13"])
    _ = listener.voice.focus(on: "text")
    #expect(listener.follow(.swipeUp, .swipeUp, .swipeUp) == ["text 8-13", "text 0-3", "text 0-3"])
    _ = listener.voice.focus(on: "after")
    #expect(listener.follow(.swipeUp) == ["text 8-13"])
  }

  @Test("13: after a range stop a swipe goes to the neighbours, and the range is forgotten")
  func swipeAfterRange() throws {
    let screen = try Screen("Text") { screen in
      screen.add("before", "Before")
      screen.add("text", "Text") { $0.text = Screen.Text("one two three four") }
      screen.add("after", "After")
    }
    var listener = try Listener(
      screen, rotors: [Rotor(Rotor.Title("Numbers"), ranges: [0..<3, 8..<13], in: "text")])
    _ = listener.voice.focus(on: "text")
    _ = listener.hear(.rotate(to: "Numbers"))
    #expect(listener.follow(.swipeDown, .swipeRight) == ["text 0-3", "after"])
    _ = listener.voice.focus(on: "text")
    #expect(listener.follow(.swipeDown, .swipeDown, .swipeLeft).last == "before")
    #expect(listener.follow(.swipeRight, .swipeDown) == ["text", "text 0-3"])
  }

  @Test("36: a rotor on the focused element is offered, and continues inside it")
  func onItself() throws {
    let screen = try Screen("Text") { screen in
      screen.add("text", "Text") { text in
        text.text = Screen.Text(
          "alert one alert two", runs: [.init(0..<5, "alert"), .init(10..<15, "alert")])
      }
    }
    var listener = try Listener(
      screen, rotors: [Rotor(Rotor.Title("Alerts"), attribute: "alert", owner: "text")])
    #expect(listener.dialNames.first == "Alerts")
    _ = listener.hear(.rotateClockwise)
    #expect(listener.follow(.swipeDown, .swipeDown) == ["text 0-5", "text 10-15"])
  }

  @Test("39: after the same element without a range the current stop is still the last one")
  func sameElement() throws {
    let screen = try Screen("Text") { screen in
      screen.add("text", "Text") { $0.text = Screen.Text("one two three") }
    }
    var asked: [Range<Int>?] = []
    let rotor = Rotor("Session", owner: "text") { search in
      asked.append(search.current?.range)
      let range: Range<Int>? = search.current?.range == nil ? 0..<3 : nil
      return .stop(.init("text", range: range))
    }
    var listener = try Listener(screen, rotors: [rotor])
    _ = listener.hear(.rotateClockwise)
    #expect(
      listener.follow(.swipeDown, .swipeDown, .swipeDown) == ["text 0-3", "text 0-3", "text 0-3"])
    #expect(listener.boundaries == [.rotor(.init("Session"))])
    #expect(asked.contains(0..<3) && asked.last != nil)
  }
}
