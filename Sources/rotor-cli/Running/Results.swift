/// Where results go: to standard output as they come, or to a file at the end.
final class Results {
  private let path: String?
  private let console: Console
  private var text = ""

  /// Makes the place for results.
  init(path: String?, console: Console) {
    self.path = path
    self.console = console
  }

  /// Takes results.
  ///
  /// - Throws: a ``RunError`` when standard output cannot be written.
  func write(_ new: String) throws {
    if path == nil {
      try console.write(new)
    } else {
      text += new
    }
  }

  /// Writes the file, if there is one: whole or not at all.
  ///
  /// - Throws: a ``RunError`` when it cannot be written.
  func finish() throws {
    if let path { try OutputFile.write(text.utf8, to: path) }
  }
}
