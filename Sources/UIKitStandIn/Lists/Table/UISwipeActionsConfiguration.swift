/// What a swipe across a row offers.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the outermost first.
  public let actions: [UIContextualAction]
  /// Whether a long swipe does the first.
  open var performsFirstActionWithFullSwipe = true

  /// Makes a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}
