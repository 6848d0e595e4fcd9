/// How texts stand in a check file.
enum CheckQuoting {
  /// A text in quotation marks: straight ones, or curled ones when it has straight ones itself.
  static func quoted(_ text: String) -> String {
    let line = CheckRun.plain(text)
    return line.contains("\"") ? "“\(line)”" : "\"\(line)\""
  }

  /// Texts in quotation marks, with commas.
  static func list(_ texts: some Sequence<String>) -> String {
    texts.map(quoted).joined(separator: ", ")
  }
}
