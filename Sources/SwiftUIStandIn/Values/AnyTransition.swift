/// How views come and go.
public nonisolated struct AnyTransition: Hashable, Sendable {
  private let name: String

  /// Opacity.
  public static let opacity = AnyTransition(name: "opacity")
  /// Slide.
  public static let slide = AnyTransition(name: "slide")
  /// Scale.
  public static let scale = AnyTransition(name: "scale")
  /// Identity.
  public static let identity = AnyTransition(name: "identity")

  /// From an edge.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(name: "move") }

  /// Both together.
  public func combined(with other: AnyTransition) -> AnyTransition { self }
}
