/// How a run ends, as other programs see it; the numbers are those of `sysexits.h`.
nonisolated enum RunStatus: Int32, CaseIterable {
  /// All went well.
  case success = 0
  /// There are findings that count as failures.
  case findings = 1
  /// The command line is not understood.
  case usage = 64
  /// An input is missing, cannot be read or is not understood.
  case badInput = 65
  /// Something that has to run is not there.
  case unavailable = 69
  /// A mistake of this program, or a search that never returned.
  case failure = 70
  /// An output cannot be written.
  case cannotWrite = 73
  /// Ended by the person.
  case interrupted = 130

  /// Which status is told when several apply: the first of these.
  private static let order: [RunStatus] = [
    .interrupted, .failure, .usage, .cannotWrite, .unavailable, .badInput, .findings, .success,
  ]

  /// The one of both that is told.
  func combined(with other: RunStatus) -> RunStatus {
    RunStatus.order.first { $0 == self || $0 == other } ?? .failure
  }
}
