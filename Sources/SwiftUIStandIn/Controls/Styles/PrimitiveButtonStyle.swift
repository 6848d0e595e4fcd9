/// How buttons look and when they do what they do.
@MainActor @preconcurrency public protocol PrimitiveButtonStyle {
  /// What a button becomes.
  associatedtype Body: View

  /// Makes a button of what it shows and does.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a button shows and does.
  typealias Configuration = PrimitiveButtonStyleConfiguration
}

/// What a button shows and does, for its style.
public struct PrimitiveButtonStyleConfiguration {
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
  let action: () -> Void

  /// Does what the button does.
  public func trigger() { action() }
}

extension Button where Label == PrimitiveButtonStyleConfiguration.Label {
  /// Makes the button that a style is for.
  public init(_ configuration: PrimitiveButtonStyleConfiguration) {
    role = configuration.role
    action = configuration.action
    label = configuration.label
  }
}
