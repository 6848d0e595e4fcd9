import RotorCore
import RotorFixtures
import Testing

@Suite("Units of text (decisions 9 to 12)")
struct TextStepTests {
  static func card() throws -> Listener {
    try Listener(
      try Screen(
        "Card", elements: [.init("card", "Hi Bo", .button, value: "2"), .init("next", "Next")]))
  }

  @Test("9: units stay in the element; the first down reads the first, up from there is a boundary")
  func stay() throws {
    var listener = try TextStepTests.card()
    _ = listener.hear(.rotate(to: "Words"))
    #expect(listener.hear(.swipeUp) == ["No more Words."])
    #expect(listener.hear(.swipeDown) == ["Hi"])
    #expect(listener.hear(.swipeDown).first?.hasPrefix("Bo") == true)
    while listener.boundaries.isEmpty { _ = listener.hear(.swipeDown) }
    #expect(listener.voice.focus?.id == "card")
    #expect(listener.hear(.swipeUp, .swipeUp, .swipeUp).contains("Bo"))
  }

  @Test("9: moving to another element forgets the place")
  func forget() throws {
    var listener = try TextStepTests.card()
    _ = listener.hear(.rotate(to: "Characters"))
    #expect(listener.hear(.swipeDown, .swipeDown) == ["H", "i"])
    _ = listener.hear(.swipeRight)
    #expect(listener.hear(.swipeDown) == ["N"])
    _ = listener.hear(.swipeLeft)
    #expect(listener.hear(.swipeDown) == ["H"])
  }

  @Test("9: a text field starts at its caret")
  func caret() throws {
    let screen = try Screen("Field") { screen in
      screen.add("field", "Name", .textField) { $0.text = Screen.Text("Anna Bo", caret: 5) }
    }
    var listener = try Listener(screen)
    _ = listener.hear(.rotate(to: "Words"))
    #expect(listener.hear(.swipeDown) == ["Bo"])
    var other = try Listener(screen)
    _ = other.hear(.rotate(to: "Words"))
    #expect(other.hear(.swipeUp) == ["Anna"])
  }

  @Test("9: a word that was heard can be spelled")
  func spelling() throws {
    var listener = try TextStepTests.card()
    _ = listener.hear(.rotate(to: "Words"))
    _ = listener.hear(.swipeDown, .swipeDown)
    _ = listener.hear(.rotate(to: "Characters"))
    #expect(listener.hear(.swipeDown, .swipeDown) == ["B", "o"])
  }

  @Test("10: Characters reads label, then value, as they are joined, without traits and hint")
  func characters() throws {
    var listener = try TextStepTests.card()
    _ = listener.hear(.rotate(to: "Characters"))
    var spelled = ""
    while true {
      let heard = listener.hear(.swipeDown)
      guard listener.boundaries.isEmpty else { break }
      spelled += heard.joined() == "Space" ? " " : heard.joined()
    }
    #expect(spelled == "Hi Bo: 2")
  }

  @Test("11: lines are the source's, else those between line breaks, else one")
  func lines() throws {
    func lines(_ text: Screen.Text) throws -> [String] {
      let screen = try Screen("Lines") { screen in screen.add("text") { $0.text = text } }
      var listener = try Listener(screen)
      _ = listener.hear(.rotate(to: "Lines"))
      var heard: [String] = []
      while true {
        let line = listener.hear(.swipeDown)
        guard listener.boundaries.isEmpty else { return heard }
        heard += line
      }
    }
    #expect(try lines(Screen.Text("one two three", lineStarts: [0, 4])) == ["one", "two three"])
    #expect(try lines(Screen.Text("one\ntwo\r\nthree")) == ["one", "two", "three"])
    #expect(try lines(Screen.Text("one two")) == ["one two"])
    #expect(try lines(Screen.Text("one\n\ntwo")) == ["one", "Blank", "two"])
  }

  @Test("12: attributes are visited over all elements, by reading position and start")
  func attributes() throws {
    let screen = try Screen("Bold") { screen in
      screen.add("first") { first in
        first.text = Screen.Text("a b c", runs: [.init(4..<5, .bold), .init(0..<1, .bold)])
      }
      screen.add("plain", "Plain")
      screen.add("second") { $0.text = Screen.Text("d", runs: [.init(0..<1, .bold)]) }
    }
    var listener = try Listener(screen)
    _ = listener.hear(.rotate(to: "Bold Text"))
    #expect(
      listener.follow(.swipeDown, .swipeDown, .swipeDown, .swipeDown)
        == ["first 0-1", "first 4-5", "second 0-1", "second 0-1"])
    #expect(listener.follow(.swipeUp, .swipeUp) == ["first 4-5", "first 0-1"])
  }

  @Test("12: a custom text rotor stays in its text")
  func ownText() throws {
    let screen = try Screen("Two") { screen in
      for id in ["first", "second"] {
        screen.add(.init(id)) { $0.text = Screen.Text("x", runs: [.init(0..<1, "mark")]) }
      }
    }
    var listener = try Listener(
      screen, rotors: [Rotor(Rotor.Title("Marks"), attribute: "mark", owner: "first")])
    _ = listener.hear(.rotate(to: "Marks"))
    #expect(listener.follow(.swipeDown, .swipeDown) == ["first 0-1", "first 0-1"])
    #expect(listener.boundaries == [.rotor(.init("Marks"))])
  }
}
