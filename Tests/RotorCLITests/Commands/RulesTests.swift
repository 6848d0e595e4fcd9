import RotorAudit
import RotorCore
import RotorReport
import Testing

@testable import rotor_cli

@Suite struct `The rules command` {
  @Test func `lists every rule`() {
    let run = CommandRun(["rules"])
    #expect(run.lines.count == Rule.all.count + 1)
    for rule in Rule.all {
      #expect(run.output.contains("\(rule.id) (\(rule.severity.rawValue)): "))
    }
  }

  @Test func `explains one`() {
    for rule in Rule.all {
      let run = CommandRun(["rules", rule.id])
      #expect(run.output == rule.explanation())
      #expect(run.status == .success)
    }
  }

  @Test func `gives objects for programs`() throws {
    struct WrittenRule: Decodable {
      let id: String
      let title: String
    }
    let run = CommandRun(["rules", "--format", "json"])
    let rules = try JSONText.read([WrittenRule].self, from: run.output)
    #expect(rules.map(\.id) == Rule.all.map(\.id))
    #expect(rules.map(\.title) == Rule.all.map { $0.title[.english] })
    #expect(run.lines.count == Rule.all.count + 2)
  }

  @Test(arguments: [
    (
      "rules action-vage-name", "unknown rule 'action-vage-name': did you mean 'action-vague-name'?"
    ),
    ("rules xyz", "unknown rule 'xyz', expected one that 'rotor rules' lists"),
    ("rules a b", "rotor rules takes one ID, found 2: name one at a time"),
  ]) func `tells what it does not know`(_ words: String, _ message: String) {
    let run = CommandRun(words.split(separator: " ").map(String.init))
    #expect(run.diagnostics == "rotor: \(message)\n")
    #expect(run.status == .usage)
  }
}
