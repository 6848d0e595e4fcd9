import RotorReport

/// What an audit found out.
nonisolated struct AuditResult: Sendable {
  let screens: [AuditProgress.Screen]
  /// Whether the run ended before all screens were audited.
  let isPartial: Bool

  /// The report of all screens.
  var report: Report {
    var report = Report(screens: screens.map(\.report))
    report.isPartial = isPartial
    return report
  }

  /// Whether a finding is as bad as that or worse.
  func fails(on severity: Finding.Severity) -> Bool { report.fails(on: severity) }
}
