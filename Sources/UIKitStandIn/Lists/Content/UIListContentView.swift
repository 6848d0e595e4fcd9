/// Shows the content of a row.
open class UIListContentView: UIView, UIContentView {
  private let first = UILabel()
  private let second = UILabel()
  private let picture = UIImageView()
  private var content: UIListContentConfiguration

  /// Makes a view of a content.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    fill()
  }

  /// Makes a view of an empty content, since there are no archives here.
  public required init?(coder: NSCoder) {
    content = .cell()
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    for view in [picture, first, second] as [UIView] { addSubview(view) }
    show()
  }

  /// The content; one of another type is passed over.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else { return }
      content = newValue
      show()
    }
  }

  private func show() {
    show(content.text, content.attributedText, content.textProperties, in: first)
    show(
      content.secondaryText, content.secondaryAttributedText, content.secondaryTextProperties,
      in: second)
    picture.image = content.image
    picture.isHidden = content.image == nil
    if content.isHeader { first.accessibilityTraits = [.staticText, .header] }
    superview?.setNeedsLayout()
    setNeedsLayout()
  }

  private func show(
    _ text: String?, _ attributed: NSAttributedString?,
    _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
  ) {
    if let attributed { label.attributedText = attributed } else { label.text = text }
    label.font = properties.font
    label.textColor = properties.color
    label.numberOfLines = properties.numberOfLines
    label.isHidden = label.text?.isEmpty != false
  }
}
