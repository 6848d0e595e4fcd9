import RotorReport
import Testing

struct ReportJSONTests {
  @Test func `the JSON of a report is written with sorted keys`() throws {
    #expect(
      try Report.sample.json(stopLimit: 1) == """
        {
          "screens" : [
            {
              "findings" : [

              ],
              "name" : "Map of San Francisco",
              "notApplicable" : [
                {
                  "reason" : "there is one capture",
                  "rule" : "rotor-name-unlocalised"
                }
              ],
              "rotors" : [
                {
                  "ended" : "boundary",
                  "kind" : "custom",
                  "name" : "Parks",
                  "order" : "own",
                  "owner" : "map",
                  "problems" : [
                    {
                      "certainty" : "likely",
                      "fix" : "tell them apart",
                      "message" : "two stops say the same",
                      "place" : {
                        "element" : "way-2",
                        "range" : [
                          0,
                          4
                        ],
                        "rotor" : "Parks",
                        "screen" : "Map of San Francisco"
                      },
                      "rule" : "rotor-duplicate-label",
                      "severity" : "warning"
                    }
                  ],
                  "steps" : 16,
                  "stops" : [
                    {
                      "bearing" : 271.25,
                      "distance" : 452.5,
                      "id" : "way-1",
                      "label" : "Alamo Square",
                      "says" : "Alamo Square, 450 meters"
                    }
                  ],
                  "total" : 2,
                  "truncated" : true
                },
                {
                  "ended" : "step-limit",
                  "kind" : "group",
                  "name" : "Ents",
                  "order" : "unknown",
                  "owner" : null,
                  "problems" : [

                  ],
                  "steps" : 0,
                  "stops" : [

                  ]
                }
              ]
            }
          ],
          "version" : 1
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
    var partial = Report.sample
    partial.isPartial = true
    #expect(try Report(json: partial.json()) == partial)
  }

  @Test func `a number that is not finite is left out`() throws {
    var report = Report.sample
    report.screens[0].rotors[0].stops[0].distance = .infinity
    report.screens[0].rotors[0].stops[0].bearing = .nan
    let stops = try Report(json: report.json()).screens[0].rotors[0].stops
    #expect(stops[0].distance == nil)
    #expect(stops[0].bearing == nil)
    #expect(stops[1].distance == 900)
  }

  @Test func `JSON is as harmless on a terminal as in a file`() throws {
    var report = Report.sample
    report.screens[0].name = Nasty.text
    let harmful = try report.json().unicodeScalars.filter {
      ($0.value < 0x20 && $0 != "\n") || $0.value == 0x7F || $0.value == 0x9B
        || $0.value == 0x202E || $0.value == 0x2067 || $0.value == 0x2028
    }
    #expect(harmful.isEmpty)
  }

  @Test func `a cut list of stops says so and how many there are`() throws {
    let report = try Report(json: Report.sample.json(stopLimit: 1))
    let rotor = try #require(report.screens.first?.rotors.first)
    #expect(rotor.stops.count == 1)
    #expect(rotor.total == 2)
    #expect(rotor.isTruncated)
    #expect(try !Report.sample.json(stopLimit: 2).contains("truncated"))
    #expect(try Report.sample.json(stopLimit: 0).contains("\"truncated\" : true"))
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
    ("null", "at 'the top': expected an object"),
    ("{\"version\": 1.5}", "at 'version': expected a whole number"),
    ("{\"version\": 99999999999999999999}", "at 'version': expected a whole number"),
    ("{\"version\": 1, \"screens\": null}", "at 'screens': expected an array"),
    ("{\"version\": 1, \"screens\": [], \"partial\": 1}", "at 'partial': expected true or false"),
    (
      stop("\"distance\": \"far\""),
      "at 'screens.0.rotors.0.stops.0.distance': expected a number"
    ),
    (
      stop("\"range\": [5, 1]"),
      "at 'screens.0.rotors.0.stops.0.range': expected a range, its start and its end"
    ),
    (
      stop("\"range\": [0, 1, 2]"),
      "at 'screens.0.rotors.0.stops.0.range': expected a range, its start and its end"
    ),
    (
      stop("\"range\": [0, 1.5]"),
      "at 'screens.0.rotors.0.stops.0.range.1': expected a whole number"
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

  /// A report of one stop with that member.
  private static func stop(_ member: String) -> String {
    """
    {"version": 1, "screens": [{"name": "", "findings": [], "rotors": [{"name": "", "kind": "",
      "ended": "boundary", "problems": [], "stops": [{"id": "a", "says": "", \(member)}]}]}]}
    """
  }

  @Test func `the limit of depth is told`() {
    let deep = "{\"version\": " + String(repeating: "[", count: 600)
    #expect(throws: JSONError.syntax("it is nested deeper than 512 levels")) {
      try Report(json: deep)
    }
  }

  @Test func `500 levels are read`() throws {
    let deep = String(repeating: "[", count: 500) + String(repeating: "]", count: 500)
    #expect(throws: JSONError.unexpected(path: "the top", expected: "an object")) {
      try Report(json: deep)
    }
  }
}
