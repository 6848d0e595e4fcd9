/// How scrolling puts a keyboard away.
public nonisolated struct ScrollDismissesKeyboardMode: Hashable, Sendable {
  private let name: String

  /// Automatic.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")
  /// Immediately.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")
  /// Interactively.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")
  /// Never.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
