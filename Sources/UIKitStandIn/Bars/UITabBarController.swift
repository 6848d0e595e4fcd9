/// A controller that shows one of several controllers above a bar of tabs.
open class UITabBarController: UIViewController, UITabBarDelegate {
  private var controllers: [UIViewController] = []
  private weak var shown: UIViewController?

  /// The bar.
  public let tabBar = UITabBar()
  /// Who is asked and told which tab a person chooses.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Makes a controller without tabs.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    tabBar.delegate = self
  }

  /// Makes a controller as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    tabBar.delegate = self
  }

  open override func loadView() {
    let barred = BarredView(tabBar, isAtTop: false)
    barred.update = { [weak self] in self?.updateBar() }
    view = barred
    show(selectedViewController)
  }

  /// The controllers, one for each tab.
  open var viewControllers: [UIViewController]? {
    get { controllers.isEmpty ? nil : controllers }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Sets the controllers; the chosen one stays chosen while it is among them.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    let old = selectedViewController
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    let new = (viewControllers ?? []).filter { seen.insert(ObjectIdentifier($0)).inserted }
    for controller in controllers where !seen.contains(ObjectIdentifier(controller)) {
      controller.removeFromParent()
    }
    for controller in new where controller.parent !== self { addChild(controller) }
    controllers = new
    selectedViewController = new.first { $0 === old } ?? new.first
  }

  /// The chosen controller; one that is not there is not taken.
  open var selectedViewController: UIViewController? {
    didSet {
      if let selectedViewController, !controllers.contains(where: { $0 === selectedViewController })
      {
        self.selectedViewController = controllers.contains { $0 === oldValue } ? oldValue : nil
      }
      updateBar()
      show(selectedViewController)
    }
  }

  /// The place of the chosen controller; `NSNotFound` when there is none, and a place that is not
  /// there is not taken.
  open var selectedIndex: Int {
    get { controllers.firstIndex { $0 === selectedViewController } ?? NSNotFound }
    set {
      guard controllers.indices.contains(newValue) else { return }
      selectedViewController = controllers[newValue]
    }
  }

  /// A person has chosen a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
    guard let controller = controllers.first(where: { $0.tabBarItem === item }) else { return }
    if delegate?.tabBarController(self, shouldSelect: controller) != false {
      selectedViewController = controller
      delegate?.tabBarController(self, didSelect: controller)
    }
    updateBar()
  }

  /// Shows the tabs of the controllers as they are now.
  private func updateBar() {
    let items = controllers.compactMap { $0.tabBarItem }
    if !(tabBar.items ?? []).elementsEqual(items, by: ===) {
      tabBar.setItems(items, animated: false)
    }
    let chosen = selectedViewController?.tabBarItem
    if tabBar.selectedItem !== chosen { tabBar.selectedItem = chosen }
  }

  private func show(_ controller: UIViewController?) {
    guard let barred = viewIfLoaded as? BarredView, shown !== controller || controller == nil
    else { return }
    let old = shown
    shown = controller
    if isSeen { old?.willDisappear(animated: false) }
    controller?.loadViewIfNeeded()
    if isSeen { controller?.willAppear(animated: false) }
    barred.content = controller?.view
    if isSeen {
      old?.didDisappear(animated: false)
      controller?.didAppear(animated: false)
    }
  }
}
