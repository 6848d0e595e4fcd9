/// Why a check file could not be read: what, where, and what was expected.
public struct CheckError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The line, from 1.
  public var line: Int
  /// The character in its line, from 1.
  public var column: Int
  /// What is wrong, as a sentence without a full stop.
  public var message: String

  /// Makes one.
  public init(line: Int, column: Int, _ message: String) {
    self.line = line
    self.column = column
    self.message = message
  }

  /// Where it is, and what is wrong.
  public var description: String { "line \(line), column \(column): \(message)" }
}
