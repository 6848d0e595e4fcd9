// The styles of groups of controls, each a type of its own as in SwiftUI; none changes what VoiceOver says.

/// How groups of controls look.
@MainActor @preconcurrency public protocol ControlGroupStyle {}

/// As its place asks for.
public struct AutomaticControlGroupStyle: ControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
  /// As its place asks for.
  public static var automatic: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
}

/// As in the bar of a navigation.
public struct NavigationControlGroupStyle: ControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
  /// As in the bar of a navigation.
  public static var navigation: NavigationControlGroupStyle { NavigationControlGroupStyle() }
}

/// A menu; here beside each other.
public struct MenuControlGroupStyle: ControlGroupStyle {
  /// Makes it.
  public init() {}
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
  /// A menu; here beside each other.
  public static var menu: MenuControlGroupStyle { MenuControlGroupStyle() }
}

extension View {
  /// Says how the groups of controls inside look.
  public func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View { self }
}
