import RotorAudit
import RotorCore

/// `rotor rules`: what the audit looks for.
enum RulesCommand {
  static var command: Command {
    Command(
      "rules", "the rules of the audit, or one explained", operands: "[ID]",
      options: [.format(["text", "json"]), .output], run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    throw RunError(.unavailable, "this build has no rules yet")
  }
}
