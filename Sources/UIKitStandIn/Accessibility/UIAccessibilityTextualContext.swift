/// What kind of text an element shows.
public nonisolated struct UIAccessibilityTextualContext: RawRepresentable, Sendable, Hashable {
  /// The context's name.
  public let rawValue: String

  /// Makes a context of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A document that is written.
  public static let wordProcessing = Self(rawValue: "UIAccessibilityTextualContextWordProcessing")
  /// Prose that is read.
  public static let narrative = Self(rawValue: "UIAccessibilityTextualContextNarrative")
  /// Messages.
  public static let messaging = Self(rawValue: "UIAccessibilityTextualContextMessaging")
  /// A spreadsheet.
  public static let spreadsheet = Self(rawValue: "UIAccessibilityTextualContextSpreadsheet")
  /// Names of files.
  public static let fileSystem = Self(rawValue: "UIAccessibilityTextualContextFileSystem")
  /// Source code.
  public static let sourceCode = Self(rawValue: "UIAccessibilityTextualContextSourceCode")
  /// A terminal.
  public static let console = Self(rawValue: "UIAccessibilityTextualContextConsole")
}
