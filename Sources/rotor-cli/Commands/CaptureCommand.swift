import RotorCore
import RotorSources

/// `rotor capture`: a screen as a file.
enum CaptureCommand {
  static var command: Command {
    Command(
      "capture", "write a screen to a file, rotors included", operands: "SCREEN",
      options: [.format(["json", "outline"]), .output, .rotor, .language, .searchLimit]
        + OptionSpec.map,
      notes: "json is a snapshot, which every command opens as a SCREEN.", run: run)
  }

  private static func run(_ arguments: Arguments, _ console: Console) throws -> RunStatus {
    let name = try arguments.oneOperand("SCREEN", of: "capture")
    let options = try ViewOptions(arguments)
    let source = try ScreenOpener(options, console: console).open(name)
    let reading = try source.readOrFail(name)
    let results = Results(path: arguments.value("output"), console: console)
    if arguments.value("format") == "outline" {
      try results.write(ScreenOutline.text(reading))
    } else {
      // A snapshot that is captured again loses nothing that this version does not know.
      let earlier = (source.base as? SnapshotSource)?.snapshot
      let snapshot = earlier.map { Snapshot(reading, of: $0) } ?? Snapshot(reading)
      try results.write(String(decoding: snapshot.json(), as: UTF8.self))
    }
    try results.finish()
    return .success
  }
}

extension ViewedSource {
  /// Reads the screen.
  ///
  /// - Throws: a ``RunError`` that names what was asked for.
  func readOrFail(_ name: String) throws(RunError) -> Reading {
    do {
      return try read()
    } catch let error as RunError {
      throw error
    } catch {
      throw RunError(.badInput, "\(name.quoted) cannot be read: \(error)")
    }
  }
}
