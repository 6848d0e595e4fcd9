/// How urgent an announcement is.
public nonisolated struct UIAccessibilityPriority: RawRepresentable, Sendable, Hashable {
  /// The priority's name.
  public let rawValue: String

  /// Makes a priority of any name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interrupts, and cannot be interrupted.
  public static let high = Self(rawValue: "UIAccessibilityPriorityHigh")
  /// Interrupts, and can be interrupted.
  public static let `default` = Self(rawValue: "UIAccessibilityPriorityDefault")
  /// Waits its turn.
  public static let low = Self(rawValue: "UIAccessibilityPriorityLow")
}
