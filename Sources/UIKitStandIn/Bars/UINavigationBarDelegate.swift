/// Who is told where a navigation bar goes.
@MainActor public protocol UINavigationBarDelegate: AnyObject {
  /// Whether a person may go back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool
  /// The bar has gone back from an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
  /// The bar has gone on to an item.
  func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)
}

extension UINavigationBarDelegate {
  /// Lets a person go back.
  public func navigationBar(
    _ navigationBar: UINavigationBar, shouldPop item: UINavigationItem
  ) -> Bool { true }
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
  /// Does nothing.
  public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}
}
