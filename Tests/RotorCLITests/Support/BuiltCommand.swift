import Foundation

/// The command as it was built, run as a process of its own.
nonisolated struct BuiltCommand {
  let status: Int32
  let output: String
  let diagnostics: String

  /// Where the command is: beside the bundle of these tests.
  static var path: String {
    let bundle = CommandLine.arguments.first { $0.contains(".xctest") } ?? CommandLine.arguments[0]
    var folder = URL(fileURLWithPath: bundle)
    while folder.path.contains(".xctest") { folder.deleteLastPathComponent() }
    if !FileManager.default.fileExists(atPath: folder.appendingPathComponent("rotor").path) {
      folder = URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent()
    }
    return folder.appendingPathComponent("rotor").path
  }

  /// Runs a line of the shell in which `$ROTOR` is the command.
  init(shell line: String) throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    // A command that hangs fails its test instead of all.
    process.arguments = ["timeout", "60", "bash", "-c", line]
    process.environment = ProcessInfo.processInfo.environment.merging(
      ["ROTOR": BuiltCommand.path], uniquingKeysWith: { $1 })
    let (output, diagnostics) = (Pipe(), Pipe())
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    process.standardError = diagnostics
    try process.run()
    let text = output.fileHandleForReading.readDataToEndOfFile()
    let messages = diagnostics.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    status = process.terminationStatus
    self.output = String(decoding: text, as: UTF8.self)
    self.diagnostics = String(decoding: messages, as: UTF8.self)
  }
}
