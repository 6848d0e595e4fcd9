/// The one document that audits fill and printers print.
public struct Report: Sendable, Hashable {
  /// The version of the JSON form.
  public static let version = 1

  /// The screens, in the order in which they were asked for.
  public var screens: [Screen]
  /// The checks that were run, in order.
  public var checks: [Check] = []
  /// Whether the work ended before all screens were done.
  public var isPartial = false

  /// Makes a report.
  public init(screens: [Screen] = []) {
    self.screens = screens
  }

  /// Every finding: of each screen first those of its rotors, then the others.
  public var findings: [Finding] {
    screens.flatMap(\.allFindings)
  }

  /// Whether a finding is as bad as that or worse.
  public func fails(on severity: Finding.Severity) -> Bool {
    screens.contains { $0.allFindings.contains { $0.severity >= severity } }
  }
}
