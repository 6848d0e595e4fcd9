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
    var report = Report()
    let note = CheckNote()
    note.watchForTraps()
    for path in try files(arguments.operands("FILE.check", of: "check"), console, &status) {
      do {
        report.checks += try check(path, options, console, note)
      } catch {
        status = status.combined(with: console.complain(error))
      }
    }
    let format = arguments.value("format") ?? "text"
    if !report.checks.isEmpty || status == .success {
      try results.write(
        try ReportFormat.text(report, format) ?? TextPrinter().text(report.checks))
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

  private static func check(
    _ path: String, _ options: ViewOptions, _ console: Console, _ note: CheckNote
  ) throws(RunError) -> [Report.Check] {
    let file = try read(path)
    let folder = (path as NSString).deletingLastPathComponent
    let runner = CheckRunner(
      language: options.language,
      willRun: { block, gesture in
        note.take("\(path), line \(block.line), \(block.title)", gesture)
      },
      open: { name, rotors in
        var options = options
        options.declarations += rotors
        let opener = ScreenOpener(options, console: console, during: { note.words })
        let isFile = !name.contains(":")
        let place = isFile && !name.hasPrefix("/") && !folder.isEmpty ? "\(folder)/\(name)" : name
        _ = try opener.open(place)
        return CheckScreen(isDriven: name.hasPrefix("example:")) { try opener.reopen(place) }
      })
    return runner.run(file)
  }

  private static func read(_ path: String) throws(RunError) -> CheckFile {
    let data: Data
    do {
      data = try Data(contentsOf: URL(fileURLWithPath: path))
    } catch {
      throw RunError(
        .badInput,
        FileManager.default.fileExists(atPath: path)
          ? "\(path.quoted) cannot be read" : "\(path.quoted): there is no such file")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw RunError(.badInput, "\(path.quoted) is no text in UTF-8")
    }
    do {
      return try CheckFile(parsing: text, name: path)
    } catch {
      let most = 20
      var lines = error.errors.prefix(most).map { "\(path.quoted), \($0)" }
      if error.errors.count > most { lines.append("and \(error.errors.count - most) more") }
      throw RunError(.badInput, lines.joined(separator: "\nrotor: "))
    }
  }
}
