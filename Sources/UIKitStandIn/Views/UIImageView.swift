/// A picture.
///
/// It is an element while it has a label, its own or its image's (observed: Deque's rule "ImageView
/// Name", an image without one cannot be focused).
open class UIImageView: UIView {
  /// What it shows.
  open var image: UIImage? { didSet { resized() } }
  /// What it shows while it is highlighted.
  open var highlightedImage: UIImage? { didSet { resized() } }
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { resized() } }

  /// Makes a view at a place in the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a view as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// Makes a view of a picture.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Makes a view of a picture, with another one while it is highlighted.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(frame: .zero)
    self.image = image
    self.highlightedImage = highlightedImage
  }

  open override var intrinsicContentSize: CGSize {
    shown?.size ?? CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  }

  override var ownIsElement: Bool { accessibilityLabel?.isEmpty == false }
  override var ownLabel: String? { shown?.accessibilityLabel }
  override var ownTraits: UIAccessibilityTraits { .image }

  private var shown: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func resized() {
    invalidateIntrinsicContentSize()
    changed()
  }
}
