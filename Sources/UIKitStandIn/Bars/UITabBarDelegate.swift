/// Who is told of the tabs that a person chooses.
@MainActor public protocol UITabBarDelegate: AnyObject {
  /// A person has chosen a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Does nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
