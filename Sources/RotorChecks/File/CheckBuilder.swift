import RotorAudit
import RotorCore
import RotorReport

/// Puts checks together from the lines of a file.
struct CheckBuilder {
  private var errors: [CheckError]
  private var blocks: [CheckBlock] = []
  private var names: [CheckTarget] = []
  private var screen: String?
  private var profile = CheckProfile.voiceOver
  private var task: CheckTask?
  private var start: CheckTarget?
  private var frequent: [String] = []
  private var rotors: [Rotor.Declaration] = []
  private var ignored: [CheckIgnore] = []
  /// Whether what follows belongs to the last block.
  private var isOpen = false
  /// A task that nothing was said of yet: alone it expects that it can be done.
  private var pending: CheckStatement?

  init(_ errors: [CheckError]) { self.errors = errors }

  /// The checks.
  ///
  /// - Throws: all that is wrong.
  mutating func finish() throws(CheckErrors) -> [CheckBlock] {
    close()
    guard errors.isEmpty else {
      throw CheckErrors(errors: errors.sorted { ($0.line, $0.column) < ($1.line, $1.column) })
    }
    return blocks
  }

  mutating func add(_ statement: CheckStatement) {
    do throws(CheckError) {
      try read(statement)
    } catch {
      errors.append(error)
    }
  }

  private mutating func read(_ statement: CheckStatement) throws(CheckError) {
    let text = statement.text
    switch statement.key {
    case .screen:
      close()
      (screen, task, start, isOpen) = (text, nil, nil, false)
      (frequent, rotors, ignored) = ([], [], [])
    case .name: names.append(try name(statement))
    case .frequent:
      frequent += Vocabulary.list(text)
      isOpen = false
    case .rotor:
      rotors.append(
        try parsed(statement) { () throws(NotationError) in
          try Rotor.Declaration(parsing: text)
        })
      isOpen = false
    case .profile:
      guard let profile = CheckProfile(text) else {
        let known = CheckProfile.allCases.map(\.rawValue)
        let near = NearMiss.nearest(to: text, among: known).map { ": did you mean '\($0)'?" }
        throw statement.error(
          "\(Inert.quoted(text, limit: 40)) is no profile"
            + (near ?? ", expected \(Count.list(known))"))
      }
      close()
      (self.profile, isOpen) = (profile, false)
    case .task:
      let words = text.split(separator: " ", maxSplits: 1)
      guard words.count == 2 else {
        throw statement.error("a task is a verb and an object, such as 'reorder order 1042'")
      }
      close()
      pending = statement
      task = CheckTask(verb: String(words[0]), object: String(words[1].trimmed))
      (start, isOpen) = (nil, false)
    case .start:
      close()
      let tokens = CheckToken.split(text).tokens
      let isQuoted = tokens.count == 1 && tokens[0].kind == .quoted
      let target = CheckArguments.Target(
        words: isQuoted ? tokens[0].text : text, isQuoted: isQuoted, column: 0)
      (start, task, isOpen) = (try self.target(target, statement), nil, false)
    case .ignore: try ignore(statement)
    case .steps: try step(statement)
    case .expected: try expect(statement, .must)
    case .should: try expect(statement, .should)
    case .may: try expect(statement, .may)
    }
  }

  // MARK: - Lines

  private func name(_ statement: CheckStatement) throws(CheckError) -> CheckTarget {
    let parts = statement.text.split(separator: "=", maxSplits: 1)
    guard parts.count == 2, !parts[0].trimmed.isEmpty else {
      throw statement.error("a name is 'NAME = SELECTOR', such as 'card = [identifier^=order]'")
    }
    let selector = String(parts[1].trimmed)
    let offset = statement.text.distance(
      from: statement.text.startIndex, to: parts[1].trimmed.startIndex)
    return CheckTarget(
      name: String(parts[0].trimmed),
      selector: try parsed(statement, at: offset) { () throws(NotationError) in
        try Screen.Selector(parsing: selector)
      })
  }

