import RotorCore

/// What a person asks for in one line: gestures, or something about where they are.
enum ExploreRequest: Equatable {
  /// Gestures, one after another.
  case gestures([VoiceOver.Gesture])
  /// What can be asked for.
  case help
  /// The rotors that are offered here.
  case dial
  /// The stops of the chosen rotor, perhaps only those that hold some words.
  case list(String)
  /// The stop of that number in the last list.
  case go(Int)
  /// Where the cursor is.
  case place
  /// The places that hold some words.
  case find(String)
  /// Where the cursor was before.
  case back
  /// Where the cursor was before going back.
  case forward
  /// The end.
  case quit

  /// The words that begin a line that is no gesture.
  static let words = ["help", "dial", "list", "go", "where", "find", "back", "forward", "quit"]

  /// Reads a line; nil for an empty one and for a remark, which begins with `#`.
  ///
  /// - Throws: a ``RunError`` that says what was perhaps meant.
  init?(parsing line: String) throws(RunError) {
    let text = line.trimmed
    guard let first = text.first, first != "#" else { return nil }
    let word = String(text.prefix { !$0.isWhitespace })
    let rest = String(text.dropFirst(word.count)).trimmed
    switch word.lowercased() {
    case "q" where rest.isEmpty: self = .quit
    case "list": self = .list(rest)
    case "find":
      guard !rest.isEmpty else { throw .bad(line, "expected what to look for: find TEXT") }
      self = .find(rest)
    case "go":
      guard let number = Int(rest.hasPrefix("to ") ? rest.dropFirst(3) : rest[...]), number > 0
      else { throw .bad(line, "expected the number of a stop in the list: go 3") }
      self = .go(number)
    case let word where ExploreRequest.words.contains(word):
      guard rest.isEmpty else { throw .bad(line, "expected nothing after '\(word)'") }
      self = try ExploreRequest.single(word)
    default: self = .gestures(try ExploreRequest.gestures(text, word))
    }
  }

  private static func single(_ word: String) throws(RunError) -> ExploreRequest {
    switch word {
    case "help": .help
    case "dial": .dial
    case "where": .place
    case "back": .back
    case "forward": .forward
    default: .quit
    }
  }

  private static func gestures(
    _ text: String, _ word: String
  ) throws(RunError) -> [VoiceOver.Gesture] {
    do {
      return try VoiceOver.Gesture.parseLine(text)
    } catch {
      if let meant = NearMiss.nearest(to: word, among: words) {
        throw .bad(text, "did you mean '\(meant)'?")
      }
      throw .bad(text, "\(error)")
    }
  }
}

extension RunError {
  /// A line that is no gesture.
  fileprivate static func bad(_ line: String, _ reason: String) -> RunError {
    RunError(.badInput, "\(line.quoted) is no gesture: \(reason)")
  }
}
