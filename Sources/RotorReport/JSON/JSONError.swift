/// Why a text is not the JSON that was expected.
public enum JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not JSON there; lines and columns count from 1, columns in bytes.
  case syntax(line: Int, column: Int, expected: String)
  /// Values lie more than 512 levels deep.
  case tooDeep(line: Int, column: Int)
  /// Something is missing or of another kind at that path.
  case unexpected(path: String, expected: String)
  /// The document is of a version that is not known.
  case version(Int)

  /// What is wrong, where, what was expected and what to do.
  public var description: String {
    switch self {
    case .syntax(let line, let column, let expected):
      "line \(line), column \(column): this is not JSON: expected \(expected)"
    case .tooDeep(let line, let column):
      "line \(line), column \(column): values are nested more than 512 levels deep: flatten them"
    case .unexpected(let path, let expected):
      "at '\(path)': expected \(expected)"
    case .version(let version):
      "version \(version) of the report is not known: this program reads version "
        + "\(Report.version), so update it or write the report again"
    }
  }
}
