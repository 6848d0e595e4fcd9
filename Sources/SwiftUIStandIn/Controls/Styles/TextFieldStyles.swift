// The styles of text fields, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// How text fields look.
@MainActor @preconcurrency public protocol TextFieldStyle {}

/// As its place asks for.
public struct DefaultTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
  /// As its place asks for.
  public static var automatic: DefaultTextFieldStyle { DefaultTextFieldStyle() }
}

/// Nothing but the text.
public struct PlainTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
  /// Nothing but the text.
  public static var plain: PlainTextFieldStyle { PlainTextFieldStyle() }
}

/// With a round border.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
  /// Makes it.
  public init() {}
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
  /// With a round border.
  public static var roundedBorder: RoundedBorderTextFieldStyle { RoundedBorderTextFieldStyle() }
}

extension View {
  /// Says how the text fields inside look.
  public func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View { self }
}
