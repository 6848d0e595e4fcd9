/// How a list looks.
public protocol ListStyle {}

/// How a list looks: plain.
public struct PlainListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == PlainListStyle {
  /// How a list looks: plain.
  public static var plain: PlainListStyle { PlainListStyle() }
}

/// How a list looks: grouped.
public struct GroupedListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == GroupedListStyle {
  /// How a list looks: grouped.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}

/// How a list looks: insetGrouped.
public struct InsetGroupedListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// How a list looks: insetGrouped.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

/// How a list looks: inset.
public struct InsetListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == InsetListStyle {
  /// How a list looks: inset.
  public static var inset: InsetListStyle { InsetListStyle() }
}

/// How a list looks: sidebar.
public struct SidebarListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == SidebarListStyle {
  /// How a list looks: sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

/// How a list looks: automatic.
public struct DefaultListStyle: ListStyle {
  /// Makes one.
  public init() {}
}

extension ListStyle where Self == DefaultListStyle {
  /// How a list looks: automatic.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
