@testable import rotor_cli

/// One run of the command in this process: what went in and what came out.
struct CommandRun {
  var status = RunStatus.success
  var output = ""
  var diagnostics = ""

  /// The lines of the output.
  var lines: [String] { output.split(separator: "\n").map(String.init) }

  init(_ words: [String], input: String = "", variables: [String: String] = [:]) {
    var lines = input.split(separator: "\n", omittingEmptySubsequences: false)[...]
    if lines.last == "" { lines.removeLast() }
    var output = ""
    var diagnostics = ""
    let console = Console(
      variables: variables, output: { output += $0 }, diagnostics: { diagnostics += $0 },
      input: { lines.popFirst().map(String.init) })
    status = RotorCommand.run(words, console: console)
    self.output = output
    self.diagnostics = diagnostics
  }

  /// Explores an example with lines of input.
  init(exploring screen: String, _ lines: [String], options: [String] = []) {
    self.init(["explore", screen] + options, input: lines.joined(separator: "\n"))
  }
}
