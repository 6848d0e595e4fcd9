/// More about an element than its words say.
public enum AXCustomContent {
  /// Whether it is said with the element.
  public enum Importance: UInt, Sendable {
    /// Only when a person asks for more.
    case `default`
    /// Always.
    case high
  }
}
