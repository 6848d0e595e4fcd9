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
  init(_ finding: Finding, _ context: [String] = []) {
    let certainty = finding.certainty == .certain ? "" : ", likely"
    var place = ""
    if let element = finding.place.element, finding.place.rotor == nil {
      place = ", element \(Inert.quoted(element.rawValue))"
    }
    lines =
      [
        "\(finding.rule)\(certainty)\(place): \(Inert.line(finding.message, limit: 600)).",
        "To fix: \(Inert.line(finding.fix, limit: 600)).",
      ] + context
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
