/// An item of a collection.
///
/// It is no element, what is inside it is reached (observed: an issue of
/// cocoapods-catalog-by-convention); an app that makes it one without a label hears the texts inside
/// it (assumed).
open class UICollectionViewCell: UICollectionReusableView {
  /// Where its content belongs.
  public let contentView: UIView
  /// The collection that shows it now, and which item it shows.
  weak var collection: UICollectionView?
  var indexPath: IndexPath?
  var rowID: Int?

  /// Makes a cell.
  public override init(frame: CGRect) {
    contentView = RowContentView(style: .default)
    contentView.layoutMargins = .zero
    super.init(frame: frame)
    addSubview(contentView)
  }

  /// Makes a cell as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    contentView = RowContentView(style: .default)
    contentView.layoutMargins = .zero
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Whether it is selected.
  open var isSelected = false { didSet { changed() } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { changed() } }
  /// What is behind its content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }
  /// What is behind its content while it is selected; kept, since drawing is not done here.
  open var selectedBackgroundView: UIView?
  /// Its content as one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      (contentView as? RowContentView)?.show(contentConfiguration)
      changed()
    }
  }

  /// As large as its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  /// Gives its whole room to the content.
  open override func layoutSubviews() {
    contentView.place(bounds)
    backgroundView?.place(bounds)
  }

  override var ownLabel: String? {
    let texts = RowParts(of: subviews).texts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var ownTraits: UIAccessibilityTraits { isSelected ? .selected : .none }

  override var ownRespondsToUserInteraction: Bool {
    isUserInteractionEnabled && collection?.answersItemTap != false
  }

  package override var itemIdentity: String? { rowID.map { "item \($0)" } ?? supplementID }

  package override var answersDoubleTap: Bool? {
    if blocks?.activate != nil { return true }
    guard isUserInteractionEnabled else { return false }
    if let answer = collection?.answersItemTap, answer || isOfStandInClass { return answer }
    return collection == nil && isOfStandInClass ? false : nil
  }

  /// Selects it.
  override func takeTap() -> Bool { collection?.tap(self) ?? false }
}
