import RotorCore
import RotorFixtures
import Testing

@Suite("The dial (decisions 1 to 6)")
struct DialTests {
  static let title = Rotor.Title("Stars")

  /// A row inside a list inside a page, each with a rotor of its own.
  static func nested() throws -> Listener {
    let screen = try Screen("Nested") { screen in
      screen.inside("page", Screen.Container(.group)) { page in
        page.inside("list", Screen.Container(.list)) { list in
          list.add("row", "Row", .adjustable, value: "1") { row in
            row.actions = [
              Screen.Action("Share"), Screen.Action("Copy", category: Screen.Action.editCategory),
              Screen.Action("Pin", category: "Keep"),
            ]
            row.customContent = [Screen.CustomContent("Size", "2 MB")]
            row.text = Screen.Text("Row")
          }
          list.add("heading", "Heading", .header)
        }
        page.add("outside", "Outside", .button)
      }
    }
    let rotors = [
      Rotor(Rotor.Title(kind: .group, name: "All"), owner: "list", stops: [.init("row")]),
      Rotor("Page", owner: "page", stops: [.init("row")]),
      Rotor("List 1", owner: "list", stops: [.init("row")]),
      Rotor("List 2", owner: "list", stops: [.init("row")]),
      Rotor("Row", owner: "row", stops: [.init("row")]),
      Rotor("Screen", stops: [.init("row")]),
    ]
    return try Listener(screen, rotors: rotors)
  }

  @Test("1: the element's own, the app's from near to far, groups, then the system's")
  func order() throws {
    let listener = try DialTests.nested()
    #expect(
      listener.dialNames == [
        "Adjust Value", "Actions", "Edit", "Keep", "More Content", "Row", "List 1", "List 2",
        "Page", "Screen", "All", "Headings", "Form Controls", "Buttons", "Lists", "Containers",
        "Lines", "Sentences", "Words", "Characters",
      ])
  }

  @Test("2: Characters is chosen at the start, so the first entry is one turn away")
  func start() throws {
    var listener = try Listener(
      try Screen("Plain", elements: [.init("text", "Text", .staticText)]),
      rotors: [Rotor("First", stops: []), Rotor("Second", stops: [])])
    #expect(listener.chosenName == "Characters")
    #expect(listener.hear(.rotateClockwise, .rotateClockwise) == ["First", "Second"])
  }

  @Test("3: an adjustable element chooses its value, one with actions its actions, until a turn")
  func automaticChoice() throws {
    let screen = try Screen("Choices") { screen in
      screen.add("slider", "Slider", .adjustable, value: "1") { $0.actions = [.init("Reset")] }
      screen.add("card", "Card", .button) { $0.actions = [.init("Share")] }
      screen.add("text", "Text", .staticText)
    }
    var listener = try Listener(screen)
    #expect(listener.chosenName == "Adjust Value")
    _ = listener.hear(.swipeRight)
    #expect(listener.chosenName == "Actions")
    _ = listener.hear(.swipeRight)
    #expect(listener.chosenName == "Characters")
    _ = listener.hear(.rotate(to: "Words"), .swipeLeft)
    #expect(listener.chosenName == "Words")
  }

  @Test("4: a turn that is not offered waits and comes back")
  func waitingTurn() throws {
    var listener = try DialTests.nested()
    _ = listener.hear(.rotate(to: "List 1"))
    _ = listener.hear(.lastElement)
    #expect(listener.voice.focus?.id == "outside")
    #expect(listener.chosenName == "Characters")
    _ = listener.hear(.swipeLeft)
    #expect(listener.chosenName == "List 1")
  }

  @Test("5: the dial is a circle, also of one entry more than the last, and names each turn")
  func circle() throws {
    var listener = try Listener(
      try Screen("Plain", elements: [.init("text", "Text", [.image, .staticText])]))
    let names = listener.dialNames
    #expect(names == ["Images", "Static Text", "Words", "Characters"])
    var heard: [String] = []
    for _ in names { heard += listener.hear(.rotateClockwise) }
    #expect(heard == names)
    #expect(listener.hear(.rotateCounterclockwise) == ["Words"])
    #expect(listener.events.contains(.turned(Rotor.Title(kind: .words), index: 2, of: 4)))
  }

  @Test("5: an unknown name says so and changes nothing")
  func unknownName() throws {
    var listener = try DialTests.nested()
    let before = listener.voice.state
    let heard = listener.hear(.rotate(to: "Stras"))
    #expect(heard.count == 1 && heard[0].contains("Stras"))
    #expect(listener.voice.state == before)
  }

  @Test("6: two custom rotors of one name both stay, and each can be turned to")
  func sameName() throws {
    let screen = try Screen("Twice") { screen in
      screen.inside("list", Screen.Container(.list)) { list in
        list.add("a", "A", .staticText)
        list.add("b", "B", .staticText)
      }
    }
    var listener = try Listener(
      screen,
      rotors: [
        Rotor("Stars", owner: "a", stops: [.init("a")]),
        Rotor("Stars", owner: "list", stops: [.init("b")]),
      ])
    #expect(listener.dialNames.prefix(2) == ["Stars", "Stars"])
    _ = listener.hear(.rotateClockwise, .rotateClockwise)
    #expect(listener.follow(.swipeDown) == ["b"])
  }

  @Test("6: the nearest rotor of a system kind replaces the others, only inside its owner")
  func systemKind() throws {
    let screen = try Screen("Headings") { screen in
      screen.inside("list", Screen.Container(.group)) { list in
        list.add("a", "A", .header)
        list.add("b", "B", .staticText)
        list.add("c", "C", .staticText)
      }
      screen.add("d", "D", .header)
    }
    var listener = try Listener(
      screen,
      rotors: [
        Rotor(Rotor.Title(kind: .headings), owner: "list", stops: [.init("b"), .init("c")]),
        Rotor(Rotor.Title(kind: .headings), stops: [.init("d")]),
      ])
    _ = listener.hear(.rotate(to: "Headings"))
    #expect(listener.follow(.swipeDown, .swipeDown, .swipeDown) == ["b", "c", "c"])
    #expect(listener.dialNames.filter { $0 == "Headings" }.count == 1)
    _ = listener.hear(.lastElement)
    #expect(listener.follow(.swipeUp) == ["d"])
  }
}
