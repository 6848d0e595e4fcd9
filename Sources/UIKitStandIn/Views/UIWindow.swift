/// The outermost view: a phone's screen, 390 by 844 points.
open class UIWindow: UIView {
  /// The size of the screen.
  package static let screenSize = CGSize(width: 390, height: 844)

  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    didSet {
      guard oldValue !== rootViewController else { return }
      oldValue?.willDisappear(animated: false)
      oldValue?.viewIfLoaded?.removeFromSuperview()
      oldValue?.window = nil
      oldValue?.didDisappear(animated: false)
      guard let rootViewController else { return }
      rootViewController.window = self
      rootViewController.loadViewIfNeeded()
      rootViewController.willAppear(animated: false)
      insertSubview(rootViewController.view, at: 0)
      setNeedsLayout()
      rootViewController.didAppear(animated: false)
      rootViewController.showPresented(in: self)
    }
  }

  /// Makes a window; one without a frame has the size of the screen.
  public override init(frame: CGRect) {
    super.init(
      frame: frame == .zero ? CGRect(origin: .zero, size: UIWindow.screenSize) : frame)
  }

  /// Makes a window as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    frame = CGRect(origin: .zero, size: UIWindow.screenSize)
  }

  /// The window itself.
  open override var window: UIWindow? { self }

  /// Shows the window.
  open func makeKeyAndVisible() {
    isHidden = false
    isKeyWindow = true
  }

  /// Has it take what is typed.
  open func makeKey() { isKeyWindow = true }

  /// Whether it is the one that takes what is typed.
  open private(set) var isKeyWindow = false

  /// Gives the whole window to the views of controllers.
  open override func layoutSubviews() {
    for view in subviews where view.controller != nil && !view.hasOwnFrame { view.place(bounds) }
    super.layoutSubviews()
  }

  /// Taps a view: it is asked, then what is around it, until one does something.
  ///
  /// - Parameters:
  ///   - point: where, in screen coordinates; what is hit there inside of the view goes first.
  ///   - view: the view that the tap is meant for; nil for what is at the point.
  package func tap(at point: CGPoint, in view: UIView?) -> Bool {
    let inWindow = CGPoint(x: point.x - frame.origin.x, y: point.y - frame.origin.y)
    let target = view ?? self
    var current = target.hitTest(target.convert(inWindow, from: nil), with: nil) ?? view
    while let here = current {
      if here.isUserInteractionEnabled {
        if here.takeTap() { return true }
        if here.keepsTaps { return false }
      }
      current = here.superview
    }
    return false
  }
}
