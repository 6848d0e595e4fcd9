/// Shows a part of something larger.
///
/// What is inside it has coordinates of its own; ``contentOffset`` is the point of them that stands
/// in the corner. Without a content size of the app's own, the size is that of what is inside, as
/// the rough layout places it, since constraints are not solved.
open class UIScrollView: UIView, ScrollDelegateHolder {
  /// Who is told of scrolling, whatever type the class wants; not kept alive.
  public weak var scrollDelegate: (any UIScrollViewDelegate)? {
    didSet { if scrollDelegate !== oldValue { delegateChanged() } }
  }
  private var ownContentSize: CGSize?
  private var animation = 0
  private var isTelling = false

  /// Whether a person can scroll it; the app always can.
  open var isScrollEnabled = true { didSet { changed() } }
  /// Whether it comes to rest only at whole pages.
  open var isPagingEnabled = false
  /// Room around what is inside.
  open var contentInset = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Whether bars add to that room; kept, there are no bars over content here.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// How scrolling puts the keyboard away; kept.
  open var keyboardDismissMode = KeyboardDismissMode.none
  /// How fast it comes to rest; kept.
  open var decelerationRate = DecelerationRate.normal
  /// Whether it gives way at its ends; kept.
  open var bounces = true
  /// Whether it gives way though nothing is to be scrolled; kept.
  open var alwaysBounceVertical = false
  /// Whether it gives way though nothing is to be scrolled; kept.
  open var alwaysBounceHorizontal = false
  /// Whether it shows where it stands; kept.
  open var showsVerticalScrollIndicator = true
  /// Whether it shows where it stands; kept.
  open var showsHorizontalScrollIndicator = true
  /// What loads anew when it is pulled down.
  open var refreshControl: UIRefreshControl?
  /// Whether a tap on the status bar scrolls it to the top; kept.
  open var scrollsToTop = true

  /// Makes a scroll view at a place in the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    clipsToBounds = true
  }

  /// Makes a scroll view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    clipsToBounds = true
  }

  /// Whether a finger is on it: never here.
  open var isTracking: Bool { false }
  /// Whether a finger moves it: never here.
  open var isDragging: Bool { false }
  /// Whether it moves on after a finger left it: never here.
  open var isDecelerating: Bool { false }
  /// The room around what is inside; that of the app alone here.
  open var adjustedContentInset: UIEdgeInsets { contentInset }

  // MARK: - What is shown

  /// The size of what is inside: the app's, else what the layout measured.
  ///
  /// A width or height that is no number counts as 0.
  open var contentSize: CGSize {
    get { ownContentSize ?? measuredContentSize }
    set {
      ownContentSize = CGSize(
        width: newValue.width.finite(or: 0), height: newValue.height.finite(or: 0))
      setNeedsLayout()
    }
  }

  /// The size of what is inside when the app says none.
  var measuredContentSize: CGSize {
    var size = CGSize.zero
    for view in subviews where !view.isHidden {
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
    return size
  }

  /// The point of what is inside that stands in the corner: the origin of the bounds.
  ///
  /// A coordinate that is no number leaves that direction where it was.
  open var contentOffset: CGPoint {
    get { boundsOrigin }
    set {
      animation &+= 1
      move(to: newValue)
    }
  }

  /// What it shows of its own coordinates; the origin is ``contentOffset``.
  open override var bounds: CGRect {
    get { super.bounds }
    set {
      super.bounds = CGRect(origin: boundsOrigin, size: newValue.size)
      contentOffset = newValue.origin
    }
  }

  /// Moves what is shown; animated, nothing moves before the next turn of the main queue.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    scroll(animated: animated) { $0.move(to: contentOffset) }
  }

  /// Moves as little as shows a rectangle of what is inside; not at all when it is seen whole.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scroll(animated: animated) { $0.show(rect) }
  }

  /// Shows for a moment where it stands: nothing to see here.
  open func flashScrollIndicators() {}

  /// Scrolls now, or on the next turn of the main queue unless another scroll comes first.
  func scroll(animated: Bool, _ work: @escaping @MainActor (UIScrollView) -> Void) {
    animation &+= 1
    guard animated else {
      work(self)
      return
    }
    let number = animation
    MainQueue.later { [weak self] in
      guard let self, animation == number else { return }
      work(self)
      scrollDelegate?.scrollViewDidEndScrollingAnimation(self)
    }
  }

  /// Moves what is shown and tells the delegate; a move inside of its answer is not told again.
  func move(to point: CGPoint) {
    let target = CGPoint(
      x: point.x.finite(or: boundsOrigin.x), y: point.y.finite(or: boundsOrigin.y))
    guard target != boundsOrigin else { return }
    boundsOrigin = target
    setNeedsLayout()
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    scrollDelegate?.scrollViewDidScroll(self)
  }

  /// Takes note that there is another delegate.
  func delegateChanged() {}

  // MARK: - Layout

  /// At most what is around it: the rest is scrolled.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let content = contentSize
    let most = size.height < UIWindow.screenSize.height * 10 ? size.height : .infinity
    return CGSize(
      width: size.width, height: min(content.height, most, UIWindow.screenSize.height))
  }

  override var fillsRoom: Bool { true }

  // MARK: - VoiceOver

  /// Scrolls a page, and says where it stands then; false when nothing moved.
  open override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
    guard isScrollEnabled, scrollPage(direction) else {
      return direction == .down && isScrollEnabled && refreshControl?.pull() == true
    }
    UIAccessibility.post(notification: .pageScrolled, argument: scrollStatus)
    return true
  }

  /// The words for where it stands when the delegate has none: "Page 2 of 5" (documented).
  var ownScrollStatus: String { pageWords }
}
