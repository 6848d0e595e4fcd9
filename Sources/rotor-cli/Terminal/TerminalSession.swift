import RotorCore

/// Exploring by keys.
struct TerminalSession {
  var explorer: Explorer
  let console: Console
  let speaker: Speaker?
  /// Whether a key waits to be read, which ends a long reading.
  let hasKey: () -> Bool
  var keys: KeyReader

  private let printer: TextReplyPrinter

  init(
    _ explorer: Explorer, console: Console, speaker: Speaker?, keys: KeyReader,
    hasKey: @escaping () -> Bool
  ) {
    self.explorer = explorer
    printer = TextReplyPrinter(explorer.language)
    self.console = console
    self.speaker = speaker
    self.keys = keys
    self.hasKey = hasKey
  }

  /// Takes keys until the end.
  ///
  /// - Throws: a ``RunError`` when the output cannot be written.
  mutating func run() throws {
    try show([explorer.answers.keysOpening])
    try answer(explorer.greeting())
    while let key = keys.next() {
      guard let meaning = KeyMap.meaning(of: key) else { continue }
      switch meaning {
      case .request(.quit): return
      case .request(.help): try show(ExploreHelp.keys)
      case .request(let request): try perform(request)
      case .pick: try pick()
      case .askForText:
        if let text = try ask(explorer.answers.findPrompt)?.trimmed, !text.isEmpty {
          try perform(.find(text))
        }
      case .askForWords:
        guard let line = try ask(explorer.answers.gesturePrompt) else { continue }
        do {
          guard let request = try ExploreRequest(parsing: line) else { continue }
          if request == .quit { return }
          try perform(request)
        } catch let error as RunError where error.status == .badInput {
          try show([error.description])
        }
      }
    }
  }

  private mutating func perform(_ request: ExploreRequest) throws {
    let reply = explorer.perform(request, isInterrupted: hasKey)
    try answer(reply)
  }

  private func answer(_ reply: ExploreReply) throws {
    let problem = reply.problem.map { [$0] } ?? []
    try show(printer.lines(reply) + problem)
    let heard = reply.heard(in: explorer.language)
    speaker?.say(heard, language: explorer.language, isInterrupting: true)
  }

  private func show(_ lines: [String]) throws {
    guard !lines.isEmpty else { return }
    try console.write(lines.joined(separator: "\n") + "\n")
  }

  /// Lets one choose a stop of the rotor.
  private mutating func pick() throws {
    guard let list = explorer.stops(), !list.items.isEmpty else {
      return try perform(.list(""))
    }
    explorer.lastList = list
    var picker = StopPicker(list, language: explorer.language)
    try tell(picker.opening)
    while let key = keys.next() {
      switch picker.press(key) {
      case .show(let lines): try tell(lines)
      case .chose(let number): return try perform(.go(number))
      case .left: return try answer(explorer.greeting())
      }
    }
  }

  private func tell(_ lines: [String]) throws {
    try show(lines)
    let heard = lines.map { [Utterance.Segment($0, in: explorer.language)] }
    speaker?.say(heard, language: explorer.language, isInterrupting: true)
  }

  /// Asks for a line of text; nil when it is given up.
  private mutating func ask(_ prompt: String) throws -> String? {
    try console.write(prompt)
    var editor = LineEditor()
    while let key = keys.next() {
      switch editor.press(key) {
      case .echo(let text): try console.write(text)
      case .done(let text):
        try console.write("\n")
        return text
      case .left:
        try console.write("\n")
        return nil
      }
    }
    return nil
  }
}
