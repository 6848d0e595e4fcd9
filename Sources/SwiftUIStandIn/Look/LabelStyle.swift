/// How labels look.
public protocol LabelStyle {}

/// How labels look: titleOnly.
public struct TitleOnlyLabelStyle: LabelStyle {
  /// Makes one.
  public init() {}
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
  /// How labels look: titleOnly.
  public static var titleOnly: TitleOnlyLabelStyle { TitleOnlyLabelStyle() }
}

/// How labels look: iconOnly.
public struct IconOnlyLabelStyle: LabelStyle {
  /// Makes one.
  public init() {}
}

extension LabelStyle where Self == IconOnlyLabelStyle {
  /// How labels look: iconOnly.
  public static var iconOnly: IconOnlyLabelStyle { IconOnlyLabelStyle() }
}

/// How labels look: titleAndIcon.
public struct TitleAndIconLabelStyle: LabelStyle {
  /// Makes one.
  public init() {}
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
  /// How labels look: titleAndIcon.
  public static var titleAndIcon: TitleAndIconLabelStyle { TitleAndIconLabelStyle() }
}

/// How labels look: automatic.
public struct DefaultLabelStyle: LabelStyle {
  /// Makes one.
  public init() {}
}

extension LabelStyle where Self == DefaultLabelStyle {
  /// How labels look: automatic.
  public static var automatic: DefaultLabelStyle { DefaultLabelStyle() }
}
