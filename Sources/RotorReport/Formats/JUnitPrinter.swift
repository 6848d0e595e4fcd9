import RotorCore

/// Prints a report as JUnit's XML, which most build servers read.
///
/// A suite is a screen or a file of checks; a case is a rotor, all else on the screen, or a check. What
/// is not tested is skipped.
public struct JUnitPrinter: Sendable {
  /// How bad a finding is at least that fails its case; nil for none.
  public var failsOn: Finding.Severity?

  /// Makes a printer.
  public init(failsOn: Finding.Severity? = .error) { self.failsOn = failsOn }

  private struct Case {
    var name: String
    var failures: [(rule: String, text: String)] = []
    var skipped: String?
  }

  /// The report as XML.
  ///
  /// - Complexity: O(length of the text).
  public func text(_ report: Report) -> String {
    var suites = report.screens.map { (name: $0.name, cases: cases($0)) }
    for check in report.checks {
      if suites.last?.name != check.file { suites.append((check.file, [])) }
      suites[suites.count - 1].cases.append(self.case(check))
    }
    let all = suites.flatMap(\.cases)
    var lines = ["<?xml version=\"1.0\" encoding=\"UTF-8\"?>", "<testsuites \(counts(all))>"]
    for suite in suites {
      lines.append("  <testsuite name=\"\(XMLText.escaped(suite.name))\" \(counts(suite.cases))>")
      for item in suite.cases { lines += self.lines(item, in: suite.name) }
      lines.append("  </testsuite>")
    }
    return (lines + ["</testsuites>", ""]).joined(separator: "\n")
  }

  private func counts(_ cases: [Case]) -> String {
    let failed = cases.count { !$0.failures.isEmpty }
    let skipped = cases.count { $0.failures.isEmpty && $0.skipped != nil }
    return "tests=\"\(cases.count)\" failures=\"\(failed)\" errors=\"0\" skipped=\"\(skipped)\""
  }

  private func lines(_ item: Case, in suite: String) -> [String] {
    let head =
      "    <testcase name=\"\(XMLText.escaped(item.name))\" "
      + "classname=\"\(XMLText.escaped(suite))\" time=\"0\""
    if !item.failures.isEmpty {
      return [head + ">"]
        + item.failures.map { failure in
          let text = XMLText.escaped(failure.text)
          return "      <failure type=\"\(XMLText.escaped(failure.rule))\" "
            + "message=\"\(text)\">\(text)</failure>"
        } + ["    </testcase>"]
    }
    guard let reason = item.skipped else { return [head + "/>"] }
    return [
      head + ">", "      <skipped message=\"\(XMLText.escaped(reason))\"/>", "    </testcase>",
    ]
  }

  private func cases(_ screen: Report.Screen) -> [Case] {
    var cases = screen.rotors.map { rotor in
      let owner = rotor.owner.map { " of \($0.rawValue)" } ?? ""
      return Case(name: "rotor \(rotor.name)\(owner)", failures: failures(rotor.problems))
    }
    var rest = Case(name: "elements and actions", failures: failures(screen.findings))
    if screen.isEmpty { rest.skipped = "there is nothing to move through" }
    cases.append(rest)
    return cases
  }

  private func failures(_ findings: [Finding]) -> [(rule: String, text: String)] {
    guard let failsOn else { return [] }
    return findings.filter { $0.severity >= failsOn }.map {
      ($0.rule, "\($0.rule): \($0.message). To fix: \($0.fix).")
    }
  }

  private func `case`(_ check: Report.Check) -> Case {
    var item = Case(name: "\(check.title), on \(check.screen), line \(check.line)")
    let binding = check.lines.filter { $0.level == .must }
    item.failures = binding.filter { $0.outcome == .failed }.map {
      ("check", "line \($0.line), \($0.text): \($0.reason ?? "")")
    }
    if check.outcome == .notTested {
      let line = binding.first { $0.outcome == .notTested }
      item.skipped =
        line.map { "line \($0.line), \($0.text): \($0.reason ?? "")" } ?? "nothing was expected"
    }
    return item
  }
}
