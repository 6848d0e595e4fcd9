import RotorCore
import RotorFixtures
import Testing

@Suite("System kinds (decisions 16 to 19, 40)")
struct KindTests {
  /// One element of every sort, named after what it is.
  static let screen: Result<Screen, any Error> = Result {
    try Screen("Kinds") { screen in
      let traits: [(Screen.Element.ID, Screen.Traits)] = [
        ("button", .button), ("dimmed", [.button, .notEnabled]),
        ("toggle", [.toggleButton, .button]),
        ("back", [.backButton]), ("tab", [.tab, .button]), ("key", [.keyboardKey, .button]),
        ("slider", .adjustable), ("field", .textField), ("secure", .secureTextField),
        ("area", [.textField, .textArea]), ("search", .searchField), ("link", .link),
        ("image", .image), ("image button", [.image, .button]), ("image link", [.image, .link]),
        ("static", .staticText), ("none", []), ("heading", .header),
        ("static heading", [.header, .staticText]), ("playing", .playsSound),
      ]
      for (id, traits) in traits { screen.add(id, id.rawValue, traits) }
      screen.add("level", "level", .staticText) { $0.headingLevel = 2 }
      screen.add("pop-up", "pop-up", .updatesFrequently) { $0.role = "combobox" }
      screen.add("text", "text", .updatesFrequently) { text in
        text.text = Screen.Text(
          "Chapter link old",
          runs: [
            .init(0..<7, .heading, value: "3"), .init(8..<12, .link), .init(13..<16, .visitedLink),
          ])
      }
      screen.add("visited", "visited", .link) { $0.attributes["visited"] = "true" }
    }
  }

  static func walk(_ kind: Rotor.Kind, on screen: Screen) -> [String] {
    guard let rotor = Rotor.system(on: screen).first(where: { $0.title.kind == kind }) else {
      return []
    }
    func walk(_ direction: Rotor.Direction) -> [Rotor.Stop] {
      var stops: [Rotor.Stop] = []
      while stops.count <= 2 * screen.count + 10,
        case .stop(let stop) = rotor.answer(.init(from: stops.last, direction, on: screen))
      {
        stops.append(stop)
      }
      return stops
    }
    let stops = walk(.next)
    #expect(walk(.previous) == stops.reversed())
    #expect(rotor.knownCount == stops.count)
    return stops.map { stop in
      stop.target.rawValue + (stop.range.map { " \($0.lowerBound)-\($0.upperBound)" } ?? "")
    }
  }

  @Test(
    "16, 17, 19: which elements a kind stops on",
    arguments: [
      (
        Rotor.Kind.formControls,
        [
          "button", "dimmed", "toggle", "back", "slider", "field", "secure", "area", "search",
          "image button", "pop-up",
        ]
      ),
      (.buttons, ["button", "dimmed", "toggle", "back", "key", "image button"]),
      (.textFields, ["field", "secure", "area", "search"]),
      (.searchFields, ["search"]),
      (.links, ["link", "image link", "text 8-12", "text 13-16", "visited"]),
      (.visitedLinks, ["text 13-16", "visited"]),
      (.nonVisitedLinks, ["link", "image link", "text 8-12"]),
      (.images, ["image", "image button", "image link"]),
      (.staticText, ["static", "none"]),
      (.headings, ["heading", "static heading", "level", "text 0-7"]),
      (.heading2, ["level"]),
      (.heading3, ["text 0-7"]),
      (.heading1, []),
    ])
  func stops(kind: Rotor.Kind, expected: [String]) throws {
    #expect(KindTests.walk(kind, on: try KindTests.screen.get()) == expected)
  }

  @Test("12: marks that begin at one place are all stops, the shorter first")
  func nestedMarks() throws {
    let screen = try Screen("Marks") { screen in
      screen.add("text", "Text") {
        $0.text = Screen.Text("Bold all", runs: [.init(0..<8, .bold), .init(0..<4, .bold)])
      }
    }
    #expect(KindTests.walk(.boldText, on: screen) == ["text 0-4", "text 0-8"])
  }

  @Test("18: the stop of a container is its first element; an empty one is none")
  func containers() throws {
    let screen = try Screen("Containers") { screen in
      screen.add("start", "Start")
      screen.inside("nav", Screen.Container(.navigationBar)) { $0.add("title", "Title") }
      screen.inside("empty", Screen.Container(.list)) { _ in }
      screen.inside("list", Screen.Container(.list)) { list in
        list.add("a", "A")
        list.add("b", "B")
        list.inside("inner", Screen.Container(.group)) { inner in
          inner.add("c", "C")
          inner.add("d", "D")
        }
      }
      screen.inside("scroll", Screen.Container(.scrollView, scrolls: true)) { $0.add("e", "E") }
      screen.inside("main", Screen.Container(.landmark)) { $0.add("f", "F") }
      screen.inside("table", Screen.Container(.table)) { $0.add("g", "G") }
    }
    #expect(KindTests.walk(.lists, on: screen) == ["a"])
    #expect(KindTests.walk(.landmarks, on: screen) == ["f"])
    #expect(KindTests.walk(.tables, on: screen) == ["g"])
    #expect(KindTests.walk(.containers, on: screen) == ["title", "a", "c", "f", "g"])
    var listener = try Listener(screen)
    _ = listener.hear(.rotate(to: "Containers"))
    _ = listener.voice.focus(on: "d")
    #expect(listener.follow(.swipeUp, .swipeUp, .swipeUp) == ["c", "a", "title"])
    _ = listener.voice.focus(on: "b")
    #expect(listener.follow(.swipeUp) == ["a"])
    #expect(listener.hear(.swipeUp, .swipeDown).last?.lowercased().contains("list") == true)
  }

  @Test("40: a level that is given is said, one that is not is not")
  func level() throws {
    let screen = try Screen("Levels") { screen in
      screen.add("one", "One", .header) { $0.headingLevel = 2 }
      screen.add("two", "Two", .header)
    }
    var listener = try Listener(screen)
    #expect(listener.hear(.firstElement) == ["One. Heading level 2."])
    #expect(listener.hear(.lastElement) == ["Two. Heading."])
  }
}
