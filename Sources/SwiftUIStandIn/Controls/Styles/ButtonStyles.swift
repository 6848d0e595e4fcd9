// The styles of buttons, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// A style of the stand-in's own.
protocol KnownButtonStyle: PrimitiveButtonStyle {}

/// As its place asks for.
public struct DefaultButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  /// Makes it.
  public init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == DefaultButtonStyle {
  /// As its place asks for.
  public static var automatic: DefaultButtonStyle { DefaultButtonStyle() }
}

/// Nothing but what it shows.
public struct PlainButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  /// Makes it.
  public init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == PlainButtonStyle {
  /// Nothing but what it shows.
  public static var plain: PlainButtonStyle { PlainButtonStyle() }
}

/// Without a border.
public struct BorderlessButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  /// Makes it.
  public init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderlessButtonStyle {
  /// Without a border.
  public static var borderless: BorderlessButtonStyle { BorderlessButtonStyle() }
}

/// With a border.
public struct BorderedButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  /// Makes it.
  public init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedButtonStyle {
  /// With a border.
  public static var bordered: BorderedButtonStyle { BorderedButtonStyle() }
}

/// With a border, as the first thing to press.
public struct BorderedProminentButtonStyle: PrimitiveButtonStyle, KnownButtonStyle {
  /// Makes it.
  public init() {}

  /// The button as it is.
  public func makeBody(configuration: Configuration) -> some View { Button(configuration) }
}

extension PrimitiveButtonStyle where Self == BorderedProminentButtonStyle {
  /// With a border, as the first thing to press.
  public static var borderedProminent: BorderedProminentButtonStyle {
    BorderedProminentButtonStyle()
  }
}
