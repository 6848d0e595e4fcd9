import Foundation
import RotorExamples
import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `The check command` {
  private let folder =
    FileManager.default.temporaryDirectory.path
    + "/rotor-checks-\(ProcessInfo.processInfo.globallyUniqueString)"

  private func write(_ text: String, to name: String = "a.check") throws -> String {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    let path = "\(folder)/\(name)"
    try text.write(toFile: path, atomically: true, encoding: .utf8)
    return path
  }

  private static let examples = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Examples/checks").path

  @Test func `passes on the examples' checks, which speak of each example`() throws {
    let run = CommandRun(["check", Self.examples, "--format", "json"])
    #expect(run.status == .success)
    let checks = try Report(json: run.output).checks
    #expect(checks.filter { $0.outcome != .passed } == [])
    let screens = Set(checks.map(\.screen))
    for example in Example.all where !example.isBad {
      #expect(screens.contains("example:\(example.name)"), "\(example.name)")
    }
    let text = CommandRun(["check", Self.examples])
    #expect(text.lines.last == "\(checks.count) checks: \(checks.count) passed.")
  }

  @Test func `tells what fails, and the line to write instead`() throws {
    let path = try write("Screen: example:map\nExpected: rotor Parks has 3 stops\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = CommandRun(["check", path])
    #expect(run.status == .findings)
    #expect(
      run.output == """
        \(path)
        Failed: VoiceOver, on example:map, line 2, 1 line.
          Line 2: rotor Parks has 3 stops
            fails: it has 16 stops.
            If that is right, write: rotor "Parks" has 16 stops

        1 check: 1 failed.

        """)
  }

  @Test func `what is not tested fails, unless that is allowed`() throws {
    let path = try write("Screen: example:map\nExpected: one stop per [identifier=x]\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(CommandRun(["check", path]).status == .findings)
    #expect(CommandRun(["check", path, "--allow-not-tested"]).status == .success)
  }

  @Test func `what cannot be read loses nothing of the others`() throws {
    let good = try write(
      "Screen: example:map\nExpected: rotor Parks has 16 stops\n", to: "good.check")
    let bad = try write("Screen: example:map\nExpected: rotor Parks is fine\n", to: "bad.check")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = CommandRun(["check", bad, good, "\(folder)/none.check"])
    #expect(run.status == .badInput)
    #expect(run.lines.last == "1 check: 1 passed.")
    #expect(
      run.diagnostics == """
        rotor: '\(bad)', line 2, column 11: this is no expectation: the nearest form is 'rotor ROTOR is sound'; \
        'rotor check --explain' lists all forms
        rotor: '\(folder)/none.check': there is no such file

        """)
  }

  @Test func `a screen beside the file, and a rotor of one's own`() throws {
    let capture = CommandRun(["capture", "example:orders"])
    _ = try write(capture.output, to: "orders.json")
    let path = try write(
      """
      Screen: orders.json
      Rotor: Cards = [identifier^=order]
      Expected: rotor Cards has 3 stops
      Task: reorder order 1042
      Expected: double tap opens the order
      """)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = CommandRun(["check", path, "--format", "json"])
    let checks = try Report(json: run.output).checks
    #expect(checks.map(\.outcome) == [.passed, .notTested])
  }

  @Test func `a screen that is not there is not tested`() throws {
    let path = try write("Screen: example:mpa\nExpected: screen is sound\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let run = CommandRun(["check", path])
    #expect(run.status == .findings)
    #expect(run.output.contains("did you mean 'example:map'?"))
  }

  @Test func `no bytes, an empty folder and no file at all are told`() throws {
    let path = try write("")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(CommandRun(["check", path]).output == "0 checks.\n")
    try FileManager.default.removeItem(atPath: path)
    let run = CommandRun(["check", folder])
    #expect(run.status == .badInput)
    #expect(
      run.diagnostics == "rotor: '\(folder)' has no check file: their names end in .check\n")
    try Data([0xFF, 0xFE, 0x00]).write(to: URL(filePath: path))
    #expect(CommandRun(["check", path]).diagnostics == "rotor: '\(path)' is no text in UTF-8\n")
  }

  @Test func `the vocabulary, and a first check that passes for each example`() throws {
    #expect(CommandRun(["check", "--explain"]).output.contains("one stop per NAME"))
    defer { try? FileManager.default.removeItem(atPath: folder) }
    for example in Example.all where !example.isBad {
      let starter = CommandRun(["check", "--new", "example:\(example.name)"])
      #expect(starter.lines.count <= 7)
      let path = try write(starter.output)
      let run = CommandRun(["check", path])
      #expect(run.status == .success, "\(example.name): \(run.output)")
    }
  }

  @Test func `three parts put together are the whole`() throws {
    defer { try? FileManager.default.removeItem(atPath: folder) }
    var parts: [String] = []
    for part in 1...3 {
      let run = CommandRun(["check", Self.examples, "--shard", "\(part)/3", "--format", "json"])
      parts.append(try write(run.output, to: "\(part).json"))
    }
    let merged = CommandRun(["check", "--merge", "--format", "json"] + parts)
    let whole = CommandRun(["check", Self.examples, "--format", "json"])
    #expect(merged.output == whole.output)
    #expect(merged.status == .success)
    for text in ["0/3", "4/3", "1", "a/b", "1/0", "", "1/3/5"] {
      let run = CommandRun(["check", Self.examples, "--shard", text])
      #expect(run.status == .usage, "\(text)")
    }
  }

  @Test func `a checklist for a person, and what no check mentions`() throws {
    let path = try write(
      "Screen: example:player\nTask: play Chapter 1\nSteps: swipe right\nExpected: rotor Chapters is sound\n"
    )
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(
      CommandRun(["check", path, "--checklist"]).output == """
        Checklist: \(path)

        1. VoiceOver: play Chapter 1. Screen: example:player
           Do: swipe right
           [ ] Expect: rotor Chapters is sound
               Heard:

        """)
    let run = CommandRun(["check", path, "--coverage"])
    #expect(run.lines.last == "Not mentioned on example:player: rotor \"Bookmarks\".")
    let all = CommandRun(["check", Self.examples, "--coverage"])
    #expect(all.output.contains("mentioned"))
  }

  @Test func `results are added to a table`() throws {
    let path = try write(
      "Screen: example:map\nExpected: rotor Parks has 3 stops\n  rotor Bridges has 5 stops\n")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let table = "\(folder)/results.csv"
    for _ in 1...2 { _ = CommandRun(["check", path, "--record", table]) }
    let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
    #expect(lines.count == 5)
    #expect(
      lines[0] == "date,app version,device,system,technology,tester,task,expected,heard,result,note"
    )
    #expect(
      lines[1].hasSuffix(
        ",VoiceOver,rotor 0.1.0,example:map,rotor Parks has 3 stops,it has 16 stops,fail,"))
    #expect(lines[2].hasSuffix(",rotor Bridges has 5 stops,as expected,pass,"))
  }

  @Test func `a checklist that a person filled in is added, too`() throws {
    let filled = try write(
      """
      Checklist: orders.check

      1. VoiceOver: reorder order 1042. Screen: example:orders
         [x] Expect: one stop per card
             Heard: as written
         [-] Expect: double tap opens the order
             Heard: nothing, "it beeps"
         [ ] Expect: boundary
             Heard:
      """, to: "filled.txt")
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let table = "\(folder)/results.csv"
    #expect(CommandRun(["check", filled, "--filled", "--record", table]).status == .success)
    let lines = try String(contentsOfFile: table, encoding: .utf8).split(separator: "\n")
      .dropFirst()
      .map { $0.split(separator: ",", maxSplits: 1).last.map(String.init) }
    #expect(
      lines == [
        ",,,VoiceOver,,reorder order 1042,Expect: one stop per card,as written,pass,by a person",
        ",,,VoiceOver,,reorder order 1042,Expect: double tap opens the order,\"nothing, \"\"it beeps\"\"\",fail,by a person",
        ",,,VoiceOver,,reorder order 1042,Expect: boundary,,not tested,by a person",
      ])
    #expect(CommandRun(["check", filled, "--filled"]).status == .usage)
  }

  @Test func `steps are written as they were heard, and never on CI`() throws {
    let text =
      "Screen: example:map\nSteps:     rotate to Parks → Woods\n           # a comment\nExpected: rotor Parks has 3 stops\n"
    let path = try write(text)
    defer { try? FileManager.default.removeItem(atPath: folder) }
    #expect(CommandRun(["check", path, "--update"], variables: ["CI": "true"]).status == .usage)
    #expect(try String(contentsOfFile: path, encoding: .utf8) == text)
    _ = CommandRun(["check", path, "--update"])
    #expect(
      try String(contentsOfFile: path, encoding: .utf8)
        == text.replacingOccurrences(of: "→ Woods", with: "→ Parks"))
    let windows = try write(text.replacingOccurrences(of: "\n", with: "\r\n"), to: "b.check")
    _ = CommandRun(["check", windows, "--update"])
    #expect(
      try String(contentsOfFile: windows, encoding: .utf8)
        == text.replacingOccurrences(of: "→ Woods", with: "→ Parks")
        .replacingOccurrences(of: "\n", with: "\r\n"))
  }

  @Test func `several processes give what one gives`() throws {
    let one = try BuiltCommand(shell: "$ROTOR check '\(Self.examples)' --format json")
    let three = try BuiltCommand(shell: "$ROTOR check '\(Self.examples)' --format json --jobs 3")
    #expect(three.output == one.output && three.status == 0)
    #expect(three.diagnostics == "")
    for text in ["0", "a", "65"] {
      #expect(CommandRun(["check", Self.examples, "--jobs", text]).status == .usage)
    }
    let both = ["check", Self.examples, "--jobs", "2", "--shard", "1/2"]
    #expect(CommandRun(both).status == .usage)
  }

  @Test func `a trap ends the run with the check and the gesture`() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let note = CheckNote()
      note.watchForTraps()
      note.take("a.check, line 2, VoiceOver", "swipe down")
      let empty: [Int] = []
      _ = empty[Int.random(in: 3...4)]
    }
    let told = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      told.contains(
        "rotor: the screen ended the program in a.check, line 2, VoiceOver, gesture 'swipe down'\n")
    )
  }

  @Test func `a trap names the check and the gesture`() throws {
    let note = CheckNote()
    note.take("a.check, line 2, VoiceOver", "swipe down")
    #expect(note.words == "a.check, line 2, VoiceOver, gesture 'swipe down'")
  }
}
