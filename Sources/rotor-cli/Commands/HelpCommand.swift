import RotorCore

/// `rotor help`: all commands, one, or the examples.
enum HelpCommand {
  static var command: Command {
    Command(
      "help", "what the commands are, what one does, or which examples there are",
      operands: "[COMMAND|examples]"
    ) {
      arguments, console in
      guard let name = arguments.operands.first else {
        try console.write(HelpText.overview)
        return .success
      }
      guard name != "examples" else {
        try console.write(HelpText.examples)
        return .success
      }
      try console.write(HelpText.text(of: try find(name)))
      return .success
    }
  }

  /// The command of that name.
  ///
  /// - Throws: a ``RunError`` that says what was perhaps meant.
  static func find(_ name: String) throws(RunError) -> Command {
    let commands = Command.all
    if let command = commands.first(where: { $0.name == name }) { return command }
    if let meant = NearMiss.nearest(to: name, among: commands.map(\.name)) {
      throw .usage("unknown command \(name.quoted): did you mean '\(meant)'?")
    }
    throw .usage(
      "unknown command \(name.quoted), expected one of "
        + commands.map(\.name).joined(separator: ", "))
  }
}
