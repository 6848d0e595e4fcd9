/// A rectangle of a window, with what is inside it.
open class UIView: UIResponder, UIAccessibilityIdentification {
  /// What is inside it, the topmost last.
  public private(set) var subviews: [UIView] = []
  /// What it is inside of.
  public private(set) weak var superview: UIView?
  private var size: CGSize
  private var origin: CGPoint
  var boundsOrigin: CGPoint = .zero
  /// Whether its frame is the app's; one that is not is set by the rough layout.
  private(set) var hasOwnFrame: Bool
  var needsLayout = true
  private weak var windowAround: UIWindow?
  /// The controller whose view it is.
  weak var controller: UIViewController?
  /// Whether its controller is presented: everything outside it is ignored then (assumed).
  package var isPresented = false { didSet { changed() } }

  /// Whether it is hidden, with all that is inside it.
  open var isHidden = false { didSet { changed() } }
  /// How opaque it is: VoiceOver leaves out what is transparent (observed).
  open var alpha: CGFloat = 1 { didSet { changed() } }
  /// Whether what is inside it is cut off at its edge.
  open var clipsToBounds = false { didSet { changed() } }
  /// Whether touches reach it and what is inside it.
  open var isUserInteractionEnabled = true { didSet { changed() } }
  /// A number of the app's own.
  open var tag = 0 { didSet { changed() } }
  /// The color behind it.
  open var backgroundColor: UIColor? { didSet { changed() } }
  /// The color of what can be pressed in it.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tintColor: UIColor! = .tintColor { didSet { changed() } }
  /// How it is drawn; kept.
  open private(set) lazy var layer: CALayer = {
    let layer = CALayer()
    layer.view = self
    return layer
  }()
  /// How its picture is fitted; kept, since drawing is not done here.
  open var contentMode = ContentMode.scaleToFill
  /// The direction that its own words have.
  open var semanticContentAttribute = UISemanticContentAttribute.unspecified {
    didSet { tellInside { $0.setNeedsLayout() } }
  }
  /// Whether its frame is the app's own; constraints are taken and not solved.
  open var translatesAutoresizingMaskIntoConstraints = true {
    didSet {
      if !translatesAutoresizingMaskIntoConstraints { hasOwnFrame = false }
      changed()
    }
  }
  /// How its frame follows that of the view around it; kept, not followed.
  open var autoresizingMask: AutoresizingMask = []
  /// The room that it leaves inside its edges.
  open var layoutMargins = UIEdgeInsets.zero { didSet { changed() } }
  /// The constraints that it was given; taken and not solved.
  open private(set) var constraints: [NSLayoutConstraint] = []

