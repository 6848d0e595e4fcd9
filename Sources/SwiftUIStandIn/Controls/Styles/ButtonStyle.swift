/// How buttons look, made of what they show.
@MainActor @preconcurrency public protocol ButtonStyle {
  /// What a button becomes.
  associatedtype Body: View

  /// Makes a button of what it shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a button shows.
  typealias Configuration = ButtonStyleConfiguration
}

/// What a button shows, for its style.
public struct ButtonStyleConfiguration {
  /// What the button shows.
  public struct Label: View {
    let content: AnyView

    /// What the button shows.
    public var body: some View { content }
  }

  /// The part that the button plays.
  public let role: ButtonRole?
  /// What the button shows.
  public let label: Label
  /// Whether a finger is on it; none ever is here.
  public let isPressed = false
}
