/// Results of checks as lines of a table, separated by commas, as a team keeps them.
public enum CheckRecord {
  /// The names of the columns.
  public static let header =
    "date,app version,device,system,technology,tester,task,expected,heard,result,note\n"

  /// A line for each line of a check.
  ///
  /// - Parameters:
  ///   - checks: what came of the checks.
  ///   - date: the day, as it is to stand there.
  ///   - system: what it ran on.
  ///   - tester: who or what ran it.
  public static func rows(
    _ checks: [Report.Check], date: String, system: String, tester: String
  ) -> String {
    checks.flatMap { check in
      check.lines.map { line in
        let parts = check.title.split(separator: ":", maxSplits: 1)
        let task = parts.count > 1 ? parts[1].drop { $0 == " " } : Substring(check.screen)
        let result =
          switch line.outcome {
          case .passed: "pass"
          case .failed: "fail"
          case .notTested: "not tested"
          }
        let cells = [
          date, "", "virtual", system, String(parts.first ?? ""), tester, String(task), line.text,
          line.outcome == .passed ? "as expected" : line.reason ?? "", result,
          line.level == .must ? "" : line.level.rawValue,
        ]
        return cells.map(cell).joined(separator: ",") + "\n"
      }
    }.joined()
  }

  /// A line for each entry of a checklist that a person has filled in: `[x]` for what was as expected, `[-]`
  /// for what was not, and an empty box for what was not tried.
  ///
  /// - Parameters:
  ///   - text: the checklist.
  ///   - date: the day, as it is to stand there.
  ///   - tester: who went through it.
  public static func rows(filled text: String, date: String, tester: String) -> String {
    var (title, rows, expected) = (Substring(), "", (text: "", result: ""))
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.drop(while: \.isWhitespace)
      if let match = words.prefixMatch(of: #/\d+\. /#) {
        title = words[match.range.upperBound...]
      } else if let match = words.prefixMatch(of: #/\[(.?)\] /#) {
        let result =
          match.output.1 == " " || match.output.1.isEmpty
          ? "not tested" : match.output.1 == "-" ? "fail" : "pass"
        expected = (String(words[match.range.upperBound...]), result)
      } else if words.hasPrefix("Heard:"), !expected.text.isEmpty {
        let heard = words.dropFirst("Heard:".count).drop(while: \.isWhitespace)
        let parts = title.split(separator: ". Screen: ", maxSplits: 1)
        let names = (parts.first ?? "").split(separator: ": ", maxSplits: 1)
        let cells = [
          date, "", "", "", String(names.first ?? ""), tester,
          String(names.count > 1 ? names[1] : parts.last ?? ""), expected.text, String(heard),
          expected.result, "by a person",
        ]
        rows += cells.map(cell).joined(separator: ",") + "\n"
        expected = ("", "")
      }
    }
    return rows
  }

  /// A cell in quotation marks where it needs them; one that a table program would calculate is text.
  private static func cell(_ text: String) -> String {
    var text = Inert.line(text, limit: 10_000)
    if let first = text.first, "=+-@".contains(first) { text = "'" + text }
    guard text.contains(where: { ",\"".contains($0) }) else { return text }
    return "\"" + text.replacing("\"", with: "\"\"") + "\""
  }
}
