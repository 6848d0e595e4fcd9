/// A bar that shows how far something has come; its value is a percentage (assumed).
open class UIProgressView: UIView {
  /// What it looks like.
  public nonisolated enum Style: Int, Sendable {
    /// As usual.
    case `default` = 0
    /// As in a bar.
    case bar = 1
  }

  private var share: Float = 0
  /// What it looks like; kept.
  open var progressViewStyle = Style.default
  /// The color of what is done.
  open var progressTintColor: UIColor?
  /// The color of what is left.
  open var trackTintColor: UIColor?

  /// Makes a bar at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a bar as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a bar.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
  }

  /// How far it has come, from 0 to 1; what is no number is not taken.
  open var progress: Float {
    get { share }
    set {
      guard !newValue.isNaN else { return }
      share = min(max(newValue, 0), 1)
      changed()
    }
  }

  /// Sets how far it has come.
  open func setProgress(_ progress: Float, animated: Bool) { self.progress = progress }

  open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 4) }

  override var ownIsElement: Bool { true }
  override var ownLabel: String? { "Progress" }
  override var ownValue: String? { "\(Int((Double(share) * 100).rounded()))%" }
  override var ownTraits: UIAccessibilityTraits { .updatesFrequently }
}
