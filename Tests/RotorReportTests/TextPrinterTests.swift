import RotorCore
import RotorReport
import Testing

struct TextPrinterTests {
  private let map = Report.Screen(
    name: "Map",
    rotors: [
      Report.Rotor(
        name: "Toilets", order: .own,
        stops: (1...520).map {
          Report.Stop(
            id: Screen.Element.ID("n\($0)"), says: "Toilets, \($0 * 50) meters",
            distance: Double($0 * 50))
        })
    ])

  @Test func `a screen without problems is short`() {
    #expect(
      TextPrinter(limit: 3).text(map) == """
        Map
        1 rotor, 0 problems.

        Rotor "Toilets": 520 stops, nearest first, sound.
          1. Toilets, 50 meters
          2. Toilets, 100 meters
          3. Toilets, 150 meters
          and 517 more

        """)
    #expect(TextPrinter(limit: nil).text(map).contains("\n  520. Toilets, 26000 meters\n"))
    #expect(TextPrinter(limit: 0).text(map).contains("sound.\n  and 520 not listed\n"))
  }

  @Test func `what is wrong is told with what to do`() {
    var report = Report.sample
    report.screens[0].rotors[0].problems.append(
      Finding(
        rule: "rotor-never-ends", severity: .error, message: "it wraps",
        place: Finding.Place(screen: "", rotor: "Parks"), fix: "answer nothing at the end"))
    report.screens[0].findings = (1...3).map {
      Finding(
        rule: "element-without-label", severity: .error, message: "it has no name",
        place: Finding.Place(screen: "", element: Screen.Element.ID("e\($0)\n")),
        fix: "give it a name")
    }
    report.screens.append(map)
    #expect(
      TextPrinter(limit: 2).text(report) == """
        Map of San Francisco
        2 rotors, 5 problems: 4 errors and 1 warning.

        Rotor "Parks": 2 stops, nearest first, not sound, 2 problems: 1 error and 1 warning.
          1. Alamo Square, 450 meters
          2. Park, 900 meters
          Error rotor-never-ends: it wraps.
            To fix: answer nothing at the end.
          Warning, likely, rotor-duplicate-label: two stops say the same.
            To fix: tell them apart.

        Group "Ents": no stops, sound.
          The walk stopped after 0 questions without an end.

        On the screen: 3 errors.
          Error element-without-label, 3 times:
            it has no name, element "e1\\n".
            it has no name, element "e2\\n".
            and 1 more
            To fix: give it a name.

        1 rule was not asked here: what it needs is not there.

        Map
        1 rotor, 0 problems.

        Rotor "Toilets": 520 stops, nearest first, sound.
          1. Toilets, 50 meters
          2. Toilets, 100 meters
          and 518 more

        """)
  }

  @Test func `two rotors of one name tell whose they are, and an order is told from a list`() {
    let stops = [Report.Stop(id: "a", says: "A"), Report.Stop(id: "b", says: "")]
    let screen = Report.Screen(
      name: "Two",
      rotors: [
        Report.Rotor(name: "Links", owner: "text-1", order: .document, stops: stops),
        Report.Rotor(name: "Links", owner: "text-2", order: .own, stops: stops),
        Report.Rotor(name: "Buttons", kind: .buttons, owner: "x", stops: stops),
        Report.Rotor(
          name: "Near",
          stops: [.init(id: "a", says: "A", distance: 5), .init(id: "b", says: "B", distance: 9)]),
        Report.Rotor(
          name: "Far",
          stops: [.init(id: "b", says: "B", distance: 9), .init(id: "a", says: "A", distance: 5)]),
      ])
    #expect(
      TextPrinter().text(screen) == """
        Two
        5 rotors, 0 problems.

        Rotor "Links" of "text-1": 2 stops, in reading order, sound.
          1. A
          2. says nothing (b)

        Rotor "Links" of "text-2": 2 stops, in its own order, sound.
          1. A
          2. says nothing (b)

        System rotor "Buttons": 2 stops, sound.
          1. A
          2. says nothing (b)

        Rotor "Near": 2 stops, nearest first, sound.
          1. A
          2. B

        Rotor "Far": 2 stops, sound.
          1. B
          2. A

        """)
  }

  @Test func `rules that were not asked are counted, and named with the reason when all is listed`()
  {
    let screen = Report.Screen(
      name: "Bare",
      notApplicable: ["a", "b"].map { Report.NotApplicable(rule: $0, reason: "no actions") }
        + [Report.NotApplicable(rule: "c", reason: "no rotor")])
    #expect(
      TextPrinter().text(screen) == """
        Bare
        0 rotors, 0 problems.

        3 rules were not asked here: what they need is not there.

        """)
    #expect(
      TextPrinter(limit: nil).text(screen) == """
        Bare
        0 rotors, 0 problems.

        3 rules were not asked:
          no actions: a and b
          no rotor: c

        """)
  }

  @Test func `colour changes no word`() {
    let colored = TextPrinter(usesColor: true).text(Report.sample)
    #expect(colored.contains("\u{1B}["))
    let plain = colored.replacing(#/\u{1B}\[\d+m/#, with: "")
    #expect(plain == TextPrinter().text(Report.sample))
  }

  @Test func `nothing in a report can reach the terminal`() {
    var report = Report.sample
    report.screens[0].name = Nasty.text
    report.screens[0].rotors[0].name = Nasty.text
    report.screens[0].rotors[0].stops[0].says = Nasty.text
    report.screens[0].rotors[0].problems[0].message = Nasty.text
    report.screens[0].rotors[0].problems[0].fix = Nasty.text
    report.screens[0].notApplicable[0].reason = Nasty.text
    let text = TextPrinter().text(report)
    #expect(!text.unicodeScalars.contains { $0.value < 0x20 && $0 != "\n" })
    #expect(!text.contains("\u{202E}"))
    #expect(
      text.split(separator: "\n").count
        == TextPrinter().text(Report.sample).split(separator: "\n").count)
  }

  @Test func `severities compare from note to error`() {
    #expect(Finding.Severity.note < .warning)
    #expect(Finding.Severity.warning < .error)
    #expect(Report.sample.fails(on: .warning))
    #expect(!Report.sample.fails(on: .error))
    #expect(Report.sample.findings.map(\.rule) == ["rotor-duplicate-label"])
  }
}
