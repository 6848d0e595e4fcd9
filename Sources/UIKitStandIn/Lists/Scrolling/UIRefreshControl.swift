/// A wheel above what scrolls, to load that anew.
///
/// It is not among the views here. Three fingers down at the very top begin to refresh (assumed).
open class UIRefreshControl: UIControl {
  /// Whether it is refreshing.
  open private(set) var isRefreshing = false
  /// The words beside the wheel; kept.
  open var attributedTitle: NSAttributedString?

  /// Begins; its actions are not run, as in UIKit.
  open func beginRefreshing() {
    isRefreshing = true
    changed()
  }

  /// Ends.
  open func endRefreshing() {
    isRefreshing = false
    changed()
  }

  /// Begins as a person does; false when it is refreshing already.
  func pull() -> Bool {
    guard isEnabled, !isRefreshing else { return false }
    beginRefreshing()
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    return true
  }
}
