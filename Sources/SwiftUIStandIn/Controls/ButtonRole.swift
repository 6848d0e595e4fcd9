/// The part that a button plays.
public struct ButtonRole: Equatable, Sendable {
  private let name: String

  /// It takes something away for good.
  public static let destructive = ButtonRole(name: "destructive")
  /// It leaves things as they are.
  public static let cancel = ButtonRole(name: "cancel")
  /// It leaves a screen.
  public static let close = ButtonRole(name: "close")
  /// It does what was asked for.
  public static let confirm = ButtonRole(name: "confirm")
}
