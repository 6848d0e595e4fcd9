import RotorReport

/// Collects what the rules said: a rule that was asked at least once is applicable.
struct Verdicts {
  private var asked = Set<String>()
  private var reasons: [String: String] = [:]

  /// Notes a verdict and gives its issues.
  mutating func add(_ verdict: Rule.Verdict, of rule: Rule) -> [Rule.Issue] {
    switch verdict {
    case .issues(let issues):
      asked.insert(rule.id)
      return issues
    case .notApplicable(let reason):
      if reasons[rule.id] == nil { reasons[rule.id] = reason }
      return []
    }
  }

  /// The rules that nothing could be asked about, in the order of the rules.
  var notApplicable: [Report.NotApplicable] {
    Rule.all.filter { !asked.contains($0.id) }.map {
      Report.NotApplicable(rule: $0.id, reason: reasons[$0.id] ?? defaultReason($0))
    }
  }

  private func defaultReason(_ rule: Rule) -> String {
    if case .test = rule.check { "only a test can ask it" } else { "there is no rotor" }
  }
}
