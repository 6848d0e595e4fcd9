import Foundation

/// The program: finds the command, runs it, and tells how it went.
@main
enum RotorCommand {
  /// The version of this build.
  nonisolated static let version = "0.1.0"

  static func main() {
    // A reader that has enough ends this program quietly.
    signal(SIGPIPE, SIG_DFL)
    let status = run(Array(CommandLine.arguments.dropFirst()), console: .standard())
    exit(status.rawValue)
  }

  /// Runs the command that the words ask for.
  static func run(_ words: [String], console: Console) -> RunStatus {
    do {
      return try dispatch(words, console)
    } catch let error as RunError {
      return console.complain(error)
    } catch {
      return console.complain(RunError(.failure, "this program made a mistake: \(error)"))
    }
  }

  private static func dispatch(_ words: [String], _ console: Console) throws -> RunStatus {
    guard let name = words.first else {
      throw RunError.usage("no command, expected one: see 'rotor help'")
    }
    switch name {
    case "--version":
      try console.write("rotor \(version)\n")
      return .success
    case "--help", "-h":
      try console.write(HelpText.overview)
      return .success
    case _ where name.hasPrefix("-"):
      throw RunError.usage(
        "unknown option \(name.quoted), expected a command, --help or --version: see 'rotor help'")
    default:
      let command = try HelpCommand.find(name)
      let arguments = try Arguments(
        words.dropFirst(), options: command.options, command: command.name)
      if arguments.wantsHelp {
        try console.write(HelpText.text(of: command))
        return .success
      }
      return try command.run(arguments, console)
    }
  }
}
