/// The view of a controller that shows another's view beside a bar.
final class BarredView: UIView {
  private let bar: UIView
  private let isBarAtTop: Bool
  /// Brings the bar up to date before it is laid out.
  var update: (() -> Void)?

  /// The view beside the bar.
  var content: UIView? {
    didSet {
      guard oldValue !== content else { return }
      if oldValue?.superview === self { oldValue?.removeFromSuperview() }
      if let content { insertSubview(content, at: 0) }
      setNeedsLayout()
    }
  }

  init(_ bar: UIView, isAtTop: Bool) {
    self.bar = bar
    isBarAtTop = isAtTop
    super.init(frame: .zero)
    addSubview(bar)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    update?()
    let size = bar.sizeThatFits(bounds.size)
    let height = bar.isHidden ? 0 : min(size.height, max(bounds.height, 0))
    let rest = max(bounds.height - height, 0)
    bar.place(CGRect(x: 0, y: isBarAtTop ? 0 : rest, width: bounds.width, height: height))
    guard let content, !content.hasOwnFrame else { return }
    content.place(CGRect(x: 0, y: isBarAtTop ? height : 0, width: bounds.width, height: rest))
  }
}
