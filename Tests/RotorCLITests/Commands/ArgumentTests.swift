import Testing

@testable import rotor_cli

@Suite struct `Command lines` {
  /// A command line, the status it ends with and the message on standard error.
  nonisolated struct Row: CustomTestStringConvertible {
    let words: String
    let status: RunStatus
    let message: String

    var testDescription: String { "rotor \(words)" }

    init(_ words: String, _ status: RunStatus, _ message: String) {
      self.words = words
      self.status = status
      self.message = message
    }
  }

  nonisolated static let rows: [Row] = [
    Row("", .usage, "no command, expected one: see 'rotor help'"),
    Row("adit", .usage, "unknown command 'adit': did you mean 'audit'?"),
    Row(
      "frobnicate", .usage,
      "unknown command 'frobnicate', expected one of explore, audit, check, lint, capture, rules, "
        + "help"),
    Row(
      "-x", .usage,
      "unknown option '-x', expected a command, --help or --version: see 'rotor help'"),
    Row("help expolre", .usage, "unknown command 'expolre': did you mean 'explore'?"),
    Row("explore", .usage, "rotor explore has no SCREEN: see 'rotor help explore'"),
    Row(
      "explore example:map example:orders", .usage,
      "rotor explore takes one SCREEN, found 2: name one at a time"),
    Row(
      "explore --langage de example:map", .usage,
      "unknown option '--langage' of rotor explore: did you mean '--language'?"),
    Row(
      "explore --zzz example:map", .usage,
      "unknown option '--zzz' of rotor explore, expected one that 'rotor help explore' lists"),
    Row(
      "explore --format jsn example:map", .usage,
      "unknown value 'jsn' of --format, expected text, json, outline: did you mean 'json'?"),
    Row(
      "explore --format html example:map", .usage,
      "unknown value 'html' of --format, expected text, json, outline"),
    Row(
      "explore example:map --format", .usage, "--format has no value, expected text|json|outline"),
    Row(
      "explore example:map --output --speak", .usage, "--output has no value, expected FILE"),
    Row(
      "explore --speak=yes example:map", .usage,
      "--speak takes no value, found 'yes': leave it out"),
    Row(
      "explore --language fr example:map", .usage,
      "unknown language 'fr' of --language, expected en, zh or de"),
    Row(
      "explore --from here example:map", .usage,
      "--from 'here' is no place, expected degrees of latitude and longitude such as "
        + "37.7793,-122.4193"),
    Row(
      "explore --from -122.4193,37.7793 example:map", .usage,
      "--from '-122.4193,37.7793' is not on the earth, expected a latitude from -90 to 90, then a "
        + "longitude from -180 to 180: did you mean '37.7793,-122.4193'?"),
    Row(
      "explore --from nan,0 example:map", .usage,
      "--from 'nan,0' is not on the earth, expected a latitude from -90 to 90, then a longitude "
        + "from -180 to 180"),
    Row(
      "explore --direction clock example:map", .usage,
      "--direction clock has no heading: add --heading DEGREES, clockwise from north"),
    Row(
      "explore --direction clok example:map", .usage,
      "unknown value 'clok' of --direction, expected compass, clock, relative, degrees, none: did "
        + "you mean 'clock'?"),
    Row(
      "explore --heading north example:map", .usage,
      "--heading 'north' is no direction, expected degrees clockwise from north such as 90"),
    Row(
      "explore --search-limit 0 example:map", .usage,
      "--search-limit '0' is no time, expected seconds between 0 and 86400"),
    Row(
      "explore example:mpa", .badInput,
      "unknown example 'mpa': did you mean 'example:map'?"),
    Row(
      "explore example:nothing-alike", .badInput,
      "unknown example 'nothing-alike': 'rotor help examples' lists them"),
    Row("explore no-such-file.json", .badInput, "no-such-file.json: there is no such file"),
    Row(
      "explore app:Settings", .unavailable,
      "'app:Settings' is a running app, which this build cannot read yet: capture it elsewhere and "
        + "name the file"),
    Row(
      "explore https://example.org", .unavailable,
      "'https://example.org' is a web page, which this build cannot open yet: name a file"),
    Row(
      "explore example:map --speak", .unavailable,
      "nothing here speaks, expected spd-say, espeak-ng or say on the path: install one of them or "
        + "leave out --speak"),
    Row(
      "check orders.check", .badInput,
      "'orders.check': there is no such file"),
    Row(
      "lint Sources", .unavailable,
      "this build does not have 'rotor lint' yet: see 'rotor help' for what it has"),
    Row(
      "capture example:map --output /no/such/folder/map.json", .cannotWrite,
      "cannot write '/no/such/folder/map.json': there is no folder '/no/such/folder', so make it "
        + "first"),
    Row(
      "capture example:map --output /", .cannotWrite,
      "cannot write '/': this is a folder, expected the name of a file"),
  ]

