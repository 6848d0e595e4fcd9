import Foundation
import RotorCore
import Synchronization

/// Says words through a program that speaks, each language with its own voice.
nonisolated final class Speaker: Sendable {
  private struct State {
    /// Which call of ``say(_:language:isInterrupting:)`` is the last.
    var turn = 0
    var running: Process?
  }

  private let program: SpeakingProgram
  private let path: String
  private let state = Mutex(State())

  /// Finds a program on the path.
  ///
  /// - Throws: a ``RunError`` when there is none.
  init(path: String?) throws(RunError) {
    let folders = (path ?? "").split(separator: ":")
    for program in SpeakingProgram.allCases {
      for folder in folders {
        let candidate = "\(folder)/\(program.rawValue)"
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
  /// - Parameters:
  ///   - lines: the parts of each line, each with its language.
  ///   - language: the language that is spoken where there is no voice for another.
  ///   - isInterrupting: whether what is still being said is cut off, and this call returns at
  ///     once; else it returns when all is said.
  func say(_ lines: [[Utterance.Segment]], language: SpokenLanguage, isInterrupting: Bool) {
    stop()
    let runs = SpokenRun.runs(of: lines, by: program.voice)
    guard !runs.isEmpty else { return }
    let turn = state.withLock { $0.turn }
    let own = program.voice(language.rawValue)
    guard isInterrupting else { return say(runs, or: own, turn) }
    Thread { [self] in say(runs, or: own, turn) }.start()
  }

  /// Falls silent.
  func stop() {
    state.withLock { state in
      state.turn += 1
      if let running = state.running, running.isRunning { running.terminate() }
      state.running = nil
    }
  }

  private func say(_ runs: [SpokenRun], or own: String?, _ turn: Int) {
    for run in runs {
      // A voice that is not installed is an error of the program; then one that is more likely.
      var voices = [run.voice]
      for voice in [own, nil] where !voices.contains(voice) { voices.append(voice) }
      for voice in voices {
        guard let process = start(run.text, voice, turn) else { return }
        process.waitUntilExit()
        if process.terminationReason == .exit, process.terminationStatus == 0 { break }
      }
    }
  }

  /// Starts the program, unless something else is to be said by now.
  ///
  /// A program that cannot be started is not worth losing the place for: the words are on screen.
  private func start(_ words: String, _ voice: String?, _ turn: Int) -> Process? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = program.arguments(words, voice: voice)
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return state.withLock { state in
      guard state.turn == turn, (try? Interruption.unblocked(process.run)) != nil else {
        return nil
      }
      state.running = process
      return process
    }
  }
}