  /// Makes a view at a place in the view around it.
  public init(frame: CGRect) {
    size = frame.size
    origin = frame.origin
    hasOwnFrame = frame != .zero
    super.init()
  }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    size = .zero
    origin = .zero
    hasOwnFrame = false
    super.init()
  }

  /// Makes a view that the rough layout places.
  public override convenience init() { self.init(frame: .zero) }

  // A deep tree is taken apart here: view by view, each inside of the one before, the stack would
  // not be deep enough.
  isolated deinit {
    var gone = subviews
    subviews = []
    while var view = gone.popLast() {
      guard isKnownUniquelyReferenced(&view) else { continue }
      gone += view.subviews
      view.subviews = []
    }
  }

  // MARK: - Geometry

  /// Where it stands in the view around it.
  open var frame: CGRect {
    get { CGRect(origin: origin, size: size) }
    set {
      hasOwnFrame = true
      place(newValue)
    }
  }

  /// What it shows of its own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: boundsOrigin, size: size) }
    set {
      boundsOrigin = newValue.origin
      hasOwnFrame = true
      place(CGRect(origin: origin, size: newValue.size))
    }
  }

  /// Its middle, in the view around it.
  open var center: CGPoint {
    get { CGPoint(x: frame.midX, y: frame.midY) }
    set {
      frame = CGRect(
        x: newValue.x - size.width / 2, y: newValue.y - size.height / 2, width: size.width,
        height: size.height)
    }
  }

  /// Sets the frame without taking it for the app's own.
  func place(_ frame: CGRect) {
    let isResized = frame.size != size
    origin = frame.origin
    size = frame.size
    if isResized { needsLayout = true }
    ScreenRevision.advance()
  }

  /// The size that fits what it shows: what is inside it, as the rough layout places that.
  open func sizeThatFits(_ size: CGSize) -> CGSize { RoughLayout.size(of: self, fitting: size) }

  /// The size that it has by itself; `noIntrinsicMetric` where it has none.
  open var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  /// Says that a view has no width or height by itself.
  public class var noIntrinsicMetric: CGFloat { -1 }

  /// Takes the size that fits.
  open func sizeToFit() {
    frame.size = sizeThatFits(bounds.size)
  }

  // MARK: - Layout

  /// Whether the rough layout gives it the room that the others leave, as what scrolls gets, and
  /// what is around that.
  var fillsRoom: Bool {
    RoughLayout.deeper(
      { subviews.contains { !$0.isHidden && !$0.hasOwnFrame && $0.fillsRoom } }, else: false)
  }

  /// Asks for a layout before the screen is read.
  open func setNeedsLayout() {
    needsLayout = true
    ScreenRevision.advance()
  }

  /// Takes the size that it has by itself again.
  open func invalidateIntrinsicContentSize() {
    superview?.setNeedsLayout()
  }

  /// Asks to be drawn again, which is not done here.
  open func setNeedsDisplay() {}

  /// Draws what it shows; never called, since drawing is not done here.
  open func draw(_ rect: CGRect) {}

  /// Lays out at once what asked for it.
  open func layoutIfNeeded() { RoughLayout.run(from: self) }

  /// Places what is inside it; roughly, one below the other, where the app does not say.
  open func layoutSubviews() { RoughLayout.place(subviews, in: self) }

  /// Takes note that the constraints are to be looked at again.
  open func setNeedsUpdateConstraints() {}
  /// Looks at the constraints again; never called, since they are not solved.
  open func updateConstraints() {}

  /// Takes a constraint, and does not solve it.
  open func addConstraint(_ constraint: NSLayoutConstraint) { constraints.append(constraint) }

  /// Takes constraints, and does not solve them.
  open func addConstraints(_ constraints: [NSLayoutConstraint]) { self.constraints += constraints }

  // MARK: - What is inside

  /// Adds a view on top; nothing happens when it is this view or around it, where UIKit
  /// raises an exception, which is noted.
  open func addSubview(_ view: UIView) { insertSubview(view, at: subviews.count) }

  /// Adds a view at a place, taken for the nearest that there is.
  open func insertSubview(_ view: UIView, at index: Int) {
    // A view inside itself is left where it was.
    guard view !== self, view.subviews.isEmpty || !isDescendant(of: view) else {
      return noteViewInsideItself(view)
    }
    if view.superview === self, let place = subviews.firstIndex(where: { $0 === view }) {
      subviews.remove(at: place)
      subviews.insert(view, at: min(max(index, 0), subviews.count))
      return setNeedsLayout()
    }
    let old = view.window
    let new = window
    view.willMove(toSuperview: self)
    if old !== new { view.tellInside { $0.willMove(toWindow: new) } }
    view.leave()
    subviews.insert(view, at: min(max(index, 0), subviews.count))
    view.superview = self
    didAddSubview(view)
    view.didMoveToSuperview()
    if old !== new { view.moved(to: new) }
    setNeedsLayout()
  }

  /// Takes note that a view was added to this one, which is that view or inside it.
  func noteViewInsideItself(_ view: UIView) {
    noteException(
      view === self
        ? "it is added to itself" : "\(type(of: view)), which is around it, is added to it")
  }

  /// Adds a view right above another.
  open func insertSubview(_ view: UIView, aboveSubview sibling: UIView) {
    let index = subviews.firstIndex { $0 === sibling }
    insertSubview(view, at: index.map { $0 + 1 } ?? subviews.count)
  }

  /// Adds a view right below another.
  open func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insertSubview(view, at: subviews.firstIndex { $0 === sibling } ?? subviews.count)
  }

  /// Takes it out of what it is in.
  open func removeFromSuperview() {
    guard superview != nil else { return }
    let isInWindow = window != nil
    willMove(toSuperview: nil)
    if isInWindow { tellInside { $0.willMove(toWindow: nil) } }
    leave()
    didMoveToSuperview()
    if isInWindow { moved(to: nil) }
  }

  /// Leaves what it is in without telling anybody but that.
  private func leave() {
    guard let superview else { return }
    superview.willRemoveSubview(self)
    // Views are mostly taken out from one of the ends. The list is not copied.
    let place =
      superview.subviews.last === self
      ? superview.subviews.count - 1 : superview.subviews.firstIndex { $0 === self }
    if let place { superview.subviews.remove(at: place) }
    superview.setNeedsLayout()
    self.superview = nil
  }

  /// Tells it, and what is inside it, something about the window.
  private func tellInside(_ tell: (UIView) -> Void) {
    var stack = [self]
    while let view = stack.popLast() {
      tell(view)
      stack.append(contentsOf: view.subviews.reversed())
    }
  }

  /// It is in another window, with all that is inside it, or in none now.
  private func moved(to window: UIWindow?) {
    tellInside { $0.windowAround = window }
    tellInside { view in
      view.didMoveToWindow()
      view.controller?.windowChanged()
    }
  }

  /// Takes several views of its own out, in one pass.
  func removeSubviews(_ gone: Set<ObjectIdentifier>) {
    let removed = subviews.filter { gone.contains(ObjectIdentifier($0)) }
    guard !removed.isEmpty else { return }
    let isInWindow = window != nil
    for view in removed {
      view.willMove(toSuperview: nil)
      if isInWindow { view.tellInside { $0.willMove(toWindow: nil) } }
      willRemoveSubview(view)
    }
    subviews.removeAll { gone.contains(ObjectIdentifier($0)) }
    setNeedsLayout()
    for view in removed where view.superview === self {
      view.superview = nil
      view.didMoveToSuperview()
      if isInWindow { view.moved(to: nil) }
    }
  }

  /// Puts a view of its own on top.
  open func bringSubviewToFront(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.append(subviews.remove(at: index))
    setNeedsLayout()
  }

  /// Puts a view of its own at the bottom.
  open func sendSubviewToBack(_ view: UIView) {
    guard let index = subviews.firstIndex(where: { $0 === view }) else { return }
    subviews.insert(subviews.remove(at: index), at: 0)
    setNeedsLayout()
  }

  /// Whether it is that view or somewhere inside it.
  open func isDescendant(of view: UIView) -> Bool {
    var current: UIView? = self
    while let here = current {
      if here === view { return true }
      current = here.superview
    }
    return false
  }

  /// The view with that number: itself or somewhere inside it.
  open func viewWithTag(_ tag: Int) -> UIView? {
    var stack = [self]
    while let view = stack.popLast() {
      if view.tag == tag { return view }
      stack.append(contentsOf: view.subviews.reversed())
    }
    return nil
  }

  /// A view was added to it.
  open func didAddSubview(_ subview: UIView) {}
  /// A view is about to be taken out of it.
  open func willRemoveSubview(_ subview: UIView) {}
  /// It is about to be inside of something else, or of nothing.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// It is about to be in another window, or in none.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// It is inside of something else now.
  open func didMoveToSuperview() {}
  /// It is in another window now, or in none.
  open func didMoveToWindow() {}

  /// The window that it is in.
  open var window: UIWindow? { windowAround }

  /// Its controller, else the view around it.
  open override var next: UIResponder? { controller ?? superview }

  // MARK: - Touch

  /// The topmost view at a point of its own coordinates; nil when none takes touches there.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard isUserInteractionEnabled, !isHidden, alpha > 0.01, self.point(inside: point, with: event)
    else { return nil }
    for view in subviews.reversed() {
      if let hit = view.hitTest(view.convert(point, from: self), with: event) { return hit }
    }
    return self
  }

  /// Whether a point of its own coordinates is inside it.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  /// Does what a tap on it does; false when it does nothing, and what is around it is asked.
  func takeTap() -> Bool { false }

  /// Whether what is around it is not asked when it does nothing with a tap, as with controls.
  var keepsTaps: Bool { false }

  override var ownFrame: CGRect { convertToScreen(bounds) }

  /// Takes note that what it shows has changed.
  func changed() { ScreenRevision.advance() }
}
