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
    ("", "line 1, column 1: this is not JSON: expected a value"),
    ("{\n  \"version\" 1}", "line 2, column 13: this is not JSON: expected ':'"),
    (
      "{\"version\": 1, \"screens\": []", "line 1, column 29: this is not JSON: expected ',' or '}'"
    ),
    ("[1] 2", "line 1, column 5: this is not JSON: expected the end"),
    ("\"a\nb\"", "line 1, column 3: this is not JSON: expected an escaped control character"),
    ("\"\\x\"", "line 1, column 3: this is not JSON: expected an escaped character"),
    ("\"\\u12\"", "line 1, column 4: this is not JSON: expected four hexadecimal digits"),
    ("\"open", "line 1, column 6: this is not JSON: expected '\"'"),
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

  @Test func `100,000 levels are refused, 512 are read`() throws {
    #expect(throws: JSONError.tooDeep(line: 1, column: 513)) {
      try Report(json: String(repeating: "[", count: 100_000))
    }
    let deep = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
    #expect(throws: JSONError.unexpected(path: "the top", expected: "an object")) {
      try Report(json: deep)
    }
  }
}
