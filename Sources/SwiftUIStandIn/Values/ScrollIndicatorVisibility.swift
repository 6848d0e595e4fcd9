/// Whether bars beside what scrolls are shown.
public nonisolated struct ScrollIndicatorVisibility: Hashable, Sendable {
  private let name: String

  /// Automatic.
  public static let automatic = ScrollIndicatorVisibility(name: "automatic")
  /// Visible.
  public static let visible = ScrollIndicatorVisibility(name: "visible")
  /// Hidden.
  public static let hidden = ScrollIndicatorVisibility(name: "hidden")
  /// Never.
  public static let never = ScrollIndicatorVisibility(name: "never")
}
