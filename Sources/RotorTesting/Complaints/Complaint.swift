import RotorCore
import RotorReport
import Testing

/// What a failed expectation says: whole sentences, a line each, that read well aloud.
struct Complaint {
  /// The sentences.
  var lines: [String]

  init(_ lines: String...) {
    self.lines = lines
  }

  /// Says what a finding says, how to mend it, and where it was found.
  init(_ finding: Finding, _ context: [String] = []) { self.init([finding], context) }

  /// So many findings of one rule are told, and the rest counted.
  private static let mostTold = 5

  /// Says what the findings of one rule say, how to mend them, and where they were found.
  init(_ findings: [Finding], _ context: [String] = []) {
    guard let first = findings.first else {
      lines = context
      return
    }
    let certainty = first.certainty == .certain ? "" : ", likely"
    let told = findings.prefix(Complaint.mostTold).map { finding in
      "\(Complaint.place(of: finding))\(Inert.line(finding.message, limit: 600))."
    }
    if told.count == 1 {
      let separator = told[0].hasPrefix("element ") ? ", " : ": "
      lines = ["\(first.rule)\(certainty)\(separator)\(told[0])"]
    } else {
      let rest = findings.count - told.count
      lines =
        ["\(first.rule)\(certainty), \(Count.grouped(findings.count)) times:"]
        + told.map { "- \($0)" } + (rest > 0 ? ["- and \(Count.grouped(rest)) more."] : [])
    }
    lines += ["To fix: \(Inert.line(first.fix, limit: 600))."] + context
  }

  /// The element of a finding on the screen; a rotor's says where its stops are.
  private static func place(of finding: Finding) -> String {
    guard let element = finding.place.element, finding.place.rotor == nil else { return "" }
    return "element \(Inert.quoted(element.rawValue)): "
  }

  /// What a source says that cannot be read.
  static func unreadable(_ error: any Error) -> Complaint {
    Complaint("The screen cannot be read: \(Inert.line(String(describing: error), limit: 600)).")
  }

  /// Records it as one issue of the test that runs.
  func record(at location: SourceLocation) {
    Issue.record(Comment(rawValue: lines.joined(separator: "\n")), sourceLocation: location)
  }
}

extension [Complaint] {
  /// Records each as an issue of its own.
  func record(at location: SourceLocation) {
    for complaint in self { complaint.record(at: location) }
  }
}
