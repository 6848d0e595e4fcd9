import Foundation
import RotorReport

/// Runs checks in several processes at once: each takes a part, and the parts are put together.
struct CheckJobs {
  private let count: Int
  /// What each process is told, but the part it takes.
  private let options: [String]

  /// Reads `--jobs`; nil for one process, which is this one.
  init?(_ arguments: Arguments) throws(RunError) {
    guard let text = arguments.value("jobs") else { return nil }
    guard let count = Int(text), (1...64).contains(count) else {
      throw .usage("--jobs \(text.quoted) is no number of processes, expected 1 to 64")
    }
    for name in ["shard", "merge", "checklist", "update"]
    where arguments.has(name) || arguments.value(name) != nil {
      throw .usage("--jobs and --\(name) do not go together: leave one out")
    }
    guard count > 1 else { return nil }
    self.count = count
    let passed = ["language", "search-limit"] + OptionSpec.map.map(\.name)
    options = passed.flatMap { name in
      arguments.value(name).map { ["--\(name)=\($0)"] } ?? []
    }
  }

  /// Runs the files and adds what came of them.
  func run(_ paths: [String], _ session: CheckSession, _ console: Console) throws -> RunStatus {
    let program = try CheckJobs.program()
    var running: [(process: Process, output: URL)] = []
    for part in 1...count {
      let output = FileManager.default.temporaryDirectory
        .appending(path: "rotor-\(ProcessInfo.processInfo.globallyUniqueString).json")
      let process = Process()
      process.executableURL = program
      process.arguments =
        ["check", "--format=json", "--shard=\(part)/\(count)", "--output=\(output.path)"]
        + options + ["--"] + paths
      // Each would tell of a file that cannot be read; the first does.
      if part > 1 { process.standardError = FileHandle.nullDevice }
      try process.run()
      running.append((process, output))
    }
    var status = RunStatus.success
    for (process, output) in running {
      process.waitUntilExit()
      defer { try? FileManager.default.removeItem(at: output) }
      let ended = RunStatus(rawValue: process.terminationStatus) ?? .failure
      if process.terminationReason == .uncaughtSignal || ended == .failure { status = .failure }
      if ended == .badInput || ended == .unavailable { status = status.combined(with: ended) }
      guard let text = try? String(contentsOf: output, encoding: .utf8) else { continue }
      try session.merge(json: text)
    }
    return status
  }

  /// This program's own file.
  private static func program() throws(RunError) -> URL {
    let own = URL(filePath: "/proc/self/exe").resolvingSymlinksInPath()
    if FileManager.default.isExecutableFile(atPath: own.path) { return own }
    if let bundled = Bundle.main.executableURL { return bundled }
    throw RunError(.unavailable, "the program cannot find its own file, so leave out --jobs")
  }
}
