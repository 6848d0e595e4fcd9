// The styles of switches, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// A style of the stand-in's own.
protocol KnownToggleStyle: ToggleStyle {}

/// As its place asks for.
public struct DefaultToggleStyle: ToggleStyle, KnownToggleStyle {
  /// Makes it.
  public init() {}

  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == DefaultToggleStyle {
  /// As its place asks for.
  public static var automatic: DefaultToggleStyle { DefaultToggleStyle() }
}

/// A switch.
public struct SwitchToggleStyle: ToggleStyle, KnownToggleStyle {
  /// Makes it.
  public init() {}

  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == SwitchToggleStyle {
  /// A switch.
  public static var `switch`: SwitchToggleStyle { SwitchToggleStyle() }
}

/// A button that stays down; to VoiceOver it is a switch (assumed).
public struct ButtonToggleStyle: ToggleStyle, KnownToggleStyle {
  /// Makes it.
  public init() {}

  /// The switch as it is.
  public func makeBody(configuration: Configuration) -> some View { Toggle(configuration) }
}

extension ToggleStyle where Self == ButtonToggleStyle {
  /// A button that stays down; to VoiceOver it is a switch (assumed).
  public static var button: ButtonToggleStyle { ButtonToggleStyle() }
}
