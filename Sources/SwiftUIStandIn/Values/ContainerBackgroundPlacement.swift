/// What a background is for.
public nonisolated struct ContainerBackgroundPlacement: Hashable, Sendable {
  private let name: String

  /// Navigation.
  public static let navigation = ContainerBackgroundPlacement(name: "navigation")
  /// Tabview.
  public static let tabView = ContainerBackgroundPlacement(name: "tabView")
}
