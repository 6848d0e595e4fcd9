// The styles of menus, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// How menus look.
@MainActor @preconcurrency public protocol MenuStyle {}

/// As its place asks for.
public struct DefaultMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == DefaultMenuStyle {
  /// As its place asks for.
  public static var automatic: DefaultMenuStyle { DefaultMenuStyle() }
}

/// A button.
public struct ButtonMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == ButtonMenuStyle {
  /// A button.
  public static var button: ButtonMenuStyle { ButtonMenuStyle() }
}

/// A button without a border.
public struct BorderlessButtonMenuStyle: MenuStyle {
  /// Makes it.
  public init() {}
}

extension MenuStyle where Self == BorderlessButtonMenuStyle {
  /// A button without a border.
  public static var borderlessButton: BorderlessButtonMenuStyle { BorderlessButtonMenuStyle() }
}

extension View {
  /// Says how the menus inside look.
  public func menuStyle<S: MenuStyle>(_ style: S) -> some View { self }
}
