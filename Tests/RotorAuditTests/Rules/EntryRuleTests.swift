import RotorAudit
import RotorCore
import RotorFixtures
import RotorReport
import Testing

@Suite("Rules on entries by id")
struct EntryRuleTests {
  static let rules = [
    "rotor-entry-without-target", "rotor-entry-duplicate-id", "rotor-namespace-untagged",
    "rotor-entry-needs-prepare",
  ]
  static let kinds: [Rotor.EntryFault.Kind] = [
    .withoutTarget, .duplicateID, .untaggedNamespace, .needsPrepare,
  ]

  /// A rotor over the five and rows that are not built yet, whose entries have these faults.
  static func source(
    rows: Int = 0, _ faults: [Rotor.EntryFault]?,
    respond: @escaping (LiveSource, Request) -> Response = { _, _ in .notHandled }
  ) throws -> LiveSource {
    let stops =
      Five.items
      + (0..<rows).map { row in
        Rotor.Stop(.init("row \(row)"), name: "Row \(row)", needsPreparation: true)
      }
    var rotor = Rotor("Numbers") { Five.answer($0, stops) }
    rotor.findEntryFaults = faults.map { faults in { faults } }
    return LiveSource(try Five.screen(), rotors: [rotor], respond: respond)
  }

  @Test
  func `every kind of fault is told by one rule and no other`() throws {
    #expect(Set(Self.kinds) == Set(Rotor.EntryFault.Kind.allCases))
    for (rule, kind) in zip(Self.rules, Self.kinds) {
      let report = try Audit().run(Self.source([.init(kind, entry: "", id: "x")]))
      let finding = try #require(report.allFindings.first)
      #expect(report.allFindings.count == 1 && finding.rule == rule)
      #expect(finding.message.hasPrefix("an entry ") && finding.message.contains("\"x\""))
      #expect(finding.severity == .error && finding.place.rotor == "Numbers")
    }
  }

  @Test(arguments: kinds)
  func `many entries are one finding, those that are likely so another`(
    kind: Rotor.EntryFault.Kind
  ) throws {
    let faults = (0..<5).map { number in
      Rotor.EntryFault(
        kind, entry: "Entry \(number)", id: "\(number)",
        stop: .init(.init("row \(number)"), range: 0..<2), isCertain: number.isMultiple(of: 2))
    }
    let findings = try Audit().run(Self.source(rows: 5, faults)).allFindings
    #expect(findings.map(\.certainty) == [.certain, .likely])
    #expect(findings.map(\.place.element) == ["row 0", "row 1"])
    #expect(findings.map(\.place.range) == [0..<2, 0..<2])
    let messages = findings.map(\.message)
    #expect(messages[0].hasPrefix("the entry \"Entry 0\" "))
    #expect(messages[0].hasSuffix(", and 2 more are so"))
    #expect(messages[1].hasPrefix("the entry \"Entry 1\" "))
    #expect(messages[1].hasSuffix(", and 1 more is so"))
  }

  @Test
  func `a rotor that lists no entries by id is not asked, one without faults passes`() throws {
    let other = try Audit().run(Self.source(rows: 1, nil))
    let reasons = Dictionary(
      uniqueKeysWithValues: other.notApplicable.map { ($0.rule, $0.reason) })
    for rule in Self.rules { #expect(reasons[rule] == "no rotor lists entries by id", "\(rule)") }
    let passed = try Audit().run(Self.source(rows: 1, []))
    #expect(!passed.notApplicable.contains { Self.rules.contains($0.rule) })
    #expect(passed.allFindings == [])
  }

  /// Rows below a hundred are there once they are prepared, under another id.
  private static func build(_ source: LiveSource, _ request: Request) -> Response {
    guard case .prepare(let stop, _) = request,
      let row = Int(stop.target.rawValue.dropFirst("row ".count)), row < 100,
      let screen = try? Five.screen({ $0.add("built", "Row \(row)") })
    else { return .notHandled }
    source.reading.screen = screen
    return Response(.handled, target: "built")
  }

  @Test(
    arguments: [
      (0, 0, nil), (3, 3, nil), (100, 50, nil),
      (101, 50, "\"Row 100\" is prepared and never appears"),
      (300, 50, "\"Row 103\" is prepared and never appears, and 32 more are so"),
    ] as [(Int, Int, String?)])
  func `stops that are prepared are gone to, each on a source of its own`(
    rows: Int, made: Int, message: String?
  ) throws {
    let (report, count) = try Self.audited(rows: rows, [])
    #expect(report.messages == (message.map { ["rotor-entry-without-target": $0] } ?? [:]))
    #expect(count == made)
    #expect(!report.notApplicable.contains { $0.rule == "rotor-entry-without-target" })
  }

  /// Of 200 steps, the first five go to what was there.
  @Test(
    arguments: [
      (0, 0, nil), (3, 1, nil), (101, 1, "\"Row 100\" is prepared and never appears"),
      (300, 1, "\"Row 100\" is prepared and never appears, and 94 more are so"),
    ] as [(Int, Int, String?)])
  func `stops that only a search prepares are walked along, on one source of their own`(
    rows: Int, made: Int, message: String?
  ) throws {
    let (report, count) = try Self.audited(rows: rows, nil)
    #expect(report.messages == (message.map { ["rotor-entry-without-target": $0] } ?? [:]))
    #expect(count == made)
    let isAsked = !report.notApplicable.contains { $0.rule == "rotor-entry-without-target" }
    #expect(isAsked == (rows > 0))
  }

  /// What an audit finds, and how many sources it made.
  private static func audited(
    rows: Int, _ faults: [Rotor.EntryFault]?
  ) throws -> (Report.Screen, Int) {
    var count = 0
    let options = Audit.Options(
      freshSource: FreshSource {
        count += 1
        return try source(rows: rows, faults, respond: build)
      })
    return (try Audit(options).run(source(rows: rows, faults)), count)
  }

  @Test(arguments: kinds)
  func `what an entry lacks is not told again when its stop never appears`(
    kind: Rotor.EntryFault.Kind
  ) throws {
    let faults = [Rotor.EntryFault(kind, entry: "Row 1", id: "1", stop: .init("row 1"))]
    let options = Audit.Options(freshSource: FreshSource { try Self.source(rows: 2, faults) })
    let findings = try Audit(options).run(Self.source(rows: 2, faults)).allFindings
    let lost = "\"Row 0\" is prepared and never appears"
    #expect(findings.count == 2)
    #expect(findings.filter { $0.message == lost }.map(\.rule) == ["rotor-entry-without-target"])
    #expect(findings.contains { $0.message.hasPrefix("the entry \"Row 1\"") })
  }

  @Test
  func `a source that cannot be made afresh is told`() throws {
    let options = Audit.Options(freshSource: FreshSource { throw Gone() })
    #expect(
      try Audit(options).run(Self.source(rows: 2, [])).messages == [
        "rotor-entry-without-target":
          "\"Row 0\" cannot be tried: no more sources, and 1 more is so"
      ])
  }

  @Test
  func `a rotor without entries is empty`() throws {
    var rotor = Rotor("Numbers") { _ in .nothing }
    rotor.findEntryFaults = { [] }
    let report = try Audit().run(LiveSource(try Five.screen(), rotors: [rotor]))
    #expect(
      report.messages == ["rotor-empty": "it is offered, but finds nothing from anywhere"])
  }

  private struct Gone: Error, CustomStringConvertible {
    var description: String { "no more sources" }
  }
}
