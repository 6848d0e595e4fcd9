import RotorCore
import RotorFixtures
import Testing

/// The programs of the articles, between `// ARTICLE` and `// end`; what they print goes to a list.
@Suite("The articles' programs are those that run here, and print what they say")
struct ArticleProgramTests {
  private func check(
    _ name: String, prints printed: [String], at location: SourceLocation = #_sourceLocation
  ) throws {
    let article = try Article(name, of: "RotorCore")
    let samples = try article.samples(in: #filePath)
    #expect(!samples.isEmpty, sourceLocation: location)
    #expect(article.blocks("swift") == samples, sourceLocation: location)
    let output = printed.map { $0 + "\n" }.joined()
    #expect(article.blocks("text") == [output], sourceLocation: location)
  }

  @Test("a source with a rotor")
  func moving() throws {
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // MoveThroughAScreen
    final class Town: Source {
      private let reading: Reading

      init() throws {
        let screen = try Screen("Town") { screen in
          screen.add("title", "Around here", .header)
          screen.add("cafe", "Café Belvedere", .button)
          screen.add("toilets", "Toilets", .button, hint: "Shows the way.")
          screen.add("park", "Park", .button)
          screen.add("station", "Toilets at the station", .button)
        }
        let toilets = Rotor("Toilets", stops: [.init("toilets"), .init("station")])
        reading = Reading(screen: screen, rotors: [toilets])
      }

      func read() -> Reading { reading }

      func carryOut(_ request: Request) -> Response {
        guard case .activate(let id, _) = request, id == "toilets" else { return .notHandled }
        return Response(.handled, announcements: [.init("Go left for 80 meters.")])
      }
    }

    var voice = try VoiceOver(on: Town())
    let gestures = [
      "swipe right", "rotate to Toilets", "swipe down twice", "swipe down", "swipe up",
      "double tap",
    ]
    for line in gestures {
      for gesture in try VoiceOver.Gesture.parseLine(line) {
        let events = voice.perform(gesture)
        print(VoiceOver.Transcript.Line(gesture, events: events) { $0.text(in: .english) }.text)
      }
    }
    // end

    // MoveThroughAScreen
    let odd = Rotor("Odd numbers") { search in
      let current = search.current.flatMap { Int($0.target.rawValue) } ?? 0
      let next = search.direction == .next ? current + 1 : current - 1
      let found = next % 2 == 0 ? next + (search.direction == .next ? 1 : -1) : next
      return (1...9).contains(found) ? .stop(.init(.init(String(found)))) : .nothing
    }
    // end
    let numbers = try Screen("Numbers", elements: (1...9).map { .init(.init("\($0)"), "\($0)") })
    for (start, next, previous) in [("1", "3", nil), ("4", "5", "3"), ("9", nil, "7")] {
      func target(_ direction: Rotor.Direction) -> String? {
        let answer = odd.answer(.init(from: .init(.init(start)), direction, on: numbers))
        if case .stop(let stop) = answer { return stop.target.rawValue }
        return nil
      }
      #expect(target(.next) == next)
      #expect(target(.previous) == previous)
    }
    try check("MoveThroughAScreen", prints: printed)
  }

  @Test("an utterance in words")
  func speaking() throws {
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // HowItSpeaks
    let screen = try Screen("Settings") { screen in
      screen.add("volume", "Volume", .adjustable, value: "50%", hint: "Changes all sounds.")
    }
    let utterance = Utterance(describing: 0, on: screen)
    var brief = Utterance.Verbosity()
    brief.hints = false

    print(utterance.text(in: .english))
    print(utterance.text(in: .german, verbosity: brief))
    print(utterance.text(in: .english, style: .description, verbosity: brief))
    print(utterance.text(in: .english, style: .speech, verbosity: brief))
    // end
    try check("HowItSpeaks", prints: printed)
  }

  @Test("selectors, and a rotor made of one")
  func selecting() throws {
    var printed: [String] = []
    func print(_ name: String, _ stops: [String]) { printed.append("\(name) \(stops)") }
    // SelectElements
    let screen = try Screen("Inbox") { screen in
      screen.add("title", "Inbox", .header) { $0.headingLevel = 1 }
      screen.inside("mails", Screen.Container(.list), label: "Mails") { list in
        list.add("anna", "Anna: lunch?", .button, value: "Unread") {
          $0.attributes = ["class": "row unread"]
        }
        list.add("bernd", "Bernd: invoice", [.button, .notEnabled]) {
          $0.attributes = ["class": "row"]
        }
        list.add("count", "2 mails", .staticText)
      }
      screen.add("wifi", "Wi-Fi", .toggleButton, value: "1")
      screen.add("terms", "Terms", .staticText) {
        $0.text = Screen.Text("No warranty.", runs: [Screen.Text.Run(3..<11, .bold)])
      }
    }
    // end

    // SelectElements
    let declaration = try Rotor.Declaration(parsing: "Bold = text::attribute(bold) by document")
    let stops = declaration.selector.stops(in: screen) { _, _ in [] }
    let rotor = Rotor(declaration.name, stops: stops)

    print(rotor.title.name, stops.map { "\($0.target) \($0.range ?? 0..<0)" })
    // end
    try check("SelectElements", prints: printed)
    let rows = try Article("SelectElements", of: "RotorCore").rows
    #expect(rows.count > 10)
    for row in rows {
      let selector = try Screen.Selector(parsing: Article.code(in: row[0]).joined())
      let ids = selector.matches(in: screen).map { screen[$0].id.rawValue }
      #expect(ids.joined(separator: ", ") == row[1], "\(row[0])")
    }
  }

  @Test("a transcript that is played again")
  func transcripts() throws {
    var printed: [String] = []
    func print(_ line: String) { printed.append(line) }
    // WriteGesturesAndTranscripts
    let recorded = try VoiceOver.Transcript(
      parsing: """
        # Two letters, then the end.
        swipe right → Beta
        swipe right → End of screen. (boundary)
        """)

    final class Letters: Source {
      func read() throws -> Reading {
        Reading(screen: try Screen("Letters", elements: [.init("a", "Alpha"), .init("b", "Beta")]))
      }
      func carryOut(_ request: Request) -> Response { .notHandled }
    }

    var voice = try VoiceOver(on: Letters())
    for line in recorded.lines {
      let events = voice.perform(line.gesture)
      let heard = VoiceOver.Transcript.Line(line.gesture, events: events) { $0.text(in: .english) }
      print(heard == line ? "same: \(line)" : "expected \(line), heard \(heard)")
    }
    // end
    try check("WriteGesturesAndTranscripts", prints: printed)
  }
}
