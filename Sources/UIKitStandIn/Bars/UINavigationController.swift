/// A controller that shows the last of a stack of controllers below a bar.
open class UINavigationController: UIViewController {
  private var stack: [UIViewController] = []
  private weak var shown: UIViewController?

  /// The bar.
  public let navigationBar = UINavigationBar()
  /// Who is told which controller is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// Makes a controller with an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    bringBack()
  }

  /// Makes a controller as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    bringBack()
  }

  /// Makes a controller that shows another.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    bringBack()
    setViewControllers([rootViewController], animated: false)
  }

  private func bringBack() {
    navigationBar.goBack = { [weak self] in self?.popViewController(animated: true) }
  }

  open override func loadView() {
    view = BarredView(navigationBar, isAtTop: true)
    showTop(animated: false)
  }

  // MARK: - The stack

  /// The controllers, the one that is shown last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The controller that is shown.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: what is presented, else the controller that is shown.
  open var visibleViewController: UIViewController? {
    presentedViewController ?? topViewController
  }

  /// Sets the controllers; one that comes twice, or is this one, is taken once or not at all.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var seen: Set<ObjectIdentifier> = [ObjectIdentifier(self)]
    let controllers = viewControllers.filter { seen.insert(ObjectIdentifier($0)).inserted }
    let gone = stack.filter { !seen.contains(ObjectIdentifier($0)) }
    let new = controllers.filter { $0.parent !== self }
    for old in gone { old.willMove(toParent: nil) }
    for controller in new { addChild(controller) }
    stack = controllers
    navigationBar.setItems(stack.map(\.navigationItem), animated: animated)
    showTop(animated: animated)
    for old in gone { old.removeFromParent() }
    for controller in new { controller.didMove(toParent: self) }
  }

  /// Goes on to a controller; one that is in the stack already stays where it is, where UIKit
  /// raises an exception.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === viewController }) else { return }
    setViewControllers(stack + [viewController], animated: animated)
  }

  /// Goes back by one controller, which is handed out; the first one stays.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1 else { return nil }
    let last = stack.last
    setViewControllers(stack.dropLast(), animated: animated)
    return last
  }

  /// Goes back to the first controller, and hands out the others.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Goes back to a controller of the stack, and hands out those after it.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = stack.firstIndex(where: { $0 === viewController }) else { return nil }
    let gone = Array(stack[(index + 1)...])
    if !gone.isEmpty { setViewControllers(Array(stack[...index]), animated: animated) }
    return gone
  }

  // MARK: - The bar

  /// Whether there is no bar.
  open var isNavigationBarHidden: Bool {
    get { navigationBar.isHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Shows or hides the bar.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    navigationBar.isHidden = hidden
    viewIfLoaded?.setNeedsLayout()
  }

  /// Goes back, where there is a way back (assumed: as the back button does).
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard topViewController?.navigationItem.hidesBackButton == false else { return false }
    return popViewController(animated: true) != nil
  }

  // MARK: - What is shown

  private func showTop(animated: Bool) {
    guard let barred = viewIfLoaded as? BarredView, let top = topViewController else {
      (viewIfLoaded as? BarredView)?.content = nil
      return
    }
    guard shown !== top else { return }
    let old = shown
    shown = top
    delegate?.navigationController(self, willShow: top, animated: animated)
    if isSeen { old?.willDisappear(animated: animated) }
    top.loadViewIfNeeded()
    if isSeen {
      // VoiceOver begins at the start of the screen that came (assumed), unless that says where.
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      top.willAppear(animated: animated)
    }
    barred.content = top.view
    if isSeen {
      old?.didDisappear(animated: animated)
      top.didAppear(animated: animated)
    }
    delegate?.navigationController(self, didShow: top, animated: animated)
  }
}
