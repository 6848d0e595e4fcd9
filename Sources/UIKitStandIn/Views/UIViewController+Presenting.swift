extension UIViewController {
  /// The controller that this one is inside of, however deep; itself where it is in none.
  var outermost: UIViewController {
    var current = self
    while let parent = current.parent { current = parent }
    return current
  }

  /// The window that it is shown in: its view's, or that of who is around it.
  private var shownWindow: UIWindow? {
    var current: UIViewController? = self
    while let controller = current {
      if let window = controller.viewIfLoaded?.window ?? controller.window { return window }
      current = controller.parent ?? controller.presenter
    }
    return nil
  }

  /// Has the outermost controller present another.
  func present(_ other: UIViewController) {
    let host = outermost
    guard host.presented == nil, other !== host, other.parent == nil, other.presenter == nil
    else { return }
    host.presented = other
    other.presenter = host
    if let window = host.shownWindow { other.show(over: window) }
    ScreenRevision.advance()
  }

  /// Shows what was presented while there was no window.
  func showPresented(in window: UIWindow) {
    var current = presented
    while let controller = current {
      if controller.viewIfLoaded?.window == nil { controller.show(over: window) }
      current = controller.presented
    }
  }

  private func show(over window: UIWindow) {
    self.window = window
    view.isPresented = true
    willAppear(animated: true)
    window.addSubview(view)
    didAppear(animated: true)
  }

  /// Takes away what it presents, and what that presents; false when it presents nothing.
  func dismissPresented(animated: Bool) -> Bool {
    let host = outermost
    guard let gone = host.presented else { return false }
    _ = gone.dismissPresented(animated: animated)
    host.presented = nil
    gone.presenter = nil
    gone.window = nil
    gone.willDisappear(animated: animated)
    if let view = gone.viewIfLoaded {
      view.isPresented = false
      view.removeFromSuperview()
    }
    gone.didDisappear(animated: animated)
    ScreenRevision.advance()
    return true
  }
}
