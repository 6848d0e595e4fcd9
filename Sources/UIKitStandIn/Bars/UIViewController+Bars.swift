extension UIViewController {
  /// The navigation controller that it is in, however deep.
  public var navigationController: UINavigationController? {
    ancestor { $0 as? UINavigationController }
  }

  /// The tab bar controller that it is in, however deep.
  public var tabBarController: UITabBarController? { ancestor { $0 as? UITabBarController } }

  /// Shows a controller as what is around this one does: pushed, else presented.
  public func show(_ viewController: UIViewController, sender: Any?) {
    let navigation = self as? UINavigationController ?? navigationController
    if let navigation {
      navigation.pushViewController(viewController, animated: true)
    } else {
      present(viewController, animated: true)
    }
  }

  private func ancestor<Found>(_ find: (UIViewController) -> Found?) -> Found? {
    var current = parent
    while let controller = current {
      if let found = find(controller) { return found }
      current = controller.parent
    }
    return nil
  }
}
