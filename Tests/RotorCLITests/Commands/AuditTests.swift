import Foundation
import RotorAudit
import RotorCore
import RotorExamples
import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `The audit command` {
  @Test func `prints the map's rotors, nearest first, with what is said`() {
    let run = CommandRun(["audit", "example:map"])
    let start = [
      "San Francisco", "6 rotors, 0 problems.",
      "Rotor \"Apple stores\": 3 stops, nearest first, sound.",
      "  1. Apple Union Square: 85 meters, north-east. Button.",
      "  2. Apple Chestnut Street: 3.1 kilometers, north-west. Button.",
      "  3. Apple Stonestown: 9.05 kilometers, south-west. Button.",
      "Rotor \"Parks\": 16 stops, nearest first, sound.",
      "  1. Yerba Buena Gardens: 530 meters, south-east. Button.",
    ]
    #expect(Array(run.lines.prefix(start.count)) == start)
    #expect(run.lines.contains("  and 6 more"))
    #expect(run.lines.contains("Rotor \"Bridges\": 5 stops, nearest first, sound."))
    #expect(run.diagnostics == "")
    #expect(run.status == .success)
  }

  /// Words of the command line and the status.
  static let statuses: [(words: String, status: RunStatus)] = [
    ("example:orders", .success),
    ("example:brochure example:trends", .success),
    ("example:orders-bad", .findings),
    ("example:orders-bad --fail-on never", .success),
    ("example:orders-bad --fail-on note", .findings),
    ("missing.json example:orders-bad", .badInput),
    ("missing.json app:X example:orders-bad", .unavailable),
  ]

  @Test func `ends with the worst that happened`() {
    for row in Self.statuses {
      let run = CommandRun(["audit"] + row.words.split(separator: " ").map(String.init))
      #expect(run.status == row.status, "\(row.words)")
    }
  }

  @Test func `loses nothing of the others when one input fails`() {
    let run = CommandRun(["audit", "missing.json", "example:map"])
    #expect(run.diagnostics == "rotor: missing.json: there is no such file\n")
    #expect(run.output == CommandRun(["audit", "example:map"]).output)
    #expect(run.status == .badInput)
  }

  @Test func `does not pass a screen off as sound where there is nothing to move through`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let map = folder.appendingPathComponent("empty.geojson").path
    try #"{"type": "FeatureCollection", "features": []}"#
      .write(toFile: map, atomically: true, encoding: .utf8)
    let text = CommandRun(["audit", map])
    #expect(
      text.lines[1]
        == "1 rotor, 0 problems. There is nothing to move through: the screen has no more than one "
        + "element.")
    let json = CommandRun(["audit", map, "--format", "json"]).output
    #expect(json.contains("\"empty\" : true"))
    #expect(try Report(json: json).screens.map(\.isEmpty) == [true])
    #expect(!CommandRun(["audit", "example:map", "--format", "json"]).output.contains("\"empty\""))
  }

  @Test func `finds the mistakes of the bad orders and none in the good ones`() throws {
    let bad = CommandRun(["audit", "example:orders-bad", "--format", "json"])
    let rules = Set(try Report(json: bad.output).findings.map(\.rule))
    #expect(
      rules == [
        "rotor-never-ends", "action-main-hidden", "action-duplicate-name", "action-does-nothing",
        "action-vague-name", "action-on-adjustable", "element-without-label",
        "element-label-repeats-trait",
      ])
    for example in Example.all.filter({ !$0.isBad }).map(\.name) {
      let run = CommandRun(["audit", "example:\(example)", "--format", "json"])
      let found = try Report(json: run.output).findings
      #expect(found.filter { $0.severity > .note } == [], "\(example)")
    }
  }

  @Test func `takes a rotor of one's own, nearest first on a map`() throws {
    let run = CommandRun([
      "audit", "example:map", "--format", "json", "--rotor", "Museums = [color=purple]", "--rotor",
      "Read = [color=purple] by document",
    ])
    let rotors = try Report(json: run.output).screens.flatMap(\.rotors)
    let near = try #require(rotors.first { $0.name == "Museums" })
    let read = try #require(rotors.first { $0.name == "Read" })
    #expect(near.isSound && near.order == .own)
    #expect(near.stops.first?.label == "San Francisco Museum of Modern Art")
    #expect(read.isSound && read.order == .document)
    #expect(read.stops.first?.label == "Alcatraz Island")
  }

  @Test func `that is asked for distances where there are none says so`() {
    let run = CommandRun(["audit", "example:orders", "--rotor", "Cards = button by distance"])
    #expect(
      run.diagnostics
        == "rotor: the rotor 'Cards' is declared by distance, but 'Orders' is no map: leave out 'by "
        + "distance'\n")
    #expect(run.status == .badInput)
    #expect(run.output == "")
  }

  @Test func `writes outlines, all stops, and colors when they are wanted`() {
    let outline = CommandRun(["audit", "example:map", "--format", "outline"])
    #expect(
      Array(outline.lines.prefix(5)) == [
        "San Francisco", "  group", "    rotor \"Apple stores\", 3 stops",
        "    rotor \"Parks\", 16 stops", "    rotor \"Bridges\", 5 stops",
      ])
    let all = CommandRun(["audit", "example:map", "--all"])
    #expect(all.output.contains("\n  16. "))
    #expect(!all.output.contains("more"))
    let plain = CommandRun(["audit", "example:orders-bad"])
    let colored = CommandRun(["audit", "example:orders-bad", "--color", "always"])
    #expect(!plain.output.contains("\u{1B}"))
    #expect(colored.output.contains("\u{1B}[31mError\u{1B}[0m"))
  }

  @Test func `marks what it has when it is interrupted`() throws {
    let progress = AuditProgress()
    progress.add(.init(report: Report.Screen(name: "One"), outline: "One\n"))
    let partial = try #require(progress.partial)
    let console = Console(output: { _ in }, diagnostics: { _ in })
    func text(_ format: String) throws -> String {
      let arguments = try Arguments(
        ["--format", format], options: AuditCommand.command.options, command: "audit")
      return try AuditPrinter(arguments, console: console).text(partial)
    }
    let words = "Partial: interrupted before all screens were done.\n\nOne\n"
    #expect(try text("text").hasPrefix(words))
    #expect(try text("outline") == words)
    #expect(try Report(json: text("json")).isPartial)
    #expect(!progress.finish().isPartial)
    #expect(progress.partial == nil)
  }

  @Test func `walks the real map of San Francisco`() throws {
    guard let folder = ProcessInfo.processInfo.environment["ROTOR_SAMPLES"] else {
      print("not run: ROTOR_SAMPLES does not name the folder of the real maps")
      return
    }
    let map = "\(folder)/san-francisco-amenities.geojson"
    let audit = CommandRun(["audit", map, "--from", "37.7793,-122.4193", "--format", "json"])
    #expect(audit.status == .success)
    let rotors = try Report(json: audit.output).screens.flatMap(\.rotors)
    #expect(rotors.filter { $0.kind == .custom }.map(\.total) == [520, 189, 162, 157, 44])
    #expect(rotors.filter { $0.kind == .group }.map(\.name) == ["Banks and cash machines"])
    #expect(rotors.filter { $0.kind == .group }.map(\.total) == [346])
    for rotor in rotors where [.custom, .group].contains(rotor.kind) {
      let distances = rotor.stops.compactMap(\.distance)
      #expect(rotor.isSound && distances.count == rotor.total)
      #expect(distances == distances.sorted())
    }
    let explored = CommandRun(
      ["explore", map, "--from", "37.7793,-122.4193"],
      input: "rotate to Toilets\nswipe down twice\nswipe up\nswipe up\nswipe up\n")
    #expect(
      explored.lines == [
        "Map, 1,072 places", "Toilets, 162 items", "Toilets, 560 meters, east",
        "Toilets, 800 meters, north-east", "Toilets, 560 meters, east", "No more Toilets.",
        "No more Toilets.",
      ])
  }
}
