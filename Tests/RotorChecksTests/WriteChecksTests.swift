import Foundation
import RotorChecks
import RotorFixtures
import RotorReport
import Testing

@Suite("The article on checks") @MainActor
struct WriteChecksTests {
  @Test("has a check that passes")
  func check() throws {
    let block = try #require(try Article("WriteChecks", of: "RotorChecks").blocks("text").first)
    let checks = try CheckExamples.run(block)
    #expect(checks.map(\.outcome) == [.passed, .passed, .passed, .passed])
  }

  @Test("lists the forms that --explain lists")
  func forms() throws {
    let file = Article.root.appending(
      path: "Sources/RotorChecks/RotorChecks.docc/WriteChecks.md")
    var text = try String(contentsOf: file, encoding: .utf8)
    let lines = CheckFile.vocabulary.split(separator: "\n", omittingEmptySubsequences: false)
    var rows: [String] = []
    for (place, line) in lines.enumerated()
    where line.hasPrefix("  ") && !line.hasPrefix("   ") {
      rows.append("| `\(line.dropFirst(2))` | \(lines[place + 1].dropFirst(6)) |")
    }
    let table = rows.joined(separator: "\n")
    if ProcessInfo.processInfo.environment["RECORD"] != nil {
      let head = "| form | what it expects |\n|---|---|\n"
      let start = try #require(text.range(of: head)).upperBound
      let end = try #require(text.range(of: "\n\nWhat is heard is compared")).lowerBound
      text.replaceSubrange(start..<end, with: table)
      try text.write(to: file, atomically: true, encoding: .utf8)
    }
    #expect(text.contains(table), "run the tests once with RECORD=1 in the environment")
  }

  @Test("lists every key")
  func keys() throws {
    let rows = try Article("WriteChecks", of: "RotorChecks").rows
    let keys = rows.prefix(11).flatMap { Article.code(in: $0[0]) }
    for key in [
      "Screen", "Given", "Name", "Frequent", "Rotor", "Profile", "Task", "Start", "Steps", "When",
      "Expected", "Then", "Should", "May", "Ignore",
    ] { #expect(keys.contains(key)) }
  }
}
