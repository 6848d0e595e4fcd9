/// Why a selector, a gesture, a transcript or a rotor's declaration could not be read.
public struct NotationError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What was read.
  public var notation: Notation
  /// The line, from 1, in a text of several lines; nil for a single line.
  public var line: Int?
  /// Where it went wrong: the character's number in its line, from 1.
  public var column: Int
  /// What went wrong.
  public var problem: Problem
  /// What was perhaps meant instead.
  public var suggestion: String?

  /// The notations that are read.
  public enum Notation: String, Sendable, CaseIterable {
    /// A selector.
    case selector
    /// A gesture, or one line of gestures.
    case gesture
    /// A transcript.
    case transcript
    /// The declaration of a rotor.
    case rotor
  }

  /// What can go wrong.
  public enum Problem: Sendable, Hashable {
    /// Something else stands where this was expected.
    case expected(String, found: String)
    /// A word of a closed vocabulary is not known; what is known, in short.
    case unknown(String, name: String, expected: String)
    /// What opens there is never closed; the sign that closes it.
    case unclosed(String, closing: String)
    /// The text is longer than is read; the limit in characters.
    case tooLong(limit: Int)
    /// Brackets stand inside each other more deeply than is read.
    case tooDeep(limit: Int)
  }

  /// What is wrong, where, what was expected, and a near miss when there is one.
  public var description: String {
    let place = line.map { "line \($0), column \(column)" } ?? "column \(column)"
    let hint = suggestion.map { ": did you mean '\($0)'?" }
    switch problem {
    case .expected(let expected, let found):
      return "expected \(expected) at \(place), found \(found)\(hint ?? "")"
    case .unknown(let kind, let name, let expected):
      return "unknown \(kind) '\(name)' at \(place)\(hint ?? ": expected \(expected)")"
    case .unclosed(let opening, let closing):
      return "\(opening) at \(place) is never closed: add \(closing)"
    case .tooLong(let limit):
      let at = line.map { " in line \($0)" } ?? ""
      return "the \(notation.rawValue)\(at) is longer than \(limit) characters: shorten it"
    case .tooDeep(let limit):
      return "the brackets at \(place) are nested more than \(limit) deep: flatten them"
    }
  }
}