  @Test(arguments: rows) func `that are not understood are told with the status`(_ row: Row) {
    let run = CommandRun(row.words.split(separator: " ").map(String.init))
    #expect(run.diagnostics == "rotor: \(row.message)\n")
    #expect(run.status == row.status)
    #expect(run.output == "")
  }

  @Test func `with a rotor that cannot be read point at the column`() {
    let run = CommandRun(["explore", "example:map", "--rotor", "Parks = [color=green"])
    #expect(run.status == .usage)
    #expect(run.diagnostics.hasPrefix("rotor: --rotor 'Parks = [color=green': "))
    #expect(run.diagnostics.contains("column"))
  }

  @Test func `with a pattern that is none are a mistake of usage, a slow one is not`() {
    let invalid = CommandRun(["explore", "example:brochure", "--rotor", "Bad = text::text(/(/)"])
    #expect(invalid.status == .usage)
    #expect(
      invalid.diagnostics
        == "rotor: --rotor 'Bad = text::text(/(/)': the pattern '(' is no regular expression: check "
        + "its brackets, its repetitions and its backslashes\n")
    let slow = CommandRun([
      "explore", "example:brochure", "--rotor", "Slow = text::text(/((.*)*)*=/)",
    ])
    #expect(slow.status == .badInput)
    #expect(slow.diagnostics.contains("the pattern is too slow on this text"))
    let good = CommandRun(
      ["explore", "example:brochure", "--rotor", "Trails = text::text(/\\w+ Trail\\b/)"],
      input: "rotate to Trails\nswipe down\nswipe up\n")
    #expect(
      Array(good.lines.dropFirst()) == ["Trails, 4 items", "Creek Trail", "No more Trails."])
  }

  @Test(arguments: [
    ["--from", "-33.8,151.2"], ["--from=-33.8,151.2"], ["--from", "-33.8, 151.2"],
  ]) func `take a place with a negative latitude`(_ words: [String]) {
    let run = CommandRun(["explore", "example:map"] + words, input: "rotate to Parks\nswipe down")
    #expect(run.status == .success)
    #expect(run.lines.last == "Golden Gate Park: 11939 kilometers, north-east. Button.")
  }

  /// Command lines whose options for maps change nothing, and the note.
  static let unused: [(words: String, note: String?)] = [
    ("example:orders --from 1,2", "this is no map, so --from changes nothing"),
    (
      "example:brochure --units imperial --heading 90 --direction clock --from 1,2",
      "this is no map, so --from, --heading, --direction and --units change nothing"
    ),
    (
      "example:map --heading 90",
      "--heading changes nothing without --direction clock or relative"
    ),
    ("example:map --heading 90 --direction relative --from 1,2 --units metric", nil),
    ("example:map --direction none", nil),
  ]

  @Test func `are told which options change nothing, once`() {
    for row in Self.unused {
      let words = row.words.split(separator: " ").map(String.init)
      let expected = row.note.map { "rotor: '\(words[0])': \($0)\n" } ?? ""
      for command in ["audit", "explore", "capture"] {
        let run = CommandRun([command] + words)
        #expect(run.diagnostics == expected, "\(command) \(row.words)")
        #expect(run.status == .success)
      }
    }
  }

  @Test func `tell the version`() {
    let run = CommandRun(["--version"])
    #expect(run.output == "rotor \(RotorCommand.version)\n")
    #expect(run.status == .success)
  }

  @Test func `help for a command is the same by both ways`() {
    for command in Command.all {
      let help = CommandRun(["help", command.name])
      #expect(help.status == .success)
      #expect(help.output.hasPrefix("rotor \(command.name): \(command.summary)\n"))
      #expect(CommandRun([command.name, "--help"]).output == help.output)
      for option in command.options { #expect(help.output.contains("--\(option.name)")) }
    }
    #expect(CommandRun(["help"]).output == CommandRun(["--help"]).output)
  }

  @Test func `after two hyphens hold no options`() {
    let run = CommandRun(["explore", "--", "--format"])
    #expect(run.diagnostics == "rotor: --format: there is no such file\n")
  }

  @Test func `tell the worst of several statuses`() {
    let order: [RunStatus] = [
      .interrupted, .failure, .usage, .cannotWrite, .unavailable, .badInput, .findings, .success,
    ]
    #expect(Set(order) == Set(RunStatus.allCases))
    for (index, worse) in order.enumerated() {
      for better in order[index...] {
        #expect(worse.combined(with: better) == worse)
        #expect(better.combined(with: worse) == worse)
      }
    }
  }

  @Test func `never command the terminal by what they quote`() {
    for words in [
      ["explore", "no\u{1B}[31m.json"], ["au\u{1B}[2Jdit"], ["explore", "--fr\u{7}om"],
    ] {
      let run = CommandRun(words)
      #expect(run.diagnostics.hasPrefix("rotor: "))
      #expect(run.diagnostics.hasSuffix("\n"))
      #expect(!run.diagnostics.dropLast().unicodeScalars.contains { $0.value < 0x20 })
    }
  }
}
