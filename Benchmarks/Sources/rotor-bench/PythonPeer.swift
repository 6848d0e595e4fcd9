import Foundation

/// Runs a script in `python3` and gives what it prints.
enum PythonPeer {
  /// The lines that the script prints; nil, when there is no Python or the script fails.
  static func run(_ script: String, _ arguments: String...) -> [String]? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script] + arguments
    let output = Pipe()
    process.standardOutput = output
    process.standardError = FileHandle.nullDevice
    guard (try? process.run()) != nil else { return nil }
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").map(String.init)
  }

  /// Gives a file to the work and removes it afterwards.
  static func withFile<Result>(
    _ data: Data, _ work: (String) throws -> Result
  ) throws -> Result {
    let url = FileManager.default.temporaryDirectory.appending(
      path: "rotor-bench-\(ProcessInfo.processInfo.processIdentifier)")
    try data.write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try work(url.path)
  }
}
