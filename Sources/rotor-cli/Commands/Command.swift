/// One subcommand: its help, and what it does.
struct Command {
  /// Its name on the command line.
  let name: String
  /// What it does, in one line.
  let summary: String
  /// What follows the name, in help.
  let operands: String
  /// Its options.
  let options: [OptionSpec]
  /// What else help tells.
  let notes: String
  /// What it does.
  let run: (Arguments, Console) throws -> RunStatus

  init(
    _ name: String, _ summary: String, operands: String = "", options: [OptionSpec] = [],
    notes: String = "", run: @escaping (Arguments, Console) throws -> RunStatus
  ) {
    self.name = name
    self.summary = summary
    self.operands = operands
    self.options = options
    self.notes = notes
    self.run = run
  }

  /// All of them, in the order of help; made when asked for.
  static var all: [Command] {
    [
      ExploreCommand.command, AuditCommand.command,
      CheckCommand.command,
      later("lint", "check rotor and action code", operands: "PATH…"),
      CaptureCommand.command, RulesCommand.command, HelpCommand.command,
    ]
  }

  /// A command that later builds have.
  private static func later(_ name: String, _ summary: String, operands: String) -> Command {
    Command(name, summary + " (not in this build)", operands: operands) { _, _ in
      throw RunError(
        .unavailable,
        "this build does not have 'rotor \(name)' yet: see 'rotor help' for what it has")
    }
  }
}
