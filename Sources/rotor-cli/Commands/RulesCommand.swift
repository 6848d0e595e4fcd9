import RotorAudit
import RotorCore
import RotorReport

/// `rotor rules`: what the audit looks for.
enum RulesCommand {
  static var command: Command {
    Command(
      "rules", "the rules of the audit, or one explained", operands: "[ID]",
      options: [
        .format(["text", "json"]), .output,
        OptionSpec(
          "language", "TAG",
          help: "the language of the titles: en, zh or de; the explanations are in English"),
      ], run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    let language = try ViewOptions(arguments).language
    guard arguments.operands.count < 2 else {
      throw RunError.usage(
        "rotor rules takes one ID, found \(arguments.operands.count): name one at a time")
    }
    let rules = try arguments.operands.first.map { [try find($0)] } ?? Rule.all
    let results = Results(path: arguments.value("output"), console: console)
    if arguments.value("format") == "json" {
      let objects = try rules.map { try JSONText.write(WrittenRule($0, language)) }
      try results.write("[\n" + objects.joined(separator: ",\n") + "\n]\n")
    } else if arguments.operands.isEmpty {
      for rule in rules {
        try results.write("\(rule.id) (\(rule.severity.rawValue)): \(rule.title[language]).\n")
      }
      try results.write(
        "\(Count.of(rules.count, "rule")). 'rotor rules ID' explains one of them.\n")
    } else {
      for rule in rules { try results.write(rule.explanation(language)) }
    }
    try results.finish()
    return .success
  }

  private static func find(_ id: String) throws(RunError) -> Rule {
    if let rule = Rule(id: id) { return rule }
    if let meant = NearMiss.nearest(to: id, among: Rule.all.map(\.id)) {
      throw .usage("unknown rule \(id.quoted): did you mean '\(meant)'?")
    }
    throw .usage("unknown rule \(id.quoted), expected one that 'rotor rules' lists")
  }

  /// What a rule is as an object.
  private struct WrittenRule: Encodable {
    let id: String
    let severity: String
    let title: String
    let failsWhen: String
    let why: String
    let fix: String
    let needs: String?

    init(_ rule: Rule, _ language: SpokenLanguage) {
      id = rule.id
      severity = rule.severity.rawValue
      title = rule.title[language]
      failsWhen = rule.what
      why = rule.why
      fix = rule.fix
      needs = rule.needs
    }
  }
}
