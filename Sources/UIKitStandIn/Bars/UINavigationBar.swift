/// The bar at the top of a screen: the way back, the title as a heading, and the app's buttons.
///
/// It is no element itself. Its parts stand from left to right: back, left items, title, right
/// items (assumed).
open class UINavigationBar: UIView {
  private var stack: [UINavigationItem] = []
  private var buttons: [BarButtonView] = []
  private let noTitle = UIView()
  private let promptLabel = UILabel()
  /// What goes back in place of the bar: its controller.
  var goBack: (() -> Void)?

  /// Who is told where the bar goes.
  open weak var delegate: (any UINavigationBarDelegate)?
  /// Whether titles are large; kept.
  open var prefersLargeTitles = false
  /// The color of the bar.
  open var barTintColor: UIColor?
  /// Whether what is below shines through; kept.
  open var isTranslucent = true

  /// The items, the one that is shown last.
  open var items: [UINavigationItem]? {
    get { stack.isEmpty ? nil : stack }
    set { setItems(newValue, animated: false) }
  }

  /// The item that is shown.
  open var topItem: UINavigationItem? { stack.last }
  /// The item that the way back goes to.
  open var backItem: UINavigationItem? { stack.dropLast().last }

  /// Sets the items.
  open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
    for item in stack { item.bar = nil }
    stack = items ?? []
    for item in stack { item.bar = self }
    setNeedsLayout()
  }

  /// Goes on to an item; one that is there already stays where it is.
  open func pushItem(_ item: UINavigationItem, animated: Bool) {
    guard !stack.contains(where: { $0 === item }) else { return }
    setItems(stack + [item], animated: animated)
    delegate?.navigationBar(self, didPush: item)
  }

  /// Goes back by one item.
  @discardableResult
  open func popItem(animated: Bool) -> UINavigationItem? {
    guard let item = stack.last else { return nil }
    setItems(stack.dropLast(), animated: animated)
    delegate?.navigationBar(self, didPop: item)
    return item
  }

  /// Goes back as a person does.
  private func back() {
    guard let item = topItem else { return }
    if let action = item.backAction {
      action.performWithSender(self, target: nil)
    } else if let goBack {
      goBack()
    } else if delegate?.navigationBar(self, shouldPop: item) != false {
      popItem(animated: true)
    }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: height)
  }

  private var height: CGFloat { RoughLayout.controlHeight + (hasPrompt ? 30 : 0) }
  private var hasPrompt: Bool { topItem?.prompt?.isEmpty == false }

  open override func layoutSubviews() {
    let left = leftViews()
    let right = views(of: topItem?.rightBarButtonItems)
    show(left + right)
    let top: CGFloat = hasPrompt ? 30 : 0
    promptLabel.place(CGRect(x: 0, y: 0, width: max(bounds.width, 0), height: top))
    func place(_ view: UIView, at x: CGFloat, _ width: CGFloat) {
      view.place(
        inReadingDirection(
          CGRect(x: x, y: top, width: width, height: RoughLayout.controlHeight)))
    }
    var start: CGFloat = 0
    for view in left {
      let width = view.sizeThatFits(bounds.size).width
      place(view, at: start, width)
      start += width
    }
    var end = max(bounds.width, start)
    for view in right {
      let width = view.sizeThatFits(bounds.size).width
      end -= width
      place(view, at: end, width)
    }
    place(title, at: start, max(end - start, 0))
  }

  /// What stands for the title; each item has its own, as its screen is another one.
  private var title: UIView { topItem.map { $0.titleView ?? $0.ownTitle } ?? noTitle }

  /// The back button and the items at the left.
  private func leftViews() -> [UIView] {
    guard let topItem else { return [] }
    let left = views(of: topItem.leftBarButtonItems)
    let isReplaced = !left.isEmpty && !topItem.leftItemsSupplementBackButton
    guard let backItem, !topItem.hidesBackButton, !isReplaced else { return left }
    let item = backItem.backBarButtonItem ?? backItem.ownBackItem
    let back = view(of: item)
    back.backTitle = backItem.wayBack
    back.goBack = { [weak self] in self?.back() }
    return [back] + left
  }

  private func views(of items: [UIBarButtonItem]?) -> [UIView] {
    (items ?? []).filter { !$0.isHidden && $0.systemItem?.isSpace != true }.map { item in
      if let customView = item.customView {
        item.bar = self
        return customView
      }
      let view = view(of: item)
      view.backTitle = nil
      view.goBack = nil
      return view
    }
  }

  private func view(of item: UIBarButtonItem) -> BarButtonView {
    item.bar = self
    return buttons.first { $0.item === item } ?? BarButtonView(item)
  }

  /// Has those views inside, and the title, and no others of its own.
  private func show(_ views: [UIView]) {
    // Only what differs is set: each set asks for a layout.
    if let label = title as? BarTitle, label.text != topItem?.title { label.text = topItem?.title }
    if promptLabel.text != topItem?.prompt { promptLabel.text = topItem?.prompt }
    if promptLabel.isHidden == hasPrompt { promptLabel.isHidden = !hasPrompt }
    let shown = views + [title, promptLabel]
    for view in subviews where !shown.contains(where: { $0 === view }) {
      view.removeFromSuperview()
    }
    for view in shown where view.superview !== self { addSubview(view) }
    buttons = views.compactMap { $0 as? BarButtonView }
  }

  override var keepsTaps: Bool { true }
}
