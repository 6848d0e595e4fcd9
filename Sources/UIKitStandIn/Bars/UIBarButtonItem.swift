/// A button of a bar; it is no view, the bar shows one for it.
open class UIBarButtonItem: UIBarItem {
  private(set) var systemItem: SystemItem?

  /// What it looks like; kept.
  open var style = Style.plain
  /// How wide it is; 0 for as wide as it needs.
  open var width: CGFloat = 0 { didSet { itemChanged() } }
  /// The view that stands in its place.
  open var customView: UIView? { didSet { itemChanged() } }
  /// What a tap runs; the item takes over its title and image (documented: Apple).
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title.isEmpty ? nil : primaryAction.title
      image = primaryAction.image
    }
  }
  /// Its menu, opened by a tap where it has no action.
  open var menu: UIMenu? { didSet { itemChanged() } }
  /// Whether it is chosen.
  open var isSelected = false { didSet { itemChanged() } }
  /// Whether a tap chooses it.
  open var changesSelectionAsPrimaryAction = false { didSet { itemChanged() } }
  /// Whether it is left out.
  open var isHidden = false { didSet { itemChanged() } }
  /// Its color.
  open var tintColor: UIColor?
  /// The words that it may have; kept.
  open var possibleTitles: Set<String>?

  /// Makes an item without words.
  public override init() { super.init() }

  /// Makes an item of words, a picture, or those of its action.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    set(primaryAction, menu)
    if let title { self.title = title }
    if let image { self.image = image }
  }

  /// Makes one of the system's items.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    set(primaryAction, menu)
  }

  /// Makes an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  // What is observed is not told of what an initialiser sets, but of what a method sets.
  private func set(_ primaryAction: UIAction?, _ menu: UIMenu?) {
    self.primaryAction = primaryAction
    self.menu = menu
  }

  /// Room of a width.
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Room that grows.
  public class func flexibleSpace() -> UIBarButtonItem {
    UIBarButtonItem(systemItem: .flexibleSpace)
  }

  override var ownLabel: String? { super.ownLabel ?? systemItem?.label }
}
