extension VoiceOver.Gesture: CustomStringConvertible {
  /// Reads one gesture: `swipe right`, `rotate to Headings`, `touch 20,40`.
  ///
  /// Case and white space do not count; `flick` is `swipe`. What follows `rotate to` is a name to
  /// the end of the line, or in double quotes with the escapes `\"`, `\\`, `\n` and `\u{HEX}`.
  /// Also understood: `magic tap`, `scrub`, `escape`, `read all`, `read from here`,
  /// `read from top`, `scroll down`, `first element`, `last element`.
  ///
  /// - Throws: a ``NotationError`` with the column, what was expected and a near miss.
  public init(parsing text: String) throws(NotationError) {
    let scanner = try NotationScanner(text, .gesture, limit: GestureParser.longest)
    self = try VoiceOver.Gesture.one(in: scanner)
  }

  /// Reads a gesture that may be repeated: `swipe down twice`, `swipe up 3 times`.
  ///
  /// - Returns: the gesture as often as it is to be made, at most 1,000 times.
  /// - Throws: a ``NotationError`` with the column, what was expected and a near miss.
  public static func parseLine(_ text: String) throws(NotationError) -> [VoiceOver.Gesture] {
    var parser = GestureParser(
      try NotationScanner(text, .gesture, limit: GestureParser.longest))
    let (gesture, count) = try parser.whole()
    return Array(repeating: gesture, count: count)
  }

  /// Reads what is left of a scanner as one gesture.
  static func one(in scanner: NotationScanner) throws(NotationError) -> VoiceOver.Gesture {
    var parser = GestureParser(scanner)
    let (gesture, count) = try parser.whole()
    guard count == 1 else { throw scanner.expected("one gesture that is not repeated") }
    return gesture
  }

  /// The gesture as it is written; reads back as the same gesture when a touch is finite.
  public var description: String {
    switch self {
    case .rotate(let name): "rotate to \(VoiceOver.Gesture.written(name))"
    case .touch(let point):
      "touch \(VoiceOver.Gesture.written(point.x)),\(VoiceOver.Gesture.written(point.y))"
    default: GesturePhrases.text(of: self) ?? ""
    }
  }

  /// A name as it is, or in quotes when it would be misread in a gesture or a transcript.
  private static func written(_ name: String) -> String {
    let scalars = name.unicodeScalars
    let isPlain =
      scalars.first.map { !$0.properties.isWhitespace && $0 != "\"" } == true
      && scalars.last?.properties.isWhitespace == false
      && scalars.allSatisfy { !Quoting.isInvisible($0) && $0 != "→" }
      && !zip(scalars, scalars.dropFirst()).contains { $0 == "-" && $1 == ">" }
    return isPlain ? name : Quoting.quoted(name)
  }

  /// A number without a fraction that says nothing.
  private static func written(_ number: Double) -> String {
    Int64(exactly: number).map { String($0) } ?? number.description
  }
}
