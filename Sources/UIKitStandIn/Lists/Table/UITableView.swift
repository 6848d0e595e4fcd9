/// Rows below one another, of which only those that are seen are built.
///
/// The counts are read once, at `reloadData()` or an update. Where rows stand is known without
/// building them: rows of one height, 44 points or the table's estimate, each corrected when it is
/// built; with heights of the app's own each row is asked for once. Headers do not float.
/// A layout takes as many steps as rows are seen, times the logarithm of all; reading the counts
/// anew is linear in the sections, and in the rows when each has a height of the app's own.
open class UITableView: UIScrollView {
  /// How it looks; fixed.
  public let style: Style
  var sections = ItemSections()
  var metrics = TableMetrics()
  var cells = ReusePool<UITableViewCell>()
  var headerViews = ReusePool<UITableViewHeaderFooterView>()
  /// The cells that are seen, in order.
  var shown: [UITableViewCell] = []
  /// The headers and footers that are seen.
  var shownMargins: [TableMargin: UIView] = [:]
  /// The selected rows, in the order in which they were selected.
  var selection: [IndexPath] = []
  var unanswered: Set<Question> = []
  /// Whether the delegate does something when a row is selected; nil before the first selection.
  var answersSelection: Bool?
  var needsCounts = true
  var needsHeights = false
  /// The width that rows were measured for.
  var measuredWidth: CGFloat?
  var isCounting = false
  var isLayingOut = false
  /// Counts how often what is where has changed, so that work in progress notices.
  var generation = 0
  var updateDepth = 0
  /// Whether the counts before the update had been read before it began.
  var knewCounts = false
  var edits = ItemEdits()

  /// Gives the rows; not kept alive, and without one there are no rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { recount() } }
  }
  /// Says how rows look and what they do; not kept alive.
  open var delegate: (any UITableViewDelegate)? {
    get { scrollDelegate as? any UITableViewDelegate }
    set { scrollDelegate = newValue }
  }

  /// How high a row is; worked out by default.
  open var rowHeight = UITableView.automaticDimension { didSet { remeasure() } }
  /// How high a header is; worked out by default.
  open var sectionHeaderHeight = UITableView.automaticDimension { didSet { remeasure() } }
  /// How high a footer is; worked out by default.
  open var sectionFooterHeight = UITableView.automaticDimension { didSet { remeasure() } }
  /// How high a row is about; 44 points by default.
  open var estimatedRowHeight = UITableView.automaticDimension { didSet { remeasure() } }
  /// How high a header is about; kept.
  open var estimatedSectionHeaderHeight = UITableView.automaticDimension
  /// How high a footer is about; kept.
  open var estimatedSectionFooterHeight = UITableView.automaticDimension
  /// The room above a header; kept.
  open var sectionHeaderTopPadding = UITableView.automaticDimension
  /// Whether rows can be selected.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several rows can be selected.
  open var allowsMultipleSelection = false { didSet { changed() } }
  /// Whether rows can be selected while it is edited.
  open var allowsSelectionDuringEditing = false { didSet { changed() } }
  /// Whether several rows can be selected while it is edited.
  open var allowsMultipleSelectionDuringEditing = false { didSet { changed() } }
  /// What stands between rows; kept.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine
  /// The color between rows; kept.
  open var separatorColor: UIColor?
  /// The room beside what stands between rows; kept.
  open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
  /// Whether it is edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private var editing = false

  /// What stands above the first section.
  open var tableHeaderView: UIView? { didSet { swapEnd(oldValue, for: tableHeaderView) } }
  /// What stands below the last section.
  open var tableFooterView: UIView? { didSet { swapEnd(oldValue, for: tableFooterView) } }
  /// What stands behind the rows.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Makes a table.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
  }

  /// Makes a plain table as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
  }

  /// Makes a plain table.
  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  private func swapEnd(_ old: UIView?, for new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new, new.superview !== self { addSubview(new) }
    setNeedsLayout()
  }

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    for cell in visibleCells { cell.setEditing(editing, animated: animated) }
    changed()
  }

  // MARK: - Counts

  /// Reads everything anew; what stands at a place is taken for the same row, the selection ends.
  open func reloadData() {
    guard !isCounting else { return }
    edits = ItemEdits()
    needsCounts = true
    countIfNeeded()
    setNeedsLayout()
  }

  /// How many sections there are.
  open var numberOfSections: Int {
    countIfNeeded()
    return sections.all.count
  }

  /// How many rows a section has; none for a section that there is not.
  open func numberOfRows(inSection section: Int) -> Int {
    countIfNeeded()
    return sections.all.indices.contains(section) ? sections.all[section].count : 0
  }

  override func delegateChanged() {
    answersSelection = nil
    remeasure()
  }

  // MARK: - Layout

  /// Builds the rows that are seen and places them.
  open override func layoutSubviews() {
    layOutRows()
    // What was placed here asked for a layout of this view again, which would change nothing.
    if !isLayingOut { needsLayout = false }
  }

  override var measuredContentSize: CGSize {
    countIfNeeded()
    let footer = endHeight(tableFooterView)
    return CGSize(width: bounds.width, height: metrics.bottom + footer)
  }

  override var ownScrollStatus: String { rowWords ?? pageWords }
}
