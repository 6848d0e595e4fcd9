import RotorReport
import Testing

struct ReportJSONTests {
  @Test func `the JSON of a report is written key by key in a fixed order`() {
    #expect(
      Report.sample.json() == """
        {
          "version": 1,
          "screens": [
            {
              "name": "Map of San Francisco",
              "rotors": [
                {
                  "name": "Parks",
                  "kind": "custom",
                  "owner": "map",
                  "order": "own",
                  "ended": "boundary",
                  "steps": 16,
                  "stops": [
                    {"id": "way-1", "label": "Alamo Square", "says": "Alamo Square, 450 meters", \
        "distance": 452.5, "bearing": 271.25},
                    {"id": "way-2", "says": "Park, 900 meters", "range": [0, 4], \
        "distance": 900.0, "bearing": 2.0, "prepares": true}
                  ],
                  "problems": [
                    {"rule": "rotor-duplicate-label", "severity": "warning", "certainty": \
        "likely", "message": "two stops say the same", "place": {"screen": "Map of San \
        Francisco", "rotor": "Parks", "element": "way-2", "range": [0, 4]}, "fix": "tell them \
        apart"}
                  ]
                },
                {"name": "Ents", "kind": "group", "owner": null, "order": "unknown", "ended": \
        "step-limit", "steps": 0, "stops": [], "problems": []}
              ],
              "findings": [],
              "notApplicable": [
                {"rule": "rotor-name-unlocalised", "reason": "there is one capture"}
              ]
            }
          ]
        }

        """)
  }

  @Test func `a report reads back as it was written`() throws {
    #expect(try Report(json: Report.sample.json()) == Report.sample)
    #expect(try Report(json: Report().json()) == Report())
    var nasty = Report.sample
    nasty.screens[0].name = Nasty.text
    nasty.screens[0].rotors[0].stops[0].says = Nasty.text + "\u{0}\u{1F}\u{7F}\"\\/"
    #expect(try Report(json: nasty.json()) == nasty)
  }

  @Test func `JSON is as harmless on a terminal as in a file`() {
    var report = Report.sample
    report.screens[0].name = Nasty.text
    let harmful = report.json().unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F || $0.value == 0x9B
        || $0.value == 0x202E || $0.value == 0x2067
    }
    #expect(harmful.isEmpty)
  }

  @Test func `a cut list of stops says so and how many there are`() throws {
    let report = try Report(json: Report.sample.json(stopLimit: 1))
    let rotor = try #require(report.screens.first?.rotors.first)
    #expect(rotor.stops.count == 1)
    #expect(rotor.total == 2)
    #expect(rotor.isTruncated)
    #expect(!Report.sample.json(stopLimit: 2).contains("truncated"))
    #expect(Report.sample.json(stopLimit: 0).contains("\"truncated\": true"))
  }

  @Test(arguments: [
    (
      "{\"version\": 2}",
      "version 2 of the report is not known: this program reads version 1, so update it or "
        + "write the report again"
    ),
    ("{}", "at 'version': expected a value"),
    ("[]", "at 'the top': expected an object"),
    ("{\"version\": 1, \"screens\": {}}", "at 'screens': expected an array"),
    ("{\"version\": 1, \"screens\": [{\"name\": 5}]}", "at 'screens.0.name': expected a text"),
    (
      """
      {"version": 1, "screens": [{"name": "", "findings": [], "rotors": [
        {"name": "", "kind": "", "ended": "late", "stops": [], "problems": []}]}]}
      """,
      "at 'screens.0.rotors.0.ended': expected one of 'boundary', 'repeat', 'unknown-targets', "
        + "'released', 'step-limit'"
    ),
  ])
  func `what is not a report is refused with its place`(text: String, message: String) {
    #expect {
      try Report(json: text)
    } throws: {
      String(describing: $0) == message
    }
  }

  @Test(arguments: [
    "", "{\n  \"version\" 1}", "{\"version\": 1, \"screens\": []", "[1] 2", "\"a\nb\"", "\"\\x\"",
    "\"\\u12\"", "\"open", "nul", "[1e999]", String(repeating: "[", count: 100_000),
  ])
  func `what is not JSON, or too deep, is refused in one line`(text: String) {
    #expect {
      try Report(json: text)
    } throws: { error in
      guard case JSONError.syntax(let reason) = error else { return false }
      let message = String(describing: error)
      return !reason.isEmpty && !message.contains("\n")
        && message.hasPrefix("this is not JSON that can be read: ")
    }
  }

  @Test func `500 levels are read`() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(throws: JSONError.unexpected(path: "the top", expected: "an object")) {
      try Report(json: deep)
    }
  }
}
