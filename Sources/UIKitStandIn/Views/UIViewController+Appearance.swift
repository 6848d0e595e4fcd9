extension UIViewController {
  /// What a controller was told last of its view being seen.
  enum Appearance {
    case gone, appearing, seen, disappearing
  }

  /// Whether its view is seen.
  var isSeen: Bool { appearance == .seen }

  /// The controllers inside it whose views are in its own.
  private var shownChildren: [UIViewController] {
    guard let view = viewIfLoaded else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: view) == true }
  }

  /// Tells it, and those inside it, that their views are about to be seen.
  func willAppear(animated: Bool) {
    guard appearance == .gone else { return }
    appearance = .appearing
    viewWillAppear(animated)
    for child in shownChildren { child.willAppear(animated: animated) }
  }

  /// Tells it, and those inside it, that their views are seen.
  func didAppear(animated: Bool) {
    willAppear(animated: animated)
    guard appearance == .appearing else { return }
    appearance = .seen
    viewDidAppear(animated)
    for child in shownChildren { child.didAppear(animated: animated) }
  }

  /// Tells it, and those inside it, that their views are about to go.
  func willDisappear(animated: Bool) {
    guard appearance == .seen else { return }
    appearance = .disappearing
    viewWillDisappear(animated)
    for child in children { child.willDisappear(animated: animated) }
  }

  /// Tells it, and those inside it, that their views are gone.
  func didDisappear(animated: Bool) {
    guard appearance == .disappearing else { return }
    appearance = .gone
    viewDidDisappear(animated)
    for child in children { child.didDisappear(animated: animated) }
  }

  /// Its view has come into a window or left it: a controller that the app put inside of another
  /// one is seen together with that, as in UIKit.
  func windowChanged() {
    guard let parent else { return }
    let isInWindow = viewIfLoaded?.window != nil
    if isInWindow, parent.isSeen {
      didAppear(animated: false)
    } else if !isInWindow, isSeen {
      willDisappear(animated: false)
      didDisappear(animated: false)
    }
  }
}
