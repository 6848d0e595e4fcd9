/// What kind of text a view holds.
public enum AccessibilityTextContentType: String, Sendable, CaseIterable {
  /// Of no kind in particular.
  case plain
  /// Commands for a computer.
  case console
  /// Names of files.
  case fileSystem
  /// Messages between people.
  case messaging
  /// A story.
  case narrative
  /// A program.
  case sourceCode
  /// Tables to calculate with.
  case spreadsheet
  /// A text that is written.
  case wordProcessing
}
