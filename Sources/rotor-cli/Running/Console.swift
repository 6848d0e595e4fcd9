import RotorReport

/// The streams of a run; in tests they are in memory.
final class Console {
  /// Whether a person types on the input and reads the output.
  let isInteractive: Bool
  /// Whether the output is a terminal.
  let isTerminal: Bool
  /// Whether diagnostics go to a terminal, where a person waits.
  let showsProgress: Bool
  /// The variables of the environment.
  let variables: [String: String]
  /// What ends the run early and cleans up before; nil in tests.
  let interruption: Interruption?
  private let output: (String) throws -> Void
  private let diagnostics: (String) -> Void
  private let input: () -> String?

  init(
    isInteractive: Bool = false, isTerminal: Bool = false, showsProgress: Bool = false,
    variables: [String: String] = [:],
    interruption: Interruption? = nil, output: @escaping (String) throws -> Void,
    diagnostics: @escaping (String) -> Void, input: @escaping () -> String? = { nil }
  ) {
    self.isInteractive = isInteractive
    self.isTerminal = isTerminal
    self.showsProgress = showsProgress
    self.variables = variables
    self.interruption = interruption
    self.output = output
    self.diagnostics = diagnostics
    self.input = input
  }

  /// Writes results.
  ///
  /// - Throws: a ``RunError`` when they cannot be written.
  func write(_ text: String) throws {
    try output(text)
  }

  /// Writes a diagnostic as a line of its own.
  func complain(_ message: String) {
    // Messages quote what others wrote, which must not command the terminal.
    diagnostics("rotor: \(Inert.line(message, limit: 4_000))\n")
  }

  /// Writes the diagnostic of an error and tells its status.
  func complain(_ error: RunError) -> RunStatus {
    complain(error.description)
    return error.status
  }

  /// The next line of the input without its end; nil when there is none.
  func readLine() -> String? {
    input()
  }
}
