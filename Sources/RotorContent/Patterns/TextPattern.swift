import Foundation

/// A user's regular expression, in ICU's syntax, that never runs without an end.
///
/// `^` and `$` mean the text as a whole unless the flag `m` makes them mean lines.
public struct TextPattern: Sendable, Hashable {
  /// The pattern as it was written.
  public let written: String
  private let expression: NSRegularExpression

  /// How many reports of progress a search may make beyond one for each UTF-16 unit of the text.
  ///
  /// A report comes from each place where a match is tried, and from every ten thousand steps of
  /// one try. A pattern that reads on through the text makes one a place at most.
  static let patience = 1_000

  /// The time after which a search is given up, whatever it counted: on a long text the count
  /// alone would allow minutes.
  static let longestTime = Duration.seconds(10)

  /// Reads a pattern, either bare or between slashes with flags behind them: `/total/i`.
  ///
  /// The flags are `i` (case does not count), `m` (`^` and `$` mean lines), `s` (a dot means line
  /// ends too) and `x` (white space and comments are left out).
  ///
  /// - Throws: a ``PatternError`` when it is no regular expression or has an unknown flag.
  public init(_ written: String) throws(PatternError) {
    var body = Substring(written)
    var options: NSRegularExpression.Options = []
    if written.hasPrefix("/") {
      guard let end = written.lastIndex(of: "/"), end > written.startIndex else {
        throw .unclosed(written)
      }
      for flag in written[written.index(after: end)...] {
        switch flag {
        case "i": options.insert(.caseInsensitive)
        case "m": options.insert(.anchorsMatchLines)
        case "s": options.insert(.dotMatchesLineSeparators)
        case "x": options.insert(.allowCommentsAndWhitespace)
        default: throw .unknownFlag(flag, written)
        }
      }
      body = written[written.index(after: written.startIndex)..<end]
    }
    try self.init(expression: String(body), options, written: written)
  }

  /// Takes a regular expression without slashes, as a selector's `::text(/…/)` gives it.
  ///
  /// - Throws: ``PatternError/invalid(_:)``.
  public init(bare pattern: String) throws(PatternError) {
    try self.init(expression: pattern, [], written: pattern)
  }

  private init(
    expression: String, _ options: NSRegularExpression.Options, written: String
  ) throws(PatternError) {
    guard !expression.isEmpty,
      let made = try? NSRegularExpression(pattern: expression, options: options)
    else { throw .invalid(written) }
    self.expression = made
    self.written = written
  }

  /// Where the pattern is found, ascending and apart, in UTF-16 units; an empty match is left out.
  ///
  /// - Throws: ``PatternError/tooSlow(_:)`` when it was stopped.
  public func ranges(in text: String) throws(PatternError) -> [Range<Int>] {
    let length = text.utf16.count
    let most = length + TextPattern.patience
    let start = ContinuousClock.now
    var reports = 0
    var found: [Range<Int>] = []
    var isStopped = false
    expression.enumerateMatches(
      in: text, options: [.reportProgress, .reportCompletion],
      range: NSRange(location: 0, length: length)
    ) { match, flags, stop in
      // A matcher that ran out of its stack ends as if there were no more, and says so only here.
      if flags.contains(.internalError) { isStopped = true }
      if let match {
        if let range = Range(match.range), !range.isEmpty { found.append(range) }
        return
      }
      reports += 1
      if reports > most
        || (reports % 64 == 0 && ContinuousClock.now - start > TextPattern.longestTime)
      {
        isStopped = true
        stop.pointee = true
      }
    }
    if isStopped { throw .tooSlow(written) }
    return found
  }

  /// A function for selectors that says where a bare pattern is found in a text.
  ///
  /// It keeps what it compiled last.
  public static func finder() -> (_ pattern: String, _ text: String) throws -> [Range<Int>] {
    var last: TextPattern?
    return { pattern, text in
      if let last, last.written == pattern { return try last.ranges(in: text) }
      let made = try TextPattern(bare: pattern)
      last = made
      return try made.ranges(in: text)
    }
  }

  /// Whether both are written alike.
  public static func == (left: TextPattern, right: TextPattern) -> Bool {
    left.written == right.written
  }

  /// Feeds the pattern as written.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(written)
  }
}
