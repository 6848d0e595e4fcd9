/// Manages a view.
open class UIViewController: UIResponder {
  private var loadedView: UIView?
  weak var window: UIWindow?
  /// What it is called.
  open var title: String? {
    didSet {
      navigationItem.title = title
      tabBarItem?.title = title
      ScreenRevision.advance()
    }
  }
  /// The controllers inside it.
  public private(set) var children: [UIViewController] = []
  /// The controller that it is inside of.
  public private(set) weak var parent: UIViewController?
  /// What it presents.
  public private(set) var presentedViewController: UIViewController?
  /// What presents it.
  public private(set) weak var presentingViewController: UIViewController?
  /// How it is presented; kept, every presented view takes the whole attention.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// Whether a person cannot dismiss it by an escape.
  open var isModalInPresentation = false
  /// What stands for it in a navigation bar.
  open private(set) lazy var navigationItem = UINavigationItem(title: title ?? "")
  /// What stands for it in a bar of tabs.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open lazy var tabBarItem: UITabBarItem! = UITabBarItem(title: title, image: nil, tag: 0)

  /// Makes a controller whose view is made when it is needed; there are no nib files here, so both
  /// are ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// Makes a controller whose view is made when it is needed.
  public override convenience init() { self.init(nibName: nil, bundle: nil) }

  /// Its view, made when it is first asked for.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
      ScreenRevision.advance()
    }
  }

  /// Its view, if it was made.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether its view was made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Makes its view, if that was not made yet.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    if loadedView == nil { view = UIView() }
    viewDidLoad()
  }

  /// Makes its view: an empty one of the size of the screen.
  open func loadView() {
    let view = UIView()
    // Not a frame of the app's: bars around it give it another one.
    view.place(CGRect(origin: .zero, size: UIWindow.screenSize))
    self.view = view
  }
  /// Its view was made.
  open func viewDidLoad() {}
  /// Its view is about to be seen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Its view is seen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Its view is about to go.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Its view is gone.
  open func viewDidDisappear(_ animated: Bool) {}

  /// What is around its view, else what presents it.
  open override var next: UIResponder? {
    loadedView?.superview ?? parent ?? presentingViewController
  }

  // MARK: - Inside one another

  /// Takes a controller in; its view is added by the caller, as in UIKit.
  open func addChild(_ child: UIViewController) {
    guard child !== self, child.parent !== self else { return }
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Leaves the controller around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// It is inside of another controller now.
  open func didMove(toParent parent: UIViewController?) {}
  /// It is about to be inside of another controller.
  open func willMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  /// Shows another controller over everything; nothing happens while one is shown (as in UIKit).
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    guard presentedViewController == nil, controller !== self,
      controller.presentingViewController == nil
    else { return }
    presentedViewController = controller
    controller.presentingViewController = self
    if let window = shownWindow {
      controller.window = window
      window.addSubview(controller.view)
      controller.view.isPresented = true
      controller.appear()
    }
    ScreenRevision.advance()
    completion?()
  }

  /// Takes away what it presents, else itself.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let controller = presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    controller.presentedViewController.map { _ in controller.dismiss(animated: animated) }
    presentedViewController = nil
    controller.presentingViewController = nil
    if let view = controller.viewIfLoaded {
      controller.viewWillDisappear(animated)
      view.isPresented = false
      view.removeFromSuperview()
      controller.viewDidDisappear(animated)
    }
    ScreenRevision.advance()
    completion?()
  }

  /// Tells it that its view is there.
  func appear() {
    viewWillAppear(false)
    viewDidAppear(false)
  }

  /// The window that it is shown in: its view's, or that of who is around it.
  private var shownWindow: UIWindow? {
    loadedView?.window ?? window ?? parent?.shownWindow ?? presentingViewController?.shownWindow
  }
}

/// How a controller is presented.
public nonisolated enum UIModalPresentationStyle: Int, Sendable {
  /// As the system decides.
  case automatic = -2
  /// Nothing.
  case none = -1
  /// Over the whole screen.
  case fullScreen = 0
  /// A page.
  case pageSheet = 1
  /// A form.
  case formSheet = 2
  /// In place of its parent.
  case currentContext = 3
  /// As the app says.
  case custom = 4
  /// Over the whole screen, which is seen through it.
  case overFullScreen = 5
  /// Over its parent.
  case overCurrentContext = 6
  /// In a bubble.
  case popover = 7
}
