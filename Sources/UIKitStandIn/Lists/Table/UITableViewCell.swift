/// A row of a table.
///
/// It is one element that says the texts inside it, joined by commas (observed: a project about
/// empty cells shows "Meow, Woof"; an empty cell is passed over). Where something inside it can be
/// used by itself, that is reached beside an element for the texts (observed: public UI tests find
/// the button "More Info" inside of cells). A switch at its end and the texts are one element, and
/// a double tap toggles it (observed: kickstarter/ios-oss, pull request 544).
open class UITableViewCell: UIView {
  /// What it has room for.
  let style: CellStyle
  /// By what it is found to be used again.
  public let reuseIdentifier: String?
  /// Where its content belongs.
  public let contentView: UIView
  private let words = RowWords()
  /// The table that shows it now, and which row it shows.
  weak var table: UITableView?
  var indexPath: IndexPath?
  var rowID: Int?
  private var selected = false
  private var highlighted = false
  private var editing = false
  private var detailButton: RowDetailButton?

  /// Makes a cell.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    contentView = RowContentView(style: style)
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Makes a cell as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    contentView = RowContentView(style: .default)
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Makes a cell that is not used again.
  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Makes the cell of a registered class; every class that has UIKit's initialiser has this one.
  ///
  /// UIKit needs none, since there a class can be asked for any initialiser by name.
  public required convenience init(reusedAs reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  // MARK: - Content

  /// Its text.
  open var textLabel: UILabel? { (contentView as? RowContentView)?.textLabel }
  /// Its second text; nil for a style without one.
  open var detailTextLabel: UILabel? { (contentView as? RowContentView)?.detailTextLabel }
  /// Its picture.
  open var imageView: UIImageView? { (contentView as? RowContentView)?.imageView }

  /// What is behind its content.
  open var backgroundView: UIView? {
    didSet { swap(oldValue, for: backgroundView, isBehind: true) }
  }
  /// What is behind its content while it is selected; kept, since drawing is not done here.
  open var selectedBackgroundView: UIView?
  /// What stands at its end, in place of the standard ones.
  open var accessoryView: UIView? { didSet { swap(oldValue, for: accessoryView, isBehind: false) } }
  /// What stands at its end.
  open var accessoryType = AccessoryType.none { didSet { accessoryChanged() } }
  /// What stands at its end while it is edited; kept.
  open var editingAccessoryType = AccessoryType.none
  /// What stands at its end while it is edited; kept.
  open var editingAccessoryView: UIView?
  /// How it looks while it is selected; kept.
  open var selectionStyle = SelectionStyle.default
  /// The room beside what stands between rows; kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// How far it is indented; kept.
  open var indentationLevel = 0
  /// How far one level is indented; kept.
  open var indentationWidth: CGFloat = 10
  /// Whether it has a handle to be moved by; kept.
  open var showsReorderControl = false
  /// Whether it is indented while it is edited; kept.
  open var shouldIndentWhileEditing = true

  /// Its content as one value: the texts of a list content are shown.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      (contentView as? RowContentView)?.show(contentConfiguration)
      changed()
    }
  }

  /// An empty content of its style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    style == .default ? .cell() : style == .subtitle ? .subtitleCell() : .valueCell()
  }

  /// It is about to be used for another row; what the app set on it stays, as in UIKit.
  open func prepareForReuse() {}

  // MARK: - State

  /// Whether it is selected.
  open var isSelected: Bool {
    get { selected }
    set { setSelected(newValue, animated: false) }
  }

  /// Selects it or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    self.selected = selected
    changed()
  }

  /// Whether a finger is on it.
  open var isHighlighted: Bool {
    get { highlighted }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Shows a finger on it or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    self.highlighted = highlighted
    changed()
  }

  /// Whether it is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }

  /// Edits it or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    changed()
  }

  /// What editing does to it.
  open var editingStyle: EditingStyle {
    guard let table, let path = indexPath else { return .none }
    return table.delegate?.tableView(table, editingStyleForRowAt: path) ?? .delete
  }

  // MARK: - Layout

  /// As high as its content, at least 44 points.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let room = CGSize(width: max(size.width - accessoryWidth, 0), height: size.height)
    let height = contentView.sizeThatFits(room).height
    return CGSize(width: size.width, height: max(height, RoughLayout.controlHeight))
  }

  /// Places the content, and beside it what stands at the end.
  open override func layoutSubviews() {
    let width = max(bounds.width - accessoryWidth, 0)
    contentView.place(CGRect(x: 0, y: 0, width: width, height: bounds.height))
    backgroundView?.place(bounds)
    guard let accessory = accessoryView ?? detailButton else { return }
    let side = min(bounds.height, RoughLayout.controlHeight)
    let size = accessory.hasOwnFrame ? accessory.frame.size : CGSize(width: side, height: side)
    accessory.place(
      CGRect(
        x: bounds.width - size.width, y: (bounds.height - size.height) / 2, width: size.width,
        height: size.height))
  }

  private var accessoryWidth: CGFloat {
    guard let accessory = accessoryView ?? detailButton else { return 0 }
    return accessory.hasOwnFrame ? accessory.frame.width : RoughLayout.controlHeight
  }

  private func swap(_ old: UIView?, for new: UIView?, isBehind: Bool) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { insertSubview(new, at: isBehind ? 0 : subviews.count) }
    accessoryChanged()
  }

  private func accessoryChanged() {
    let hasButton = accessoryType == .detailButton || accessoryType == .detailDisclosureButton
    if hasButton, accessoryView == nil {
      if detailButton == nil {
        let button = RowDetailButton()
        detailButton = button
        addSubview(button)
      }
    } else {
      detailButton?.removeFromSuperview()
      detailButton = nil
    }
    setNeedsLayout()
  }

  // MARK: - Accessibility

  /// The switch that the row is for VoiceOver: the one at its end, when nothing else can be used.
  private var rowSwitch: UISwitch? {
    guard let accessory = accessoryView as? UISwitch, accessory.isAccessibilityElement else {
      return nil
    }
    return RowParts(of: [contentView]).separate.isEmpty ? accessory : nil
  }

  private var parts: RowParts {
    rowSwitch == nil ? RowParts(of: subviews) : RowParts(of: [contentView])
  }

  override var ownIsElement: Bool {
    // What the app lists, and what can be used by itself, would be hidden by an element.
    guard values?.elements == nil, blocks?.elements == nil else { return false }
    let parts = parts
    return parts.separate.isEmpty && accessibilityLabel?.isEmpty == false
  }

  override var ownLabel: String? {
    let texts = parts.texts
    return texts.isEmpty ? rowSwitch?.accessibilityLabel : texts.joined(separator: ", ")
  }

  override var ownValue: String? { rowSwitch?.accessibilityValue }

  override var ownTraits: UIAccessibilityTraits {
    var traits = rowSwitch?.accessibilityTraits ?? .none
    if selected || accessoryType == .checkmark { traits.insert(.selected) }
    if !isUserInteractionEnabled { traits.insert(.notEnabled) }
    return traits
  }

  override var ownElements: [Any]? {
    let parts = parts
    guard !parts.separate.isEmpty else { return nil }
    words.row = self
    return parts.texts.isEmpty ? parts.separate : [words] + parts.separate
  }

  override var ownRespondsToUserInteraction: Bool {
    isUserInteractionEnabled && (rowSwitch != nil || table?.answersRowTap != false)
  }

  package override var ownActions: [UIAccessibilityCustomAction] { table?.actions(of: self) ?? [] }

  package override var itemIdentity: String? { rowID.map { "row \($0)" } }

  package override var answersDoubleTap: Bool? {
    if blocks?.activate != nil { return true }
    guard isUserInteractionEnabled else { return false }
    if let rowSwitch { return rowSwitch.answersDoubleTap }
    if let answer = table?.answersRowTap, answer || isOfStandInClass { return answer }
    return table == nil && isOfStandInClass ? false : nil
  }

  /// Toggles its switch, else selects it.
  override func takeTap() -> Bool {
    if let rowSwitch { return rowSwitch.takeTap() }
    return table?.tap(self) ?? false
  }
}
