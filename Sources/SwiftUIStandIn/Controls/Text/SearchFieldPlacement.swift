/// Where the field of a search stands; it makes no difference here.
public struct SearchFieldPlacement: Sendable {
  private init() {}

  /// Where the system puts it.
  public static let automatic = SearchFieldPlacement()
  /// In the bar of the navigation.
  public static let navigationBarDrawer = SearchFieldPlacement()
  /// In a sidebar.
  public static let sidebar = SearchFieldPlacement()
  /// In a toolbar.
  public static let toolbar = SearchFieldPlacement()

  /// In the bar of the navigation, always or only on the way up.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement { SearchFieldPlacement() }

  /// When the field in the bar can be seen.
  public struct NavigationBarDrawerDisplayMode: Sendable {
    private init() {}

    /// When the system shows it.
    public static let automatic = NavigationBarDrawerDisplayMode()
    /// Always.
    public static let always = NavigationBarDrawerDisplayMode()
  }
}
