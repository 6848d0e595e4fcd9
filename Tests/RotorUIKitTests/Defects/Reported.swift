import RotorTesting
import RotorUIKit
import Synchronization
import Testing

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
    let texts = Mutex<[String]>([])
    try await withKnownIssue(isIntermittent: true) {
      try await body()
    } matching: { issue in
      let text = issue.comments.first?.rawValue ?? String(describing: issue)
      texts.withLock { $0.append(text) }
      return true
    }
    return Set(texts.withLock { $0.map(id) })
  }

  /// The rule with which an issue begins; all of it when it begins with none.
  private nonisolated static func id(of issue: String) -> String {
    let first = String(issue.prefix { $0 != ":" && $0 != "," })
    return Rule(id: first)?.id ?? issue
  }
}
