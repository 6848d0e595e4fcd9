/// A file of checks, as testers write them.
public struct CheckFile {
  /// What it is called.
  public let name: String
  /// The checks, in order.
  public let blocks: [CheckBlock]

  /// Reads a file.
  ///
  /// - Parameters:
  ///   - text: the file's text.
  ///   - name: what it is called in reports.
  /// - Throws: all that is wrong with it.
  /// - Complexity: O(length of the text).
  public init(parsing text: String, name: String) throws(CheckErrors) {
    let (statements, errors) = CheckReader.read(text)
    var builder = CheckBuilder(errors)
    for statement in statements { builder.add(statement) }
    (self.name, blocks) = (name, try builder.finish())
  }
}

/// All that is wrong with a check file.
public struct CheckErrors: Error, Sendable, CustomStringConvertible {
  /// In the order of the lines.
  public let errors: [CheckError]

  /// A line each.
  public var description: String { errors.map(\.description).joined(separator: "\n") }
}
