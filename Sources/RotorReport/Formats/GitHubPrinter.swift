/// Prints a report as annotations of GitHub's workflows, a line each.
public struct GitHubPrinter: Sendable {
  /// Makes a printer.
  public init() {}

  /// The findings and what did not pass, as `::error …::message`.
  ///
  /// - Complexity: O(length of the text).
  public func text(_ report: Report) -> String {
    var lines = report.screens.flatMap { screen in
      screen.allFindings.map { finding in
        annotation(
          command(finding.severity), file: nil, line: nil,
          title: "\(finding.rule) on \(screen.name)",
          "\(finding.message). To fix: \(finding.fix).")
      }
    }
    for check in report.checks {
      for line in check.lines where line.outcome != .passed {
        let isBinding = line.level == .must && line.outcome == .failed
        lines.append(
          annotation(
            isBinding ? "error" : "warning", file: check.file, line: line.line, title: check.title,
            "\(line.outcome == .failed ? "" : "not tested: ")\(line.text): \(line.reason ?? "")"))
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func command(_ severity: Finding.Severity) -> String {
    switch severity {
    case .error: "error"
    case .warning: "warning"
    case .note: "notice"
    }
  }

  private func annotation(
    _ command: String, file: String?, line: Int?, title: String, _ message: String
  ) -> String {
    var properties: [String] = []
    if let file { properties.append("file=\(property(file))") }
    if let line { properties.append("line=\(line)") }
    properties.append("title=\(property(title))")
    return "::\(command) \(properties.joined(separator: ","))::\(data(message))"
  }

  /// A message, whose line breaks and percent signs would end it or be misread.
  private func data(_ text: String) -> String {
    Inert.line(text, limit: 10_000).replacing("%", with: "%25")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
