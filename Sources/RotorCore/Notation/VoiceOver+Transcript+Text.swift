extension VoiceOver.Transcript {
  /// Reads a transcript: a line for each gesture, blank lines, and comments after `#`.
  ///
  /// - Throws: a ``NotationError`` with the line and column, what was expected and a near miss.
  public init(parsing text: String) throws(NotationError) {
    lines = []
    for (index, line) in Self.split(text).enumerated() where Self.isGesture(line) {
      lines.append(try Line(parsing: line, line: index + 1))
    }
  }

  /// Whether a line of a text holds a gesture: it is neither blank nor a comment.
  package static func isGesture(_ line: String) -> Bool {
    let first = line.unicodeScalars.first { !$0.properties.isWhitespace }
    return first != nil && first != "#"
  }

  /// The transcript as it is written, each line ended; reads back as an equal transcript.
  public var text: String {
    lines.map { $0.text + "\n" }.joined()
  }

  /// The lines of a text, ended by LF, CR or both.
  package static func split(_ text: String) -> [String] {
    var lines: [String] = []
    var current = String.UnicodeScalarView()
    var isAfterReturn = false
    for scalar in text.unicodeScalars {
      if scalar == "\n", isAfterReturn {
        isAfterReturn = false
        continue
      }
      isAfterReturn = scalar == "\r"
      if scalar == "\n" || scalar == "\r" {
        lines.append(String(current))
        current = String.UnicodeScalarView()
      } else {
        current.append(scalar)
      }
    }
    lines.append(String(current))
    return lines
  }
}

extension VoiceOver.Transcript.Line: CustomStringConvertible {
  /// Reads `GESTURE → what was said`, perhaps with `(boundary)` or `(not handled)` at its end.
  ///
  /// `->` is understood too. A backslash takes the meaning from the sign after it; `\n`, `\t`, `\r`
  /// and `\u{HEX}` stand for signs that cannot be seen.
  ///
  /// - Throws: a ``NotationError`` with the column, what was expected and a near miss.
  public init(parsing text: String) throws(NotationError) {
    try self.init(parsing: text, line: nil)
  }

  /// Reads a line that stands at that number in a text of several lines.
  package init(parsing text: String, line: Int?) throws(NotationError) {
    var scanner = try NotationScanner(
      text, .transcript, line: line, limit: VoiceOver.Transcript.longestLine)
    let arrow = Self.arrow(in: scanner)
    var head = scanner
    head.end = arrow?.lowerBound ?? scanner.end
    guard head.end - head.index <= GestureParser.longest else {
      throw scanner.error(.tooLong(limit: GestureParser.longest))
    }
    let gesture = try VoiceOver.Gesture.one(in: head)
    guard let arrow else {
      throw scanner.expected("'→' after the gesture", at: scanner.end)
    }
    scanner.index = arrow.upperBound
    scanner.skipSpace()
    let mark = Self.takeMark(&scanner)
    var said = String.UnicodeScalarView()
    while let scalar = scanner.current {
      if scalar == "\\" {
        said.append(try scanner.escape())
      } else {
        said.append(scalar)
        scanner.index += 1
      }
    }
    self.init(gesture, said: String(said), mark: mark)
  }

  /// The line as it is written; reads back as an equal line.
  public var text: String { text(spelling: "\(gesture)") }

  /// The line with its gesture in words of someone's own.
  package func text(spelling gesture: String) -> String {
    var parts = [gesture, "→"]
    if !said.isEmpty { parts.append(escapedSaid) }
    if mark != .none { parts.append(mark.rawValue) }
    return parts.joined(separator: " ")
  }

  /// The line as it is written.
  public var description: String { text }

  /// The gesture of a line as its author wrote it; nil when no arrow follows it.
  package static func spelling(in text: String) -> String? {
    guard
      let scanner = try? NotationScanner(
        text, .transcript, limit: VoiceOver.Transcript.longestLine),
      let arrow = arrow(in: scanner)
    else { return nil }
    var head = scanner
    head.end = arrow.lowerBound
    head.skipSpace()
    while head.end > head.index, head.scalars[head.end - 1].properties.isWhitespace {
      head.end -= 1
    }
    var spelling = String.UnicodeScalarView()
    spelling.append(contentsOf: head.scalars[head.index..<head.end])
    return String(spelling)
  }

  /// The first arrow that does not stand in a quoted name.
  private static func arrow(in scanner: NotationScanner) -> Range<Int>? {
    var scanner = scanner
    scanner.skipSpace()
    let first = scanner.takeWhile { $0.isNotationWord }
    scanner.skipSpace()
    let second = scanner.takeWhile { $0.isNotationWord }
    scanner.skipSpace()
    if first.asciiLowercased() == "rotate", second.asciiLowercased() == "to",
      scanner.current == "\""
    {
      // An unclosed quote is reported when the gesture is read.
      guard (try? scanner.quoted()) != nil else { return nil }
    } else {
      scanner.index = 0
    }
    while let scalar = scanner.current {
      if scalar == "→" { return scanner.index..<scanner.index + 1 }
      if scalar == "-", scanner.peek(1) == ">" { return scanner.index..<scanner.index + 2 }
      scanner.index += 1
    }
    return nil
  }

  /// Takes white space and a mark from the end of what is left.
  private static func takeMark(_ scanner: inout NotationScanner) -> VoiceOver.Transcript.Mark {
    trimEnd(&scanner)
    for mark in VoiceOver.Transcript.Mark.allCases where mark != .none {
      let scalars = Array(mark.rawValue.unicodeScalars)
      let start = scanner.end - scalars.count
      guard start >= scanner.index, scanner.scalars[start..<scanner.end].elementsEqual(scalars),
        !isEscaped(start, in: scanner)
      else { continue }
      scanner.end = start
      trimEnd(&scanner)
      return mark
    }
    return .none
  }

  private static func trimEnd(_ scanner: inout NotationScanner) {
    while scanner.end > scanner.index,
      scanner.scalars[scanner.end - 1].properties.isWhitespace
    {
      // White space after a backslash is meant.
      if isEscaped(scanner.end - 1, in: scanner) { return }
      scanner.end -= 1
    }
  }

  private static func isEscaped(_ place: Int, in scanner: NotationScanner) -> Bool {
    var start = place
    while start > scanner.index, scanner.scalars[start - 1] == "\\" { start -= 1 }
    return (place - start) % 2 == 1
  }

  /// What was said, with escapes where white space or a mark at its ends would be lost.
  private var escapedSaid: String {
    let scalars = Array(said.unicodeScalars)
    let leading = scalars.prefix { $0.properties.isWhitespace }
    let rest = scalars.dropFirst(leading.count)
    let trailing = rest.reversed().prefix { $0.properties.isWhitespace }.reversed()
    var middle = String.UnicodeScalarView()
    middle.append(contentsOf: rest.dropLast(trailing.count))
    var text = Array(Quoting.escaped(String(middle)).unicodeScalars)
    for mark in VoiceOver.Transcript.Mark.allCases where mark != .none && trailing.isEmpty {
      let scalars = Array(mark.rawValue.unicodeScalars)
      if text.suffix(scalars.count).elementsEqual(scalars) {
        text.insert("\\", at: text.count - scalars.count)
      }
    }
    middle = String.UnicodeScalarView()
    middle.append(contentsOf: text)
    let (start, end) = (leading.map(Quoting.code), trailing.map(Quoting.code))
    return start.joined() + String(middle) + end.joined()
  }
}

extension VoiceOver.Transcript {
  /// Lines of more characters are refused; a whole text may be said.
  static let longestLine = 10_000_000
}
