import RotorCore

extension TextPrinter {
  /// Findings in their order, no more than the limit of each rule.
  func lines(_ findings: [Finding]) -> [String] {
    var lines: [String] = []
    var seen: [String: Int] = [:]
    for finding in findings {
      let count = seen[finding.rule, default: 0] + 1
      seen[finding.rule] = count
      if let limit, count > max(limit, 1) { continue }
      lines += self.lines(finding)
    }
    var named = Set<String>()
    for finding in findings where named.insert(finding.rule).inserted {
      if let limit, let count = seen[finding.rule], count > max(limit, 1) {
        lines.append("  and \(Count.grouped(count - max(limit, 1))) more of \(finding.rule)")
      }
    }
    return lines
  }

  private func lines(_ finding: Finding) -> [String] {
    var title = "  \(severityWord(finding)) \(finding.rule)"
    if let element = finding.place.element, finding.place.rotor == nil {
      title += ", element \(Inert.quoted(element.rawValue))"
    }
    return [
      "\(title): \(Inert.line(finding.message, limit: 600)).",
      "    To fix: \(Inert.line(finding.fix, limit: 600)).",
    ]
  }

  private func severityWord(_ finding: Finding) -> String {
    let word =
      switch finding.severity {
      case .error: paint("Error", .red)
      case .warning: paint("Warning", .yellow)
      case .note: "Note"
      }
    return finding.certainty == .certain ? word : "\(word), likely,"
  }

  /// How many findings there are: "0 problems", "3 problems: 1 error and 2 notes".
  func counts(_ findings: [Finding]) -> String {
    let kinds = Finding.Severity.allCases.reversed().compactMap { severity in
      let count = findings.count { $0.severity == severity }
      return count == 0 ? nil : Count.of(count, severity.rawValue)
    }
    let total = Count.of(findings.count, "problem")
    switch kinds.count {
    case 0: return total
    case 1: return kinds[0]
    default: return "\(total): \(Count.list(kinds))"
    }
  }

  /// Wraps words in a colour when colours are wanted.
  func paint(_ text: String, _ color: Color) -> String {
    usesColor ? "\u{1B}[\(color.rawValue)m\(text)\u{1B}[0m" : text
  }

  /// A colour of the terminal, by its code.
  enum Color: String {
    case bold = "1"
    case red = "31"
    case yellow = "33"
  }
}
