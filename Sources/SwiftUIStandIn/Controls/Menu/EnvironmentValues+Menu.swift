extension EnvironmentValues {
  private enum CloseMenuKey: EnvironmentKey {
    static var defaultValue: (() -> Void)? { nil }
  }

  /// Closes the menu around a view; nil outside of one.
  var closeMenu: (() -> Void)? {
    get { self[CloseMenuKey.self] }
    set { self[CloseMenuKey.self] = newValue }
  }
}
