import Foundation
import RotorChecks
import RotorCore
import RotorReport

/// The files of one run of `rotor check`, and what came of them.
final class CheckSession {
  private let arguments: Arguments
  private let options: ViewOptions
  private let console: Console
  private let note = CheckNote()
  private let shard: (index: Int, count: Int)
  private var files: [CheckFile] = []
  /// How many checks were met, run or not.
  private var count = 0
  private(set) var report = Report()
  /// The rows of checklists that people filled in.
  private var filled = ""

  init(_ arguments: Arguments, _ options: ViewOptions, _ console: Console) throws(RunError) {
    self.arguments = arguments
    self.options = options
    self.console = console
    shard = try CheckSession.shard(arguments.value("shard"))
    if arguments.has("update"), console.variables["CI", default: ""] != "" {
      throw .usage("--update is not for CI: it would make every step right; run it where you write")
    }
    note.watchForTraps()
  }

  /// Runs a file, or takes it as asked for.
  func add(_ path: String) throws(RunError) {
    if arguments.has("merge") {
      try merge(path)
      return
    }
    if arguments.has("filled") {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
        throw RunError(.badInput, "\(path.quoted) cannot be read")
      }
      filled += CheckRecord.rows(filled: text, date: today, tester: "")
      return
    }
    let (file, text) = try CheckSession.read(path)
    files.append(file)
    guard !arguments.has("checklist") else { return }
    let first = count
    count += file.blocks.count
    let checks = runner(for: path).run(file) { (first + $0) % shard.count == shard.index }
    report.checks += checks
    if arguments.has("update"), let new = CheckUpdate.text(text, with: checks) {
      try OutputFile.write(new.utf8, to: path)
      console.complain("\(path.quoted): its steps are now as they were heard, run it again")
    }
  }

  private func merge(_ path: String) throws(RunError) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw RunError(.badInput, "\(path.quoted) cannot be read")
    }
    do {
      try merge(json: text)
    } catch {
      throw RunError(.badInput, "\(path.quoted) is no report: \(error)")
    }
  }

  /// Adds the checks of a report, and puts all in the order of the files.
  func merge(json text: String) throws(JSONError) {
    report.checks += try Report(json: text).checks
    report.checks.sort { ($0.file, $0.line) < ($1.file, $1.line) }
  }

  /// The checks for people.
  var checklist: String { files.map(\.checklist).joined(separator: "\n") }

  /// What no check mentions, screen by screen.
  var coverage: String {
    var seen: Set<String> = []
    var lines: [String] = []
    for name in files.flatMap(\.blocks).map(\.screen) where seen.insert(name).inserted {
      guard let source = try? ScreenOpener(options, console: console).reopen(name),
        let reading = try? source.read()
      else { continue }
      let missing = CheckCoverage.missing(on: reading, named: name, in: files)
      if !missing.isEmpty {
        lines.append(
          "Not mentioned on \(Inert.line(name)): \(Count.list(missing.map { Inert.line($0) })).")
      }
    }
    if lines.isEmpty { lines = ["Each rotor and action of these screens is mentioned."] }
    return "\n" + lines.joined(separator: "\n") + "\n"
  }

  private var today: String { Date.now.formatted(.iso8601.year().month().day()) }

  /// Adds the results to a table.
  func record(to path: String) throws(RunError) {
    let rows = CheckRecord.rows(
      report.checks, date: today,
      system: ProcessInfo.processInfo.operatingSystemVersionString,
      tester: "rotor \(RotorCommand.version)")
    let old = try? String(contentsOfFile: path, encoding: .utf8)
    if old == nil, FileManager.default.fileExists(atPath: path) {
      throw RunError(
        .cannotWrite, "\(path.quoted) is there and cannot be read, so nothing is added")
    }
    let start = old.map { $0.isEmpty || $0.hasSuffix("\n") ? $0 : $0 + "\n" } ?? CheckRecord.header
    try OutputFile.write((start + filled + rows).utf8, to: path)
  }

  // MARK: - Parts

  private func runner(for path: String) -> CheckRunner {
    let folder = (path as NSString).deletingLastPathComponent
    let (options, console, note) = (options, console, note)
    return CheckRunner(
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
        let opened = try opener.open(place)
        let isDriven = name.hasPrefix("example:")
        // Nothing changes a file's screen, so the file is read once.
        return CheckScreen(isDriven: isDriven) {
          isDriven ? try opener.reopen(place) : opener.view(opened.base)
        }
      })
  }

  private static func shard(_ text: String?) throws(RunError) -> (index: Int, count: Int) {
    guard let text else { return (0, 1) }
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let index = parts[0], let count = parts[1], count >= 1,
      (1...count).contains(index)
    else { throw .usage("--shard \(text.quoted) is no part, expected I/N, such as 1/3") }
    return (index - 1, count)
  }

  private static func read(_ path: String) throws(RunError) -> (CheckFile, String) {
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
      return (try CheckFile(parsing: text, name: path), text)
    } catch {
      let most = 20
      var lines = error.errors.prefix(most).map { "\(path.quoted), \($0)" }
      if error.errors.count > most { lines.append("and \(error.errors.count - most) more") }
      throw RunError(.badInput, lines.joined(separator: "\nrotor: "))
    }
  }
}
