import Foundation
import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("The table of rules")
struct RuleTableTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  @Test("Each rule stands once, under the id that it will have for ever")
  func ids() {
    #expect(Rule.all.count == 54)
    #expect(Set(Rule.all.map(\.id)).count == Rule.all.count)
    for rule in Rule.all {
      #expect(
        rule.id.wholeMatch(
          of: #/(rotor|action|actions|element|container|platform|screen)(-[a-z]+)+/#) != nil
      )
      #expect(Rule(id: rule.id)?.id == rule.id)
    }
    #expect(Rule(id: "rotor-never-end") == nil)
  }

  @Test("Each rule has its file, named after it")
  func files() throws {
    let rules = Self.root.appendingPathComponent("Sources/RotorAudit/Rules")
    let names = try FileManager.default.subpathsOfDirectory(atPath: rules.path)
      .filter { $0.contains("/") && $0.hasSuffix(".swift") }
      .map { ($0 as NSString).lastPathComponent }
    let expected = Rule.all.map { rule in
      rule.id.split(separator: "-").map { String($0).capitalizedFirst }.joined() + ".swift"
    }
    #expect(Set(names) == Set(expected))
  }

  @Test("Each rule is explained: what, why, how to fix, and a name in each language")
  func explained() {
    for rule in Rule.all {
      let titles = SpokenLanguage.allCases.map { rule.title[$0] }
      #expect(Set(titles).count == 3, "\(rule.id)")
      #expect(rule.what.hasSuffix(".") && rule.why.hasSuffix("."), "\(rule.id)")
      #expect(!rule.fix.hasSuffix(".") && !rule.fix.isEmpty, "\(rule.id)")
      #expect(rule.title[.english].first?.isUppercase == true, "\(rule.id)")
    }
    #expect(
      Rule(id: "rotor-empty")?.explanation(.german) == """
        rotor-empty (warning)
        Ein Rotor ohne Halt.

        Fails when: It is offered, but has no stop.

        Why: Every entry of the dial costs a turn, and this one leads nowhere.

        To fix: offer the rotor only while it has stops.

        """)
  }

  @Test("The page of rules is up to date")
  func page() throws {
    try RecordedPage.expect(Rule.page, at: "Documentation/rules.md")
  }

  @Test("Names of actions are vague in three languages, outcomes are not")
  func vague() {
    for name in ["More", "more actions", "Options…", "OPEN", "更多", "Weitere Aktionen", "Menü", ""] {
      #expect(Rule.isVague(name), "\(name)")
    }
    for name in ["Reorder", "Cancel order", "Open in Maps", "删除", "Bestellung stornieren"] {
      #expect(!Rule.isVague(name), "\(name)")
    }
  }
}
