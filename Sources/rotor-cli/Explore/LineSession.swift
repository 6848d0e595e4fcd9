import RotorCore
import RotorReport

/// Exploring by lines of standard input.
struct LineSession {
  private var explorer: Explorer
  private let console: Console
  private let results: Results
  private let speaker: Speaker?
  private let format: String

  init(
    _ explorer: Explorer, console: Console, results: Results, speaker: Speaker?, format: String
  ) {
    self.explorer = explorer
    self.console = console
    self.results = results
    self.speaker = speaker
    self.format = format
  }

  /// Takes lines until the end of the input.
  ///
  /// - Throws: a ``RunError`` when the output cannot be written.
  mutating func run() throws -> RunStatus {
    if format == "outline" { try results.write(ScreenOutline.text(explorer.voice.reading)) }
    try answer(explorer.greeting(), to: nil)
    var status = RunStatus.success
    var number = 0
    while let line = console.readLine() {
      number += 1
      do {
        guard let request = try read(line) else { continue }
        if request == .quit { break }
        let reply = explorer.perform(request)
        try answer(reply, to: line)
        if let problem = reply.problem {
          status = .badInput
          console.complain("standard input, line \(number): \(problem)")
        }
      } catch let error as RunError where error.status == .badInput {
        status = .badInput
        console.complain("standard input, line \(number): \(error.description)")
        if format == "json" { try results.write(JSONReplyPrinter().line(error, to: line) + "\n") }
      }
    }
    return status
  }

  private func read(_ line: String) throws(RunError) -> ExploreRequest? {
    format == "json" ? try ExploreRequest(json: line) : try ExploreRequest(parsing: line)
  }

  private func answer(_ reply: ExploreReply, to request: String?) throws {
    if format == "json" {
      try results.write(JSONReplyPrinter().line(reply, to: request, explorer) + "\n")
    } else {
      let lines = TextReplyPrinter(explorer.language).lines(reply)
      if !lines.isEmpty { try results.write(lines.joined(separator: "\n") + "\n") }
      if format == "outline", !reply.changes.isEmpty {
        try results.write(ScreenOutline.text(explorer.voice.reading))
      }
    }
    let heard = reply.heard(in: explorer.language)
    speaker?.say(heard, language: explorer.language, isInterrupting: false)
  }
}
