import Foundation
import RotorCore

/// Says words through a program that speaks.
final class Speaker {
  /// A program that speaks, and how it is told the language and the words.
  struct Program: Sendable {
    let name: String
    let arguments: (_ words: String, _ language: SpokenLanguage) -> [String]
  }

  /// The programs that are looked for, the best first.
  static let programs = [
    Program(name: "spd-say") { ["--wait", "--language", tag($1), "--", $0] },
    Program(name: "espeak-ng") { ["-v", $1 == .chinese ? "cmn" : tag($1), "--", $0] },
    Program(name: "say") { words, _ in ["--", words] },
  ]

  private let program: Program
  private let path: String
  private var running: Process?

  /// Finds a program on the path.
  ///
  /// - Throws: a ``RunError`` when there is none.
  init(path: String?) throws(RunError) {
    let folders = (path ?? "").split(separator: ":")
    for program in Speaker.programs {
      for folder in folders {
        let candidate = "\(folder)/\(program.name)"
        if FileManager.default.isExecutableFile(atPath: candidate) {
          self.program = program
          self.path = candidate
          return
        }
      }
    }
    throw RunError(
      .unavailable,
      "nothing here speaks, expected spd-say, espeak-ng or say on the path: install one of them or "
        + "leave out --speak")
  }

  /// Says lines, one after another.
  ///
  /// - Parameter isInterrupting: whether what is still being said is cut off, and this call
  ///   returns at once; else it returns when all is said.
  func say(_ lines: [String], language: SpokenLanguage, isInterrupting: Bool) {
    stop()
    let words = lines.joined(separator: "\n").filter { $0 != "\0" }
    guard !words.isEmpty else { return }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = program.arguments(words, language)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    // A program that cannot be started is not worth losing the place for: the words are on screen.
    guard (try? Interruption.unblocked(process.run)) != nil else { return }
    running = process
    if !isInterrupting { process.waitUntilExit() }
  }

  /// Falls silent.
  func stop() {
    if let running, running.isRunning { running.terminate() }
    running = nil
  }

  private static func tag(_ language: SpokenLanguage) -> String {
    switch language {
    case .english: "en"
    case .chinese: "zh"
    case .german: "de"
    }
  }
}
