import Foundation
import RotorCore
import RotorReport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("Forms that other programs read")
struct ExchangeFormatTests {
  /// What people and programs write into labels.
  static let hostile = [
    "plain", "<b>&amp;\"'", "]]>", "\u{1B}[31mred\u{0}", "a\nb\r\nc", "\u{202E}mirror",
    "\u{FFFE}\u{FFFF}",
    "::error::x%0A", "{\"a\": 1}", String(repeating: "long ", count: 200_000), "日本語 \u{1F600}",
  ]

  private static func report(_ text: String) -> Report {
    let finding = Finding(
      rule: "rotor-empty", severity: .error, message: text,
      place: Finding.Place(screen: text, rotor: text, element: .init(text)), fix: text)
    var report = Report(screens: [
      Report.Screen(
        name: text, rotors: [Report.Rotor(name: text, problems: [finding])], findings: [finding])
    ])
    report.checks = [
      Report.Check(
        file: text, line: 3, title: text, screen: text,
        lines: [
          .init(line: 4, text: text, outcome: .passed),
          .init(line: 5, text: text, outcome: .failed, reason: text, found: text),
          .init(line: 6, text: text, level: .should, outcome: .failed, reason: text),
        ]),
      Report.Check(
        file: text, line: 8, title: text, screen: text,
        lines: [.init(line: 9, text: text, outcome: .notTested, reason: text)]),
      Report.Check(
        file: "b", line: 1, title: "t", screen: "s",
        lines: [.init(line: 2, text: "x", outcome: .passed)]),
    ]
    return report
  }

  /// Counts the elements of a text of XML; nil when it is none.
  private final class Elements: NSObject, XMLParserDelegate {
    var counts: [String: Int] = [:]
    var attributes: [[String: String]] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      counts[name, default: 0] += 1
      if name == "testsuites" { self.attributes.append(attributes) }
    }
  }

  @Test(arguments: hostile.indices) func `JUnit is XML with the right counts`(_ index: Int) throws {
    let text = JUnitPrinter().text(Self.report(Self.hostile[index]))
    let elements = Elements()
    let parser = XMLParser(data: Data(text.utf8))
    parser.delegate = elements
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(elements.counts["testcase"] == 5)
    #expect(elements.counts["failure"] == 3)
    #expect(elements.counts["skipped"] == 1)
    let sums = try #require(elements.attributes.first)
    #expect(sums["tests"] == "5" && sums["failures"] == "3" && sums["skipped"] == "1")
  }

  @Test(arguments: hostile.indices) func `SARIF is JSON with the right results`(_ index: Int) throws
  {
    let rule = SARIFPrinter.Rule(
      id: "rotor-empty", title: "Empty", help: "Fill it", severity: .warning)
    let text = try SARIFPrinter(version: "1.0", rules: [rule]).text(
      Self.report(Self.hostile[index]))
    let object = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
    let run = try #require((object?["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(
      results.map { $0["level"] as? String } == ["error", "error", "error", "warning", "warning"])
    let driver = (run["tool"] as? [String: Any])?["driver"] as? [String: Any]
    let rules = driver?["rules"] as? [[String: Any]]
    #expect(Set(rules?.compactMap { $0["id"] as? String } ?? []) == ["rotor-empty", "check"])
  }

  @Test(arguments: hostile.indices) func `annotations are a line each`(_ index: Int) throws {
    let lines = GitHubPrinter().text(Self.report(Self.hostile[index])).split(separator: "\n")
    #expect(lines.count == 5)
    for line in lines {
      let match = try #require(line.wholeMatch(of: #/::(error|warning|notice) ([^:]*)::(.*)/#))
      #expect(!match.output.3.contains("\r"))
      for property in match.output.2.split(separator: ",") { #expect(property.contains("=")) }
    }
  }

  @Test func `checks are written and read back`() throws {
    let report = Self.report("x")
    #expect(try Report(json: report.json()) == report)
    #expect(!(try Report().json().contains("checks")))
  }

  @Test func `checks read well aloud`() {
    #expect(
      TextPrinter().text(Self.report("x").checks) == """
        x
        Failed: x, on x, line 3, 3 lines.
          Line 5: x
            fails: x.
            If that is right, write: x
          Line 6 (should): x
            fails: x.
        Not tested: x, on x, line 8, 1 line.
          Line 9: x
            is not tested: x.

        b
        Passed: t, on s, line 1, 1 line.

        3 checks: 1 passed, 1 failed and 1 not tested.

        """)
    #expect(TextPrinter().text([Report.Check]()) == "0 checks.\n")
  }
}
