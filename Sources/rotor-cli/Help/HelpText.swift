import RotorExamples

/// What `help` writes: plain lines that read well aloud.
enum HelpText {
  /// All commands.
  static var overview: String {
    let commands = Command.all
    let width = (commands.map { $0.name.count + $0.operands.count }.max() ?? 0) + 1
    let lines = commands.map { command in
      let usage = "\(command.name) \(command.operands)"
      return "  rotor \(usage.padded(to: width))  \(command.summary)"
    }
    return """
      rotor walks screens by the rotors that they offer to people who cannot see them.

      Commands:
      \(lines.joined(separator: "\n"))

      SCREEN is a file (GeoJSON, plain text, a snapshot) or an example, such as example:map.

      'rotor help examples' lists the examples. 'rotor help COMMAND' tells the options. 'rotor --version' tells the version.

      Exit status: 0 all well, 1 findings, 64 a command line that is not understood, 65 an input
      that is missing or not understood, 69 something to run is not there, 70 a search that never
      returned or a mistake of this program, 73 an output that cannot be written, 130 interrupted.

      """
  }

  /// The screens that come with Rotor.
  static var examples: String {
    let (bad, good) = (Example.all.filter(\.isBad), Example.all.filter { !$0.isBad })
    let width = Example.all.map(\.name.count).max() ?? 0
    let lines = { (examples: [Example]) in
      examples.map { "  example:\($0.name.padded(to: width))  \($0.summary)\n" }.joined()
    }
    return """
      \(good.count) screens that are as they should be:
      \(lines(good))
      \(bad.count) that go wrong as people's apps do, for 'rotor audit' or a test to find:
      \(lines(bad))
      """
  }

  /// One command.
  static func text(of command: Command) -> String {
    var lines = [
      "rotor \(command.name): \(command.summary)", "",
      "Usage: rotor \(command.name)" + (command.options.isEmpty ? "" : " [OPTIONS]")
        + (command.operands.isEmpty ? "" : " \(command.operands)"),
    ]
    if !command.options.isEmpty {
      lines += ["", "Options:"]
      for option in command.options { lines += ["  \(option.usage)", "      \(option.help)"] }
      lines += ["  --help", "      tell this"]
    }
    if !command.notes.isEmpty { lines += ["", command.notes] }
    return lines.joined(separator: "\n") + "\n"
  }
}

extension String {
  /// The text with spaces up to a width.
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