  private mutating func ignore(_ statement: CheckStatement) throws(CheckError) {
    let form = "expected 'RULE on SELECTOR because REASON'"
    guard let on = statement.text.firstRange(of: " on "),
      let because = statement.text.firstRange(of: " because "), on.upperBound <= because.lowerBound
    else { throw statement.error(form) }
    let rule = String(statement.text[..<on.lowerBound])
    guard Rule(id: rule) != nil else {
      let near = NearMiss.nearest(to: rule, among: Rule.all.map(\.id))
      throw statement.error(
        "unknown rule \(Inert.quoted(rule, limit: 40))"
          + (near.map { ": did you mean '\($0)'?" } ?? ", expected one that 'rotor rules' lists"))
    }
    let selector = String(statement.text[on.upperBound..<because.lowerBound])
    let offset = statement.text.distance(from: statement.text.startIndex, to: on.upperBound)
    ignored.append(
      CheckIgnore(
        rule: rule,
        selector: try parsed(statement, at: offset) { () throws(NotationError) in
          try Screen.Selector(parsing: selector)
        }, reason: String(statement.text[because.upperBound...])))
    isOpen = false
  }

  private mutating func step(_ statement: CheckStatement) throws(CheckError) {
    let text = statement.text
    if text.contains("→") || text.contains("->") {
      let read = try parsed(statement) { () throws(NotationError) in
        try VoiceOver.Transcript.Line(parsing: text)
      }
      try append(.step(read.gesture, said: read.said, statement), statement)
      return
    }
    let gestures = try parsed(statement) { () throws(NotationError) in
      try VoiceOver.Gesture.parseLine(text)
    }
    for gesture in gestures { try append(.step(gesture, said: nil, statement), statement) }
  }

  private mutating func expect(
    _ statement: CheckStatement, _ level: Report.Check.Level
  ) throws(CheckError) {
    let expectation = try Vocabulary.read(statement)
    var target: CheckTarget?
    switch expectation {
    case .oneStop(let named), .focus(let named), .scannerMenu(let named), .offers(let named, _):
      target = try self.target(named, statement)
    default: break
    }
    try append(.expect(expectation, target, level, statement), statement)
  }

  /// Makes a block of a task that stands alone.
  private mutating func close() {
    guard let statement = pending else { return }
    do throws(CheckError) {
      try open(statement)
    } catch {
      errors.append(error)
    }
  }

  private mutating func append(
    _ item: CheckBlock.Item, _ statement: CheckStatement
  ) throws(CheckError) {
    if !isOpen { try open(statement) }
    blocks[blocks.count - 1].items.append(item)
  }

  private mutating func open(_ statement: CheckStatement) throws(CheckError) {
    pending = nil
    guard let screen else {
      throw statement.error("no screen yet: begin with 'Screen: SCREEN', such as 'example:orders'")
    }
    blocks.append(
      CheckBlock(
        line: statement.line, screen: screen, profile: profile, task: task, start: start,
        frequent: frequent, rotors: rotors, ignored: ignored, names: names))
    isOpen = true
  }

  // MARK: - Parts

  /// What a line speaks of: a name of the file's, a selector, or a label in quotation marks.
  private func target(
    _ target: CheckArguments.Target, _ statement: CheckStatement
  ) throws(CheckError) -> CheckTarget {
    let words = target.words
    if target.isQuoted {
      let selector = "[label=\(Quoting.quoted(words))]"
      return CheckTarget(
        name: Inert.quoted(words, limit: 40),
        selector: try parsed(statement, at: target.column) { () throws(NotationError) in
          try Screen.Selector(parsing: selector)
        })
    }
    let plain = words.lowercased()
    let known = names.first {
      let name = $0.name.lowercased()
      return name == plain || name + "s" == plain || "the " + name == plain
    }
    if let known { return known }
    // A role alone is a selector, too; any other word alone was meant as a name.
    let isSelector = words.contains("[") || words.contains("#") || words.contains("::")
    guard isSelector || (try? Screen.Selector(parsing: words)) != nil else {
      let near = NearMiss.nearest(to: words, among: names.map(\.name))
      throw statement.error(
        "the name \(Inert.quoted(words, limit: 40)) is not defined: "
          + (near.map { "did you mean '\($0)'?" } ?? "write 'Name: \(words) = SELECTOR' above"),
        at: target.column)
    }
    return CheckTarget(
      name: words,
      selector: try parsed(statement, at: target.column) { () throws(NotationError) in
        try Screen.Selector(parsing: words)
      })
  }

  private func parsed<Result>(
    _ statement: CheckStatement, at offset: Int = 0, _ read: () throws(NotationError) -> Result
  ) throws(CheckError) -> Result {
    do {
      return try read()
    } catch {
      throw statement.error(error.withoutPlace, at: offset + error.column - 1)
    }
  }
}
