/// Why a text is not the JSON that was expected.
public enum JSONError: Error, Sendable, Hashable, CustomStringConvertible {
  /// The text is not JSON, or nested deeper than 512 levels; Foundation's words say where.
  case syntax(String)
  /// Something is missing or of another kind at that path.
  case unexpected(path: String, expected: String)
  /// The document is of a version that is not known.
  case version(Int)

  /// The path of the outermost value.
  package static let top = "the top"

  /// What is wrong, where, what was expected and what to do.
  public var description: String {
    switch self {
    case .syntax(let reason):
      "this is not JSON that can be read: \(reason)"
    case .unexpected(let path, let expected):
      "at '\(path)': expected \(expected)"
    case .version(let version):
      "version \(version) of the report is not known: this program reads version "
        + "\(Report.version), so update it or write the report again"
    }
  }
}
