/// Someone who is told of scrolling; every method has an implementation that does nothing.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {
  /// What is shown was moved.
  func scrollViewDidScroll(_ scrollView: UIScrollView)
  /// A finger begins to move it; there are no fingers here, so it is not called.
  func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
  /// The finger is lifted; there are no fingers here, so it is not called.
  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)
  /// It comes to rest after a finger moved it; not called here.
  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
  /// A scroll that the app asked to be animated has ended.
  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)
  /// Whether a tap on the status bar scrolls to the top; not asked here.
  func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
  /// It was scrolled to the top by the status bar; not called here.
  func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
  /// What is zoomed inside it; not asked here.
  func viewForZooming(in scrollView: UIScrollView) -> UIView?
}

extension UIScrollViewDelegate {
  /// Does nothing.
  public func scrollViewDidScroll(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewWillBeginDragging(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndDragging(
    _ scrollView: UIScrollView, willDecelerate decelerate: Bool
  ) {}
  /// Does nothing.
  public func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {}
  /// Does nothing.
  public func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {}
  /// Lets it scroll.
  public func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool { true }
  /// Does nothing.
  public func scrollViewDidScrollToTop(_ scrollView: UIScrollView) {}
  /// Nothing is zoomed.
  public func viewForZooming(in scrollView: UIScrollView) -> UIView? { nil }
}
