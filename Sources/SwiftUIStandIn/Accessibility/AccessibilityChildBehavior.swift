/// What becomes of the elements inside a view that is made one element.
public struct AccessibilityChildBehavior: Hashable, Sendable {
  private let name: String

  /// They are hidden, and the new element has nothing of them.
  public static let ignore = AccessibilityChildBehavior(name: "ignore")
  /// They stay, inside a container.
  public static let contain = AccessibilityChildBehavior(name: "contain")
  /// They become one element.
  public static let combine = AccessibilityChildBehavior(name: "combine")
}
