/// Reads a selector by hand, from left to right, each scalar once.
struct SelectorParser {
  typealias Selector = Screen.Selector

  /// Selectors of more characters are refused.
  static let longest = 10_000
  /// Brackets nested more deeply are refused, so that the call stack stays small.
  static let deepest = 64
  /// What a step can begin with.
  static let stepStart = "a role, '*', '#', '.', '[' or ':'"

  var scanner: NotationScanner
  private var depth = 0

  init(_ scanner: NotationScanner) {
    self.scanner = scanner
  }

  /// Reads until the scanner's end.
  mutating func whole() throws(NotationError) -> Selector {
    let selector = try list(isRelative: false)
    guard scanner.current == nil else { throw scanner.expected("',' or the end") }
    return selector
  }

  /// Reads alternatives, until the end or what does not belong to them.
  private mutating func list(isRelative: Bool) throws(NotationError) -> Selector {
    var paths: [Selector.Path] = []
    repeat { paths.append(try path(isRelative: isRelative)) } while scanner.take(",")
    return Selector(alternatives: paths)
  }

  private mutating func path(isRelative: Bool) throws(NotationError) -> Selector.Path {
    scanner.skipSpace()
    var combinator = Selector.Combinator.descendant
    if isRelative, scanner.take(">") {
      combinator = .child
      scanner.skipSpace()
    }
    var steps = [try step(combinator)]
    while true {
      if isAtPart {
        let part = try part()
        scanner.skipSpace()
        if let current = scanner.current, current != "," {
          throw scanner.expected("',' or the end after the part of a text")
        }
        return Selector.Path(steps: steps, part: part)
      }
      let isApart = scanner.skipSpace()
      switch scanner.current {
      case nil, ",", ")": return Selector.Path(steps: steps, part: nil)
      case ">":
        scanner.index += 1
        scanner.skipSpace()
        steps.append(try step(.child))
      case "+", "~":
        throw scanner.error(
          .unknown("combinator", name: "\(scanner.current ?? "+")", expected: "a space or '>'"))
      case _ where isApart && !isAtPart: steps.append(try step(.descendant))
      case _ where isApart: throw scanner.expected(SelectorParser.stepStart)
      default: throw scanner.expected("'#', '.', '[', ':', ',', '>', a space or the end")
      }
    }
  }

  /// Whether two colons come next.
  private var isAtPart: Bool { scanner.current == ":" && scanner.peek(1) == ":" }

  private mutating func step(
    _ combinator: Selector.Combinator
  ) throws(NotationError) -> Selector.Step {
    let start = scanner.index
    let role = try role()
    var conditions: [Selector.Condition] = []
    while !isAtPart, let condition = try condition() { conditions.append(condition) }
    let isFirst = scanner.index == start && isAtPart && combinator == .descendant
    guard scanner.index > start || isFirst else {
      throw scanner.expected(SelectorParser.stepStart)
    }
    return Selector.Step(combinator: combinator, role: role, conditions: conditions)
  }

  private mutating func role() throws(NotationError) -> Screen.Role? {
    if scanner.take("*") { return nil }
    let start = scanner.index
    let isQuoted = scanner.current == "\"" || scanner.current == "'"
    guard isQuoted || scanner.current?.isNotationWord == true else { return nil }
    let word = isQuoted ? try scanner.quoted() : scanner.takeWhile(\.isNotationWord)
    let role = Screen.Role(rawValue: word.asciiLowercased())
    // A quoted role is the source's own word and is taken as it is.
    guard isQuoted || Screen.Role.vocabulary.contains(role) else {
      let near = Screen.Role.nearest(to: word)
      let known = "one of ARIA's words, such as 'button' or 'heading', or [role=\(word)]"
      throw scanner.error(
        .unknown("role", name: word, expected: known), at: start, suggestion: near)
    }
    return role
  }

  /// Reads a selector in brackets; the opening one comes next.
  mutating func nested(isRelative: Bool) throws(NotationError) -> Selector {
    guard scanner.take("(") else { throw scanner.expected("'('") }
    depth += 1
    defer { depth -= 1 }
    guard depth <= SelectorParser.deepest else {
      throw scanner.error(.tooDeep(limit: SelectorParser.deepest), at: scanner.index - 1)
    }
    let selector = try list(isRelative: isRelative)
    guard scanner.take(")") else { throw scanner.expected("')'") }
    return selector
  }

  private mutating func part() throws(NotationError) -> Selector.Part {
    guard depth == 0 else {
      throw scanner.expected("')': a part of a text stands only at the end of a selector")
    }
    scanner.index += 2
    let start = scanner.index
    let name = scanner.takeWhile(\.isNotationWord)
    switch name.asciiLowercased() {
    case "text": return try textPart()
    case "attribute": return try attributePart()
    default:
      throw scanner.error(
        .unknown("part of a text", name: name, expected: "'text' or 'attribute'"), at: start,
        suggestion: NearMiss.nearest(to: name, among: ["text", "attribute"]))
    }
  }
}
