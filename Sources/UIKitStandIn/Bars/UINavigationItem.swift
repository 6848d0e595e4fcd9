/// What stands for a screen in a navigation bar.
open class UINavigationItem: NSObject {
  /// The bar that shows it.
  weak var bar: UINavigationBar?
  /// What the bar shows for its way back; kept with it, so that it stays the same.
  private(set) lazy var ownBackItem = UIBarButtonItem()
  /// What the bar shows for its title.
  private(set) lazy var ownTitle = BarTitle()

  /// How much of the previous screen's title the back button shows.
  public nonisolated enum BackButtonDisplayMode: Int, Sendable {
    /// The title.
    case `default` = 0
    /// A general word.
    case generic = 1
    /// Nothing.
    case minimal = 2
  }

  /// Whether a title is large.
  public nonisolated enum LargeTitleDisplayMode: Int, Sendable {
    /// As before.
    case automatic = 0
    /// Always.
    case always = 1
    /// Never.
    case never = 2
  }

  /// What the screen is called.
  open var title: String? { didSet { itemChanged() } }
  /// A line above the title.
  open var prompt: String? { didSet { itemChanged() } }
  /// What stands in the place of the title.
  open var titleView: UIView? { didSet { itemChanged() } }
  /// What the way back to this screen is called.
  open var backButtonTitle: String? { didSet { itemChanged() } }
  /// The item for the way back to this screen.
  open var backBarButtonItem: UIBarButtonItem? { didSet { itemChanged() } }
  /// What the way back from this screen does, in place of going back.
  open var backAction: UIAction? { didSet { itemChanged() } }
  /// How much the back button shows; VoiceOver says its title all the same (assumed).
  open var backButtonDisplayMode = BackButtonDisplayMode.default
  /// Whether the title is large; kept.
  open var largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// Whether there is no way back.
  open var hidesBackButton = false { didSet { itemChanged() } }
  /// Whether the items at the left stand beside the back button, not in its place.
  open var leftItemsSupplementBackButton = false { didSet { itemChanged() } }
  /// The items at the left, the leftmost first.
  open var leftBarButtonItems: [UIBarButtonItem]? { didSet { itemChanged() } }
  /// The items at the right, the rightmost first.
  open var rightBarButtonItems: [UIBarButtonItem]? { didSet { itemChanged() } }

  /// Makes an item.
  public init(title: String) {
    self.title = title
    super.init()
  }

  /// The leftmost item.
  open var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }

  /// The rightmost item.
  open var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }

  /// Sets the leftmost item.
  open func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) { leftBarButtonItem = item }
  /// Sets the rightmost item.
  open func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
  /// Sets the items at the left.
  open func setLeftBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    leftBarButtonItems = items
  }
  /// Sets the items at the right.
  open func setRightBarButtonItems(_ items: [UIBarButtonItem]?, animated: Bool) {
    rightBarButtonItems = items
  }
  /// Sets whether there is no way back.
  open func setHidesBackButton(_ hidesBackButton: Bool, animated: Bool) {
    self.hidesBackButton = hidesBackButton
  }

  /// What the way back to this screen is called: "Back" where it has no title (assumed).
  var wayBack: String {
    let names = [backBarButtonItem?.accessibilityLabel, backButtonTitle, title]
    return names.compactMap { $0 }.first { !$0.isEmpty } ?? "Back"
  }

  private func itemChanged() {
    ScreenRevision.advance()
    bar?.setNeedsLayout()
  }
}
