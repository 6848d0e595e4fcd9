import RotorFixtures
import RotorTesting
import RotorUIKit

/// The ids of the rules that are reported.
enum Reported {
  /// What an audit of a screen finds, notes included.
  static func byAudit(
    _ screen: ViewSource, _ options: Audit.Options = Audit.Options()
  ) throws -> Set<String> {
    let report = try Audit(options).run(screen)
    let findings = report.rotors.flatMap(\.problems) + report.findings
    return Set(findings.map(\.rule))
  }

  /// What an expectation says, which then does not fail the test.
  static func byTest(_ body: () async throws -> Void) async rethrows -> Set<String> {
    Set(try await Heard.texts(body).map(id))
  }

  /// The rule with which an issue begins; all of it when it begins with none.
  private nonisolated static func id(of issue: String) -> String {
    let first = String(issue.prefix { $0 != ":" && $0 != "," })
    return Rule(id: first)?.id ?? issue
  }
}
