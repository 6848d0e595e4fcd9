import RotorCore

extension TextPrinter {
  /// Findings, the worst first, those of one rule together with what to do about them.
  func lines(_ findings: [Finding]) -> [String] {
    var groups: [[Finding]] = []
    var places: [Group: Int] = [:]
    for finding in findings {
      let group = Group(finding)
      if let place = places[group] {
        groups[place].append(finding)
      } else {
        places[group] = groups.count
        groups.append([finding])
      }
    }
    let worstFirst = Finding.Severity.allCases.reversed().flatMap { severity in
      groups.filter { $0[0].severity == severity }
    }
    return worstFirst.flatMap { lines(group: $0) }
  }

  /// What findings have in common that are told together.
  private struct Group: Hashable {
    let rule: String
    let severity: Finding.Severity
    let certainty: Finding.Certainty
    let fix: String

    init(_ finding: Finding) {
      rule = finding.rule
      severity = finding.severity
      certainty = finding.certainty
      fix = finding.fix
    }
  }

  private func lines(group: [Finding]) -> [String] {
    let first = group[0]
    var lines: [String]
    if group.count == 1 {
      lines = ["  \(severityWord(first)) \(first.rule)\(place(first)): \(message(first))."]
    } else {
      lines = ["  \(severityWord(first)) \(first.rule), \(Count.grouped(group.count)) times:"]
      let listed = limit.map { group.prefix(max($0, 1)) } ?? group[...]
      lines += listed.map { "    \(message($0))\(place($0))." }
      if listed.count < group.count {
        lines.append("    and \(Count.grouped(group.count - listed.count)) more")
      }
    }
    return lines + ["    To fix: \(Inert.line(first.fix, limit: 600))."]
  }

  private func message(_ finding: Finding) -> String {
    Inert.line(finding.message, limit: 600)
  }

  private func place(_ finding: Finding) -> String {
    guard let element = finding.place.element, finding.place.rotor == nil else { return "" }
    return ", element \(Inert.quoted(element.rawValue))"
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
