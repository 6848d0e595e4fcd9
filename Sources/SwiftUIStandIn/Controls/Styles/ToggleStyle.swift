/// How switches look, made of what they show.
///
/// What a style of the app's own makes is all that there is: it says itself that it is a switch
/// (assumed).
@MainActor @preconcurrency public protocol ToggleStyle {
  /// What a switch becomes.
  associatedtype Body: View

  /// Makes a switch of what it shows.
  @ViewBuilder func makeBody(configuration: Configuration) -> Body

  /// What a switch shows.
  typealias Configuration = ToggleStyleConfiguration
}

/// What a switch shows, for its style.
public struct ToggleStyleConfiguration {
  /// What the switch is called.
  public struct Label: View {
    let content: AnyView

    /// What the switch is called.
    public var body: some View { content }
  }

  /// What the switch is called.
  public let label: Label
  /// Whether some of several are on.
  public var isMixed: Bool
  /// Whether it is on.
  @Binding public var isOn: Bool
}

extension Toggle where Label == ToggleStyleConfiguration.Label {
  /// Makes the switch that a style is for.
  public init(_ configuration: ToggleStyleConfiguration) {
    self.init(isOn: configuration.$isOn) { configuration.label }
  }
}
