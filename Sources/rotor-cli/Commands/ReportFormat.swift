import RotorAudit
import RotorCore
import RotorReport

/// The forms of a report that audits and checks share.
nonisolated enum ReportFormat {
  /// Those that are neither text nor an outline.
  static let exchanged = ["json", "junit", "sarif", "github"]

  /// The report in one of them; nil for another form.
  ///
  /// - Throws: what the encoder of JSON throws.
  static func text(
    _ report: Report, _ format: String, failsOn severity: Finding.Severity? = .error
  ) throws -> String? {
    switch format {
    case "json": return try report.json()
    case "junit": return JUnitPrinter(failsOn: severity).text(report)
    case "sarif":
      let rules = Rule.all.map {
        SARIFPrinter.Rule(
          id: $0.id, title: $0.title[.english], help: "\($0.why) To fix: \($0.fix).",
          severity: $0.severity)
      }
      return try SARIFPrinter(version: RotorCommand.version, rules: rules).text(report)
    case "github": return GitHubPrinter().text(report)
    default: return nil
    }
  }
}
