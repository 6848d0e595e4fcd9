extension TextPrinter {
  /// What came of checks, file by file: what passed in one line, what did not with its reasons.
  ///
  /// - Complexity: O(length of the text).
  public func text(_ checks: [Report.Check]) -> String {
    var lines: [String] = []
    var file: String?
    for check in checks {
      if check.file != file {
        if file != nil { lines.append("") }
        file = check.file
        lines.append(paint(Inert.line(check.file), .bold))
      }
      lines += self.lines(check)
    }
    if !checks.isEmpty { lines.append("") }
    lines.append(TextPrinter.summary(of: checks))
    return lines.joined(separator: "\n") + "\n"
  }

  /// How many checks there are, and what came of them.
  static func summary(of checks: [Report.Check]) -> String {
    let counts = [
      (checks.count { $0.outcome == .passed }, "passed"),
      (checks.count { $0.outcome == .failed }, "failed"),
      (checks.count { $0.outcome == .notTested }, "not tested"),
    ]
    let told = counts.filter { $0.0 > 0 }.map { "\(Count.grouped($0.0)) \($0.1)" }
    guard !told.isEmpty else { return "0 checks." }
    return "\(Count.of(checks.count, "check")): \(Count.list(told))."
  }

  private func lines(_ check: Report.Check) -> [String] {
    let outcome =
      switch check.outcome {
      case .passed: "Passed"
      case .failed: "Failed"
      case .notTested: "Not tested"
      }
    let count = Count.of(check.lines.count, "line")
    var lines = [
      "\(outcome): \(Inert.line(check.title)), on \(Inert.line(check.screen)), line "
        + "\(check.line), \(count)."
    ]
    if let path = check.path {
      let count = Count.of(path.count, "gesture")
      lines.append("  Fewest, \(count): \(path.map { Inert.line($0) }.joined(separator: ", ")).")
    }
    for line in check.lines where line.outcome != .passed {
      let what = line.outcome == .failed ? "fails" : "is not tested"
      let level = line.level == .must ? "" : " (\(line.level.rawValue))"
      lines.append("  Line \(line.line)\(level): \(Inert.line(line.text, limit: 600))")
      lines.append("    \(what): \(Inert.line(line.reason ?? "", limit: 600)).")
      if let found = line.found {
        lines.append("    If that is right, write: \(Inert.line(found, limit: 1_000))")
      }
    }
    return lines
  }
}
