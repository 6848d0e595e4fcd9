import RotorAudit
import RotorCore
import RotorReport

/// One check under way.
struct CheckRun {
  let block: CheckBlock
  let screen: CheckScreen
  let runner: CheckRunner
  var voice: VoiceOver
  /// The element that is spoken of: the task's, or the one to start from; nil for none.
  private(set) var inspected: Screen.Element.ID?
  private(set) var lines: [Report.Check.Line] = []
  /// The fewest gestures that do the task; nil without a task, or when none do.
  private(set) var path: [VoiceOver.Gesture]?
  /// What the last step said, and what else it did.
  private(set) var said: [Utterance] = []
  private(set) var events: [VoiceOver.Event] = []
  /// Why nothing more can be tested.
  private var stopped: String?

  var language: SpokenLanguage { runner.language }

  init(_ block: CheckBlock, on screen: CheckScreen, _ runner: CheckRunner) throws {
    self.block = block
    self.screen = screen
    self.runner = runner
    voice = try VoiceOver(on: screen.make())
    if voice.screen.stops.isEmpty {
      stopped = "there is no element on \(Inert.quoted(voice.screen.name)) that VoiceOver comes to"
    }
    let stops = voice.screen.stops.map { voice.screen[$0] }
    if !stops.isEmpty, stops.allSatisfy({ $0.traits.contains(.updatesFrequently) }) {
      stopped =
        "\(Inert.quoted(voice.screen.name)) has only what changes all the time: is it loading?"
    }
    if stopped == nil { find() }
  }

  /// Performs and expects everything in order.
  mutating func run() {
    for item in block.items {
      let (statement, level) = CheckRun.place(of: item)
      if let stopped {
        add(.notTested(stopped), statement, level)
        continue
      }
      switch item {
      case .step(let gesture, let expected, _): perform(gesture, expected, statement)
      case .expect(let expectation, let target, _, _):
        add(evaluate(expectation, target), statement, level)
      }
    }
  }

  static func place(
    of item: CheckBlock.Item
  ) -> (CheckStatement, Report.Check.Level) {
    switch item {
    case .step(_, _, let statement): (statement, .must)
    case .expect(_, _, let level, let statement): (statement, level)
    }
  }

  private mutating func add(
    _ outcome: CheckOutcome, _ statement: CheckStatement, _ level: Report.Check.Level
  ) {
    var line = Report.Check.Line(
      line: statement.line, text: statement.text, level: level, outcome: .passed)
    switch outcome {
    case .passed: break
    case .failed(let reason, let found):
      (line.outcome, line.reason, line.found) = (.failed, reason, found)
    case .notTested(let reason): (line.outcome, line.reason) = (.notTested, reason)
    }
    lines.append(line)
  }

  // MARK: - Where it is about

  private mutating func find() {
    if let task = block.task {
      switch TaskSearch.find(task, on: voice.screen) {
      case .found(let position, let action):
        inspected = voice.screen[position].id
        _ = voice.focus(on: voice.screen[position].id)
        guard block.profile == .voiceOver || block.items.isEmpty else { break }
        // A finder of paths looks from where VoiceOver starts, on a screen that nothing was done on.
        path = (try? PathSearch(on: screen.make()))?
          .path(to: voice.screen[position].id, action: action)
        // A task alone expects that it can be done.
        if block.items.isEmpty {
          add(.expect(path != nil, "no gesture leads there"), statement(of: task), .must)
        }
      case .failed(let reason):
        add(.failed(reason), statement(of: task), .must)
        stopped = "the task's element was not found"
      }
    } else if let start = block.start {
      let position = start.selector.matches(in: voice.screen).first { voice.screen.isStop($0) }
      if let position {
        inspected = voice.screen[position].id
        _ = voice.focus(on: voice.screen[position].id)
      } else {
        stopped = "there is no element \(Inert.line(start.name)) to start from"
      }
    }
  }

  private func statement(of task: CheckTask) -> CheckStatement {
    CheckStatement(
      key: .task, text: "\(task.verb) \(task.object)", line: block.line, column: 1)
  }

  func gestures(atMost most: Int) -> CheckOutcome {
    guard block.task != nil else { return .notTested("there is no task") }
    guard let path else { return .failed("no gesture leads there") }
    return .expect(
      path.count <= most,
      "it takes \(Count.of(path.count, "gesture")): \(path.map { "\($0)" }.joined(separator: ", "))",
      found: "at most \(path.count) gestures")
  }

  /// The element that is spoken of; where VoiceOver is when there is none.
  var element: Screen.Element? { inspected.flatMap { voice.screen[$0] } ?? voice.focus }

  // MARK: - Steps

  private mutating func perform(
    _ gesture: VoiceOver.Gesture, _ expected: String?, _ statement: CheckStatement
  ) {
    runner.willRun(block, "\(gesture)")
    events = voice.perform(gesture)
    said = events.compactMap { if case .said(let words) = $0 { words } else { nil } }
    let heard = said.map { words(of: $0) }.joined(separator: "\n")
    if let twice = repeated {
      add(
        .failed("a side effect: \(Inert.quoted(twice)) is said twice after one gesture"), statement,
        .must)
    }
    if let told = events.last(where: { if case .moved = $0 { true } else { false } }),
      case .moved(_, let id, _) = told, voice.focus?.id != id
    {
      add(.failed("a side effect: VoiceOver is not where it said that it went"), statement, .must)
    }
    if let expected {
      let wanted = CheckRun.plain(expected)
      let isRight = wanted == CheckRun.plain(heard)
      let line = VoiceOver.Transcript.Line(gesture, events: events) { words(of: $0) }
      add(
        .expect(isRight, "heard \(Inert.quoted(heard))", found: line.text), statement, .must)
      if !isRight { stopped = "a step above went another way" }
    } else if let problem {
      add(.failed(problem), statement, .must)
      stopped = "a step above went another way"
    }
  }

  /// Why a step went nowhere; nil when it did something.
  private var problem: String? {
    for event in events {
      switch event {
      case .unknownRotor(let name, let offered):
        return noRotor(name, among: offered)
      case .failed(let reason): return "the screen failed: \(Inert.line(reason))"
      case .notHandled: return "nothing happened"
      case .missed: return "nothing is there"
      default: continue
      }
    }
    return nil
  }

  /// That there is no rotor of a name, and which there are.
  func noRotor(_ name: String, among offered: [Rotor.Title]) -> String {
    let names = offered.map { Inert.quoted($0.spokenName(language), limit: 40) }
    return "there is no rotor \(Inert.quoted(name, limit: 40)) here, only \(Count.list(names))"
  }

  /// What was said twice by one gesture; nil when nothing was.
  private var repeated: String? {
    let texts = said.map { words(of: $0) }
    return zip(texts, texts.dropFirst()).first { $0 == $1 }?.0
  }

  /// The words of an utterance, without what a person can turn off.
  func words(of utterance: Utterance) -> String {
    utterance.text(in: language, verbosity: CheckRun.verbosity)
  }

  /// Hints and what is available are extras that people turn off.
  private static let verbosity: Utterance.Verbosity = {
    var verbosity = Utterance.Verbosity.all
    verbosity.hints = false
    verbosity.availability = false
    return verbosity
  }()

  /// Words on one line without the marks at their end, to be compared.
  static func plain(_ text: String) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    var rest = words[...]
    while let last = rest.last, last == "." || last == "。" { rest.removeLast() }
    return String(rest)
  }
}
