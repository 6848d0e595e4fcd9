// The styles of pickers, each a type of its own as in SwiftUI.

/// As the picker's place asks for: in a menu its choices, else a button that opens them.
public struct DefaultPickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.automatic

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == DefaultPickerStyle {
  /// As the picker's place asks for: in a menu its choices, else a button that opens them.
  public static var automatic: DefaultPickerStyle { DefaultPickerStyle() }
}

/// A button that opens the choices.
public struct MenuPickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.menu

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == MenuPickerStyle {
  /// A button that opens the choices.
  public static var menu: MenuPickerStyle { MenuPickerStyle() }
}

/// The choices among the other views.
public struct InlinePickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.inline

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == InlinePickerStyle {
  /// The choices among the other views.
  public static var inline: InlinePickerStyle { InlinePickerStyle() }
}

/// Segments beside each other.
public struct SegmentedPickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.segmented

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == SegmentedPickerStyle {
  /// Segments beside each other.
  public static var segmented: SegmentedPickerStyle { SegmentedPickerStyle() }
}

/// A wheel that turns.
public struct WheelPickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.wheel

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == WheelPickerStyle {
  /// A wheel that turns.
  public static var wheel: WheelPickerStyle { WheelPickerStyle() }
}

/// A row that goes to a screen of the choices.
public struct NavigationLinkPickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.navigationLink

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == NavigationLinkPickerStyle {
  /// A row that goes to a screen of the choices.
  public static var navigationLink: NavigationLinkPickerStyle { NavigationLinkPickerStyle() }
}

/// The choices beside each other, in a menu.
public struct PalettePickerStyle: PickerStyle, KnownPickerStyle {
  let kind = PickerKind.inline

  /// Makes it.
  public init() {}
}

extension PickerStyle where Self == PalettePickerStyle {
  /// The choices beside each other, in a menu.
  public static var palette: PalettePickerStyle { PalettePickerStyle() }
}
