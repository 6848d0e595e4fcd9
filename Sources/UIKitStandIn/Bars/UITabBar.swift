/// A bar of tabs: no element itself, each tab is one, "Tab, 2 of 6" (observed:
/// AccessibilitySnapshot, tab bars).
open class UITabBar: UIView {
  private var tabs: [TabView] = []

  /// Who is told of the tabs that a person chooses.
  open weak var delegate: (any UITabBarDelegate)?

  /// The chosen tab; one that is not in the bar is taken for none.
  open weak var selectedItem: UITabBarItem? {
    didSet {
      if let selectedItem, !tabs.contains(where: { $0.item === selectedItem }) {
        self.selectedItem = nil
      }
      changed()
    }
  }

  /// The tabs.
  open var items: [UITabBarItem]? {
    get { tabs.isEmpty ? nil : tabs.compactMap { $0.item as? UITabBarItem } }
    set { setItems(newValue, animated: false) }
  }

  /// Sets the tabs.
  open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
    let old = tabs
    tabs = []
    for item in items ?? [] where !tabs.contains(where: { $0.item === item }) {
      let tab = old.first { $0.item === item } ?? TabView(item)
      tab.bar = self
      item.bar = self
      tabs.append(tab)
    }
    for tab in old where !tabs.contains(where: { $0 === tab }) { tab.removeFromSuperview() }
    for tab in tabs where tab.superview !== self { addSubview(tab) }
    if let selectedItem, !tabs.contains(where: { $0.item === selectedItem }) {
      self.selectedItem = nil
    }
    setNeedsLayout()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 49)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: 49)
  }

  open override func layoutSubviews() { RoughLayout.placeAcross(tabs, in: self) }

  /// Chooses a tab as a person does.
  func choose(_ item: UITabBarItem) {
    selectedItem = item
    delegate?.tabBar(self, didSelect: item)
  }

  override var keepsTaps: Bool { true }
  override var ownTraits: UIAccessibilityTraits { .tabBar }
}

/// One tab of a bar.
private final class TabView: BarItemView {
  weak var bar: UITabBar?

  override func act() -> Bool {
    guard let bar, let item = item as? UITabBarItem else { return false }
    bar.choose(item)
    return true
  }

  override var acts: Bool { bar != nil }

  // That it is a button too is assumed; VoiceOver says "Tab" alone (observed).
  override var kindTraits: UIAccessibilityTraits {
    bar?.selectedItem === item ? [.button, .tabBarItem, .selected] : [.button, .tabBarItem]
  }
}
