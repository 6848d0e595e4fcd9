/// A wheel that turns while something goes on; it is hidden while it stands still.
open class UIActivityIndicatorView: UIView {
  /// How large it is.
  public nonisolated enum Style: Int, Sendable {
    /// Small.
    case medium = 100
    /// Large.
    case large = 101
  }

  /// How large it is.
  open var style = Style.medium
  /// Its color.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var color: UIColor! = .gray
  /// Whether it is hidden while it stands still.
  open var hidesWhenStopped = true { didSet { update() } }
  /// Whether it turns.
  open private(set) var isAnimating = false

  /// Makes a wheel at a place in the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    update()
  }

  /// Makes a wheel as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    update()
  }

  /// Makes a wheel.
  public convenience init(style: Style) {
    self.init(frame: .zero)
    self.style = style
  }

  /// Lets it turn.
  open func startAnimating() {
    isAnimating = true
    update()
  }

  /// Lets it stand still.
  open func stopAnimating() {
    isAnimating = false
    update()
  }

  open override var intrinsicContentSize: CGSize {
    style == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20)
  }

  override var ownIsElement: Bool { true }
  // Its words and its value are assumed.
  override var ownLabel: String? { isAnimating ? "In progress" : "Progress halted" }
  override var ownValue: String? { isAnimating ? "1" : "0" }
  override var ownTraits: UIAccessibilityTraits { .updatesFrequently }

  private func update() {
    isHidden = hidesWhenStopped && !isAnimating
    changed()
  }
}
