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
  /// What it presents itself; the outermost controller presents for those inside it.
  var presented: UIViewController?
  /// What presents it itself.
  weak var presenter: UIViewController?
  /// What it was told of its view being seen.
  var appearance = Appearance.gone
  /// How it is presented; kept, every presented view takes the whole attention.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// How it comes and goes; kept.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented covers its view alone; kept, it covers everything here.
  open var definesPresentationContext = false
  /// How large it wants to be; kept.
  open var preferredContentSize = CGSize.zero
  /// Whether what it shows is edited.
  open var isEditing: Bool {
    get { isEdited }
    set { setEditing(newValue, animated: false) }
  }
  private var isEdited = false
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

  /// Makes a controller as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init() }

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

  /// Its view is about to be laid out.
  open func viewWillLayoutSubviews() {}
  /// Its view was laid out.
  open func viewDidLayoutSubviews() {}

  /// What is around its view, else what presents it.
  open override var next: UIResponder? { loadedView?.superview ?? parent ?? presenter }

  /// Dismisses it, where it is presented and a person may do that (assumed).
  open override func accessibilityPerformEscape() -> Bool {
    if super.accessibilityPerformEscape() { return true }
    guard let presenter, !isModalInPresentation else { return false }
    presenter.dismiss(animated: true)
    return true
  }

  /// Begins or ends editing; the button for that says what it would do next.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEdited = editing
    editButtonItem.title = editing ? "Done" : "Edit"
  }

  /// A button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    primaryAction: UIAction(title: "Edit") { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  // MARK: - Inside one another

  /// Takes a controller in; its view is added by the caller, as in UIKit.
  open func addChild(_ child: UIViewController) {
    // UIKit raises an exception for a controller inside itself; here it is left where it was.
    guard child.parent !== self, !isInside(child) else { return }
    child.willMove(toParent: self)
    if child.parent != nil { child.removeFromParent() }
    children.append(child)
    child.parent = self
  }

  private func isInside(_ other: UIViewController) -> Bool {
    var current: UIViewController? = self
    while let controller = current {
      if controller === other { return true }
      current = controller.parent
    }
    return false
  }

  /// Leaves the controller around it.
  open func removeFromParent() {
    guard let parent else { return }
    parent.children.removeAll { $0 === self }
    self.parent = nil
    didMove(toParent: nil)
  }

  /// It is inside of another controller now.
  open func didMove(toParent parent: UIViewController?) {}
  /// It is about to be inside of another controller.
  open func willMove(toParent parent: UIViewController?) {}

  // MARK: - Presenting

  /// What it presents, or a controller around it.
  open var presentedViewController: UIViewController? { outermost.presented }
  /// What presents it, or a controller around it.
  open var presentingViewController: UIViewController? { outermost.presenter }

  /// Shows another controller over everything; nothing happens while one is shown (as in UIKit).
  ///
  /// The outermost controller presents it. In no window it is shown when that controller comes
  /// into one, where UIKit does not present at all.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    present(viewControllerToPresent)
    completion?()
  }

  /// Takes away what it presents, else itself.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    if !dismissPresented(animated: flag) {
      _ = presentingViewController?.dismissPresented(animated: flag)
    }
    completion?()
  }
}
