/// A text that does not change by itself.
///
/// It is an element while it has words; a label without any is passed over (assumed).
open class UILabel: UIView {
  private var content: NSAttributedString?

  /// Its words; one value with ``attributedText``.
  open var text: String? {
    get { content?.string }
    set { setContent(newValue.map { NSAttributedString(string: $0) }) }
  }

  /// Its words with attributes; one value with ``text``.
  open var attributedText: NSAttributedString? {
    get { content }
    set { setContent(newValue?.copied()) }
  }

  /// The font of its words.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: UIFont! = .systemFont(ofSize: 17) { didSet { changed() } }
  /// The color of its words.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: UIColor! = .label { didSet { changed() } }
  /// The color of its words while it is highlighted.
  open var highlightedTextColor: UIColor?
  /// Where its lines stand; kept, since drawing is not done here.
  open var textAlignment = NSTextAlignment.natural
  /// Where a text that is too long is cut; VoiceOver reads all of it (observed).
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail
  /// How many lines it may have; 0 for as many as it needs.
  open var numberOfLines = 1 { didSet { resized() } }
  /// Whether it looks usable; VoiceOver says "dimmed" when it does not (assumed).
  open var isEnabled = true { didSet { changed() } }
  /// Whether it is highlighted.
  open var isHighlighted = false { didSet { changed() } }
  /// Whether its font shrinks to fit; kept.
  open var adjustsFontSizeToFitWidth = false
  /// How far its font may shrink; kept.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether its font follows the text size that people chose; kept.
  open var adjustsFontForContentSizeCategory = false
  /// How wide it may be before it wraps; kept.
  open var preferredMaxLayoutWidth: CGFloat = 0

  /// Makes a label at a place in the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    RoughLayout.size(of: text ?? "", width: .greatestFiniteMagnitude, lines: numberOfLines)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    RoughLayout.size(of: text ?? "", width: size.width, lines: numberOfLines)
  }

  override var ownIsElement: Bool { accessibilityLabel?.isEmpty == false }
  override var ownLabel: String? { text }
  override var ownAttributedLabel: NSAttributedString? { content }
  override var ownTraits: UIAccessibilityTraits {
    isEnabled ? .staticText : [.staticText, .notEnabled]
  }

  private func setContent(_ content: NSAttributedString?) {
    self.content = content
    resized()
  }

  private func resized() {
    invalidateIntrinsicContentSize()
    changed()
  }
}
