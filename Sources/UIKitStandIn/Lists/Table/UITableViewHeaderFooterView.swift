/// What stands above or below a section of a table.
///
/// It is one element that says the texts inside it, unless something inside it can be used by
/// itself; above a section it is a heading (assumed).
open class UITableViewHeaderFooterView: UIView {
  /// By what it is found to be used again.
  public let reuseIdentifier: String?
  /// Where its content belongs.
  public let contentView: UIView
  private let words = RowWords()
  var isHeader = true
  var marginID: String?

  /// What is behind its content.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Makes a header or footer.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    let content = RowContentView(style: .subtitle)
    content.layoutMargins = UIEdgeInsets(top: 4, left: 16, bottom: 4, right: 16)
    contentView = content
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a header or footer as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    reuseIdentifier = nil
    contentView = RowContentView(style: .subtitle)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a view that is not used again.
  public convenience init() { self.init(reuseIdentifier: nil) }

  /// Makes the view of a registered class; every class that has UIKit's initialiser has this one.
  ///
  /// UIKit needs none, since there a class can be asked for any initialiser by name.
  public required convenience init(reusedAs reuseIdentifier: String) {
    self.init(reuseIdentifier: reuseIdentifier)
  }

  /// Its text.
  open var textLabel: UILabel? { (contentView as? RowContentView)?.textLabel }
  /// Its second text.
  open var detailTextLabel: UILabel? { (contentView as? RowContentView)?.detailTextLabel }

  /// Its content as one value.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      (contentView as? RowContentView)?.show(contentConfiguration)
      changed()
    }
  }

  /// An empty content.
  open func defaultContentConfiguration() -> UIListContentConfiguration { .plainHeader() }

  /// It is about to be used for another section.
  open func prepareForReuse() {}

  /// As high as its content.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { contentView.sizeThatFits(size) }

  /// Gives its whole room to the content.
  open override func layoutSubviews() {
    contentView.place(bounds)
    backgroundView?.place(bounds)
  }

  override var ownIsElement: Bool {
    guard values?.elements == nil, blocks?.elements == nil else { return false }
    return RowParts(of: subviews).separate.isEmpty && accessibilityLabel?.isEmpty == false
  }

  override var ownLabel: String? {
    let texts = RowParts(of: subviews).texts
    return texts.isEmpty ? nil : texts.joined(separator: ", ")
  }

  override var ownTraits: UIAccessibilityTraits { isHeader ? .header : .none }

  override var ownElements: [Any]? {
    let parts = RowParts(of: subviews)
    guard !parts.separate.isEmpty else { return nil }
    words.row = self
    return parts.texts.isEmpty ? parts.separate : [words] + parts.separate
  }

  package override var itemIdentity: String? { marginID }
}
