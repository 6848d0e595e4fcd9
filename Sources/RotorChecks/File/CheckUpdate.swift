public import RotorReport

/// Writes what was heard into the recorded steps of a check file.
public enum CheckUpdate {
  /// The text of a file with the lines of a transcript as they were heard; nil when none differ.
  ///
  /// Only steps and what a screen reads are rewritten: any other expectation says what is right, and is for people to change.
  public static func text(_ text: String, with checks: [Report.Check]) -> String? {
    var lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map(String.init)
    var isChanged = false
    for line in checks.flatMap(\.lines) where line.outcome == .failed {
      guard let found = line.found, isRecorded(line.text),
        lines.indices.contains(line.line - 1),
        let range = lines[line.line - 1].firstRange(of: line.text)
      else { continue }
      lines[line.line - 1].replaceSubrange(range, with: found)
      isChanged = true
    }
    // The file keeps the line breaks that it has.
    return isChanged ? lines.joined(separator: text.contains("\r\n") ? "\r\n" : "\n") : nil
  }

  /// Whether a line says what was heard, and not what is right.
  private static func isRecorded(_ line: String) -> Bool {
    line.contains("→") || line.contains("->") || line.lowercased().hasPrefix("screen reads ")
  }
}
