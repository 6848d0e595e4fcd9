public import RotorReport

/// Writes what was heard into the recorded steps of a check file.
public enum CheckUpdate {
  /// The text of a file with the lines of a transcript as they were heard; nil when none differ.
  ///
  /// Only steps are rewritten: an expectation says what is right, and is for people to change.
  public static func text(_ text: String, with checks: [Report.Check]) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    var isChanged = false
    for line in checks.flatMap(\.lines) where line.outcome == .failed {
      guard let found = line.found, line.text.contains("→") || line.text.contains("->"),
        lines.indices.contains(line.line - 1),
        let range = lines[line.line - 1].firstRange(of: line.text)
      else { continue }
      lines[line.line - 1].replaceSubrange(range, with: found)
      isChanged = true
    }
    return isChanged ? lines.joined(separator: "\n") : nil
  }
}
