import Foundation
import RotorAudit
import RotorExamples
import RotorFixtures
import Testing

@Suite struct `The table of what goes wrong` {
  @Test func `names examples, rules and suites that there are`() throws {
    let files = Dictionary(uniqueKeysWithValues: Twins.twins.map { ($0.bad, $0.file) })
    let suites = try Self.suites()
    for row in DefectRow.all {
      switch row.how {
      case .audit(let example, let rule):
        #expect(Example(named: example) != nil, "\(row.number)")
        let file = try #require(files["\(example)-bad"], "\(row.number)")
        #expect(try BadExample(file).audited[rule] != nil, "\(row.number)")
        #expect(Rule(id: rule) != nil, "\(row.number)")
      case .test(let rule, let suite, let example):
        if let rule { #expect(Rule(id: rule) != nil, "\(row.number)") }
        #expect(suites.contains(suite), "\(row.number): \(suite)")
        if let example, example.first?.isLowercase == true {
          #expect(Example(named: example) != nil, "\(row.number)")
        }
      case .elsewhere(let why): #expect(!why.isEmpty)
      }
    }
    #expect(DefectRow.all.map(\.number) == (1...21).map(String.init) + (1...12).map { "A\($0)" })
  }

  @Test func `is up to date`() throws {
    try RecordedPage.expect(DefectPage.text, at: "Documentation/defects.md")
  }

  /// The names of all suites of the package.
  private static func suites() throws -> Set<String> {
    let tests = Article.root.appending(path: "Tests")
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    var names: Set<String> = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for match in text.matches(of: #/@Suite(?:\("(.+?)"\))?\s*struct (?:`(.+?)`|\w+)/#) {
        if let name = match.output.1 ?? match.output.2 { names.insert(String(name)) }
      }
    }
    return names
  }
}
