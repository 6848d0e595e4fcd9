/// A view that places others one after the other, down or across.
open class UIStackView: UIView {
  /// How the views share the room along the axis.
  public nonisolated enum Distribution: Int, Sendable {
    /// One of them takes what is left.
    case fill = 0
    /// All have the same size.
    case fillEqually = 1
    /// Each by its own size.
    case fillProportionally = 2
    /// The room between them is the same.
    case equalSpacing = 3
    /// The way from middle to middle is the same.
    case equalCentering = 4
  }

  /// Where the views stand across the axis.
  public nonisolated enum Alignment: Int, Sendable {
    /// From edge to edge.
    case fill = 0
    /// Where a line begins.
    case leading = 1
    /// On the first line.
    case firstBaseline = 2
    /// In the middle.
    case center = 3
    /// Where a line ends.
    case trailing = 4
    /// On the last line.
    case lastBaseline = 5

    /// At the top.
    public static var top: Alignment { .leading }
    /// At the bottom.
    public static var bottom: Alignment { .trailing }
  }

  /// Says that the room after a view is that of the stack.
  public class var spacingUseDefault: CGFloat { CGFloat(Float.greatestFiniteMagnitude) }
  /// Says that the room after a view is the system's.
  public class var spacingUseSystem: CGFloat { CGFloat(Float.leastNormalMagnitude) }

  /// What it places, in order.
  open private(set) var arrangedSubviews: [UIView] = []
  /// Across or down.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { setNeedsLayout() } }
  /// How the views share the room along the axis.
  open var distribution = Distribution.fill { didSet { setNeedsLayout() } }
  /// Where the views stand across the axis; kept, since the rough layout fills.
  open var alignment = Alignment.fill { didSet { setNeedsLayout() } }
  /// The room between two views.
  open var spacing: CGFloat = 0 { didSet { setNeedsLayout() } }
  /// Whether the room between two texts goes from line to line; kept.
  open var isBaselineRelativeArrangement = false
  /// Whether the margins are kept free.
  open var isLayoutMarginsRelativeArrangement = false { didSet { setNeedsLayout() } }
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Makes a stack at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a stack as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// Places a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Places a view at a place in the order, taken for the nearest that there is.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    // A view cannot be inside itself.
    guard !isDescendant(of: view) else {
      noteViewInsideItself(view)
      return
    }
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    setNeedsLayout()
  }

  /// Places a view no longer; it stays inside, as in UIKit.
  open func removeArrangedSubview(_ view: UIView) {
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    setNeedsLayout()
  }

  /// Sets the room after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    guard arrangedSubviews.contains(where: { $0 === arrangedSubview }) else { return }
    let isDefault = spacing == UIStackView.spacingUseDefault
    customSpacings[ObjectIdentifier(arrangedSubview)] = isDefault ? nil : spacing
    setNeedsLayout()
  }

  /// The room after a view, where it has one of its own.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? UIStackView.spacingUseDefault
  }

  /// A view that leaves is placed no longer.
  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    arrangedSubviews.removeAll { $0 === subview }
    customSpacings[ObjectIdentifier(subview)] = nil
  }

  // MARK: - Layout

  private var margins: UIEdgeInsets { isLayoutMarginsRelativeArrangement ? layoutMargins : .zero }

  private var shown: [UIView] { arrangedSubviews.filter { !$0.isHidden } }

  private func room(after view: UIView) -> CGFloat {
    let own = customSpacings[ObjectIdentifier(view)] ?? spacing
    let room = own == UIStackView.spacingUseSystem ? RoughLayout.spacing : own
    return room.isFinite ? room : 0
  }

  /// The room between all views.
  private var rooms: CGFloat { shown.dropLast().reduce(0) { $0 + room(after: $1) } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = margins
    let inner = CGSize(
      width: max(size.width - margins.left - margins.right, 0), height: size.height)
    var along = rooms
    var across: CGFloat = 0
    for view in shown {
      let fitting = RoughLayout.deeper({ view.sizeThatFits(inner) }, else: .zero)
      along += axis == .vertical ? fitting.height : fitting.width
      across = max(across, axis == .vertical ? fitting.width : fitting.height)
    }
    let content =
      axis == .vertical
      ? CGSize(width: across, height: along) : CGSize(width: along, height: across)
    return CGSize(
      width: content.width + margins.left + margins.right,
      height: content.height + margins.top + margins.bottom)
  }

  open override func layoutSubviews() {
    let margins = margins
    let inner = CGRect(
      x: margins.left, y: margins.top,
      width: max(bounds.width - margins.left - margins.right, 0),
      height: max(bounds.height - margins.top - margins.bottom, 0))
    let views = shown
    let isDown = axis == .vertical
    var sizes = views.map { view -> CGFloat in
      let fitting = view.sizeThatFits(
        CGSize(width: inner.width, height: .greatestFiniteMagnitude))
      return isDown ? fitting.height : fitting.width
    }
    let free = max((isDown ? inner.height : inner.width) - rooms, 0)
    let total = sizes.reduce(0, +)
    // What is too wide for the screen is squeezed, so that nothing stands outside it.
    if distribution == .fillEqually, !views.isEmpty, free > 0 {
      sizes = sizes.map { _ in free / CGFloat(views.count) }
    } else if total > free, free > 0, !isDown {
      sizes = sizes.map { $0 * free / total }
    } else if !isDown, distribution == .fill, let last = sizes.last {
      sizes[sizes.count - 1] = last + max(free - total, 0)
    }
    let fillers = views.indices.filter { isDown && views[$0].fillsRoom }
    if distribution != .fillEqually, !fillers.isEmpty {
      let others = fillers.reduce(total) { $0 - sizes[$1] }
      let share = (free - others) / CGFloat(fillers.count)
      if share >= RoughLayout.controlHeight { for index in fillers { sizes[index] = share } }
    }
    var position = isDown ? inner.minY : inner.minX
    for (view, size) in zip(views, sizes) {
      view.place(
        isDown
          ? CGRect(x: inner.minX, y: position, width: inner.width, height: size)
          : inReadingDirection(
            CGRect(x: position, y: inner.minY, width: size, height: inner.height)))
      position += size + room(after: view)
    }
    let arranged = Set(arrangedSubviews.map(ObjectIdentifier.init))
    RoughLayout.place(subviews.filter { !arranged.contains(ObjectIdentifier($0)) }, in: self)
  }
}
