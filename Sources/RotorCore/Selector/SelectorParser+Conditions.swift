extension SelectorParser {
  /// Reads one condition; nil when none comes next.
  mutating func condition() throws(NotationError) -> Selector.Condition? {
    switch scanner.current {
    case "#":
      scanner.index += 1
      return .identifier(try word("an identifier"))
    case ".":
      scanner.index += 1
      return .class(try word("the name of a class"))
    case "[": return try attribute()
    case ":": return try pseudoClass()
    default: return nil
    }
  }

  /// Reads a word, or any text in quotes.
  private mutating func word(
    _ what: String, _ fits: (Unicode.Scalar) -> Bool = \.isNotationWord
  ) throws(NotationError) -> String {
    if scanner.current == "\"" || scanner.current == "'" { return try scanner.quoted() }
    var result = ""
    while let scalar = scanner.current {
      if scalar == "\\" {
        result.unicodeScalars.append(try scanner.escape())
      } else if fits(scalar) {
        result.unicodeScalars.append(scalar)
        scanner.index += 1
      } else {
        break
      }
    }
    guard !result.isEmpty else { throw scanner.expected(what) }
    return result
  }

  private mutating func attribute() throws(NotationError) -> Selector.Condition {
    let start = scanner.index
    scanner.index += 1
    scanner.skipSpace()
    // Keys of maps are written as they are: [addr:city=Bled].
    let name = try word("the name of an attribute") { $0.isNotationWord || ":./@".has($0) }
    scanner.skipSpace()
    let match = try match(of: name)
    guard scanner.take("]") else {
      if scanner.current == nil { throw scanner.error(.unclosed("'['", closing: "']'"), at: start) }
      throw scanner.expected(
        match == nil
          ? "'=', '~=', '^=', '$=', '*=' or ']'"
          : "'i' or ']' (a value with spaces needs quotes)")
    }
    return .attribute(name.asciiLowercased(), match)
  }

  private mutating func match(of name: String) throws(NotationError) -> Selector.Match? {
    let sign = scanner.current.map { "~^$*".has($0) ? "\($0)=" : "=" }
    guard let comparison = sign.flatMap(Selector.Comparison.init(rawValue:)),
      scanner.peek(comparison.rawValue.utf8.count - 1) == "="
    else { return nil }
    scanner.index += comparison.rawValue.utf8.count
    scanner.skipSpace()
    let value = try word("a value") {
      !$0.properties.isWhitespace && !Quoting.isInvisible($0) && !"]\"'".has($0)
    }
    scanner.skipSpace()
    let ignoresCase = scanner.take("i") || scanner.take("I")
    if ignoresCase { scanner.skipSpace() }
    return Selector.Match(comparison, value, ignoresCase: ignoresCase)
  }

  private mutating func pseudoClass() throws(NotationError) -> Selector.Condition {
    scanner.index += 1
    let start = scanner.index
    let name = scanner.takeWhile(\.isNotationWord)
    switch name.asciiLowercased() {
    case "not": return .not(try nested(isRelative: false))
    case "is": return .is(try nested(isRelative: false))
    case "has": return .has(try nested(isRelative: true))
    default:
      let known = "':not', ':is' or ':has'"
      guard !name.isEmpty else { throw scanner.expected(known, at: start) }
      throw scanner.error(
        .unknown("condition", name: ":\(name)", expected: known), at: start - 1,
        suggestion: suggestion(for: name))
    }
  }

  private func suggestion(for name: String) -> String? {
    let lower = name.asciiLowercased()
    if AttributeReader.isState(lower) { return "[\(lower)]" }
    if lower == "where" || lower == "matches" { return ":is" }
    return NearMiss.nearest(to: lower, among: ["not", "is", "has"]).map { ":\($0)" }
  }

  /// Reads `(/pattern/)`, in which only the slash needs a backslash.
  mutating func textPart() throws(NotationError) -> Selector.Part {
    guard scanner.take("(") else { throw scanner.expected("'('") }
    scanner.skipSpace()
    let start = scanner.index
    guard scanner.take("/") else { throw scanner.expected("a pattern between slashes") }
    var pattern = ""
    var isClosed = false
    while !isClosed, let scalar = scanner.current {
      if Quoting.isInvisible(scalar) {
        throw scanner.expected("a pattern without line breaks and control characters")
      }
      scanner.index += 1
      if scalar == "/" {
        isClosed = true
      } else if scalar == "\\", scanner.take("/") {
        pattern.unicodeScalars.append("/")
      } else {
        pattern.unicodeScalars.append(scalar)
        if scalar == "\\", let next = scanner.current, !Quoting.isInvisible(next) {
          pattern.unicodeScalars.append(next)
          scanner.index += 1
        }
      }
    }
    guard isClosed else { throw scanner.error(.unclosed("'/'", closing: "'/'"), at: start) }
    guard !pattern.isEmpty else { throw scanner.expected("a pattern", at: start + 1) }
    if scanner.take("i") { pattern = "(?i)" + pattern }
    scanner.skipSpace()
    guard scanner.take(")") else { throw scanner.expected("')'") }
    return .text(pattern: pattern)
  }

  /// Reads `(name)`.
  mutating func attributePart() throws(NotationError) -> Selector.Part {
    guard scanner.take("(") else { throw scanner.expected("'('") }
    scanner.skipSpace()
    let name = try word("the name of a text attribute")
    scanner.skipSpace()
    guard scanner.take(")") else { throw scanner.expected("')'") }
    return .attribute(Screen.Text.Attribute(rawValue: name))
  }
}

extension String {
  /// Whether a scalar stands in it.
  fileprivate func has(_ scalar: Unicode.Scalar) -> Bool { unicodeScalars.contains(scalar) }
}
