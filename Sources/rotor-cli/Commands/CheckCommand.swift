import Foundation
import RotorChecks
import RotorCore
import RotorReport

/// `rotor check`: what a tester wrote down, tried.
enum CheckCommand {
  static var command: Command {
    Command(
      "check", "run what testers wrote: paths, profiles, expectations", operands: "FILE.check…",
      options: [
        .format(["text"] + ReportFormat.exchanged), .output, .language,
        OptionSpec("allow-not-tested", help: "do not fail when something could not be tested"),
        OptionSpec("explain", help: "list the forms that an expectation can have"),
        OptionSpec("new", "SCREEN", help: "write a first check for a screen"),
        OptionSpec(
          "checklist", help: "write the checks for a person with a phone, and run nothing"),
        OptionSpec("coverage", help: "tell the rotors and actions that no check mentions"),
        OptionSpec("update", help: "write what was heard into the steps of the files; not on CI"),
        OptionSpec("record", "FILE", help: "add the results to a table of comma-separated values"),
        OptionSpec(
          "filled", help: "the files are checklists that a person filled in; needs --record"),
        OptionSpec("shard", "I/N", help: "run each Nth check, from the Ith on"),
        OptionSpec("jobs", "N", help: "run in so many processes at once; 1 unless given"),
        OptionSpec(
          "merge", help: "the files are reports in JSON: put them together, and run nothing"),
        .searchLimit,
      ] + OptionSpec.map,
      notes: """
        A folder stands for all files in it whose names end in .check. A screen that is a file is looked
        for beside its check file. What is not tested fails, since it is no pass.
        """,
      run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    let results = Results(path: arguments.value("output"), console: console)
    if arguments.has("explain") {
      try results.write(CheckFile.vocabulary)
      try results.finish()
      return .success
    }
    let options = try ViewOptions(arguments)
    if let name = arguments.value("new") {
      let source = try ScreenOpener(options, console: console).open(name)
      try results.write(CheckFile.starter(for: name, try source.readOrFail(name)))
      try results.finish()
      return .success
    }
    var status = RunStatus.success
    let run = try CheckSession(arguments, options, console)
    let paths = try files(arguments.operands("FILE.check", of: "check"), console, &status)
    if let jobs = try CheckJobs(arguments) {
      status = status.combined(with: try jobs.run(paths, run, console))
    } else {
      for path in paths {
        do {
          try run.add(path)
        } catch {
          status = status.combined(with: console.complain(error))
        }
      }
    }
    if arguments.has("checklist") {
      try results.write(run.checklist)
      try results.finish()
      return status
    }
    if arguments.has("filled") {
      guard let path = arguments.value("record") else {
        throw RunError.usage("--filled needs --record FILE, to which the results are added")
      }
      try run.record(to: path)
      return status
    }
    let report = run.report
    if let path = arguments.value("record") { try run.record(to: path) }
    let format = arguments.value("format") ?? "text"
    if !report.checks.isEmpty || status == .success {
      try results.write(
        try ReportFormat.text(report, format)
          ?? TextPrinter().text(report.checks) + (arguments.has("coverage") ? run.coverage : ""))
      try results.finish()
    }
    let outcomes = report.checks.map(\.outcome)
    let isAllowed = arguments.has("allow-not-tested")
    if outcomes.contains(.failed) || (!isAllowed && outcomes.contains(.notTested)) {
      status = status.combined(with: .findings)
    }
    return status
  }

  /// The files that are named, and those in folders that are, in the order of their names.
  private static func files(
    _ names: [String], _ console: Console, _ status: inout RunStatus
  ) throws -> [String] {
    var files: [String] = []
    for name in names {
      var isFolder: ObjCBool = false
      let isThere = FileManager.default.fileExists(atPath: name, isDirectory: &isFolder)
      guard isThere, isFolder.boolValue else {
        files.append(name)
        continue
      }
      let inside = (FileManager.default.subpaths(atPath: name) ?? []).sorted()
        .filter { $0.hasSuffix(".check") }
      if inside.isEmpty {
        let error = RunError(
          .badInput, "\(name.quoted) has no check file: their names end in .check")
        status = status.combined(with: console.complain(error))
      }
      let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
      files += inside.map { "\(folder)/\($0)" }
    }
    return files
  }
}
