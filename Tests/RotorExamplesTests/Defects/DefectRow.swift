/// A defect of published rotors and actions: which example shows it, what finds it, or why nothing here
/// does.
nonisolated struct DefectRow {
  let number: String
  let what: String
  let how: How

  enum How {
    /// An audit of the example finds it by a rule that stands in its file.
    case audit(example: String, rule: String)
    /// A test finds it by a rule, in a suite; with the example, where there is one.
    case test(rule: String?, suite: String, example: String? = nil)
    /// Something else sees it, or it cannot be; who and why.
    case elsewhere(String)
  }

  /// Its row in the page.
  var line: String {
    switch how {
    case .audit(let example, let rule):
      "| \(number) | \(what) | `\(example)-bad`, mended `\(example)` | `\(rule)` | `Twins` |"
    case .test(let rule, let suite, let example):
      "| \(number) | \(what) | \(example.map { "`\($0)`" } ?? "") "
        + "| \(rule.map { "`\($0)`" } ?? "") | `\(suite)` |"
    case .elsewhere(let why): "| \(number) | \(what) | | | \(why) |"
    }
  }
}
