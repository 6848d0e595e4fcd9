/// Why a run, or a part of it, cannot go on: a status and one sentence.
nonisolated struct RunError: Error, Hashable, CustomStringConvertible {
  /// How the run ends unless something worse happens.
  let status: RunStatus
  /// What, where, what was expected and what to do, as one sentence without a full stop.
  let description: String

  init(_ status: RunStatus, _ description: String) {
    self.status = status
    self.description = description
  }

  /// A command line that is not understood.
  static func usage(_ description: String) -> RunError {
    RunError(.usage, description)
  }
}
