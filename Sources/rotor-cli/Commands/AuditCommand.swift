import RotorAudit
import RotorCore
import RotorReport

/// `rotor audit`: what the rotors of screens visit, and what is wrong with them.
enum AuditCommand {
  static var command: Command {
    Command(
      "audit", "what the rotors visit, and what is wrong with them", operands: "SCREEN…",
      options: [
        .format(["text", "json", "outline"]), .output, .rotor, .language, .color,
        OptionSpec(
          "fail-on", choices: ["error", "warning", "note", "never"],
          help: "how bad a finding is that makes the exit status 1; error unless given"),
        OptionSpec("all", help: "list all stops and findings in text, not the first ten of a kind"),
        .searchLimit,
      ] + OptionSpec.map,
      run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    throw RunError(.unavailable, "this build has no audit yet")
  }
}
