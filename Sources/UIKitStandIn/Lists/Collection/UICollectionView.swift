/// Items that a layout places, of which only those that are seen are built.
///
/// A layout takes as many steps as items are seen, times the logarithm of all; the counts are read
/// once, at `reloadData()` or an update.
open class UICollectionView: UIScrollView {
  var sections = ItemSections()
  var cells = ReusePool<UICollectionViewCell>()
  var supplements = ReusePool<UICollectionReusableView>()
  /// The cells that are seen, in order.
  var shown: [UICollectionViewCell] = []
  /// The views beside items that are seen.
  var shownSupplements: [Supplement: UICollectionReusableView] = [:]
  /// The selected items, in the order in which they were selected.
  var selection: [IndexPath] = []
  var unansweredSelection = false
  var unansweredSize = false
  /// Whether the delegate does something when an item is selected; nil before the first selection.
  var answersSelection: Bool?
  var needsCounts = true
  var isCounting = false
  var isLayingOut = false
  private var needsPlaces = true
  private var placedSize = CGSize.zero
  /// Counts how often what is where has changed, so that work in progress notices.
  var generation = 0
  var updateDepth = 0
  /// Whether the counts before the update had been read before it began.
  var knewCounts = false
  var edits = ItemEdits()

  /// A view beside items: its kind and its section.
  struct Supplement: Hashable {
    let kind: String
    let path: IndexPath
  }

  /// Gives the items; not kept alive, and without one there are no items.
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { recount() } }
  }
  /// Says what items do; not kept alive.
  open var delegate: (any UICollectionViewDelegate)? {
    get { scrollDelegate as? any UICollectionViewDelegate }
    set { scrollDelegate = newValue }
  }
  /// Says where items stand.
  open var collectionViewLayout: UICollectionViewLayout {
    didSet {
      if oldValue !== collectionViewLayout { oldValue.collectionView = nil }
      collectionViewLayout.collectionView = self
      invalidate()
    }
  }
  /// Whether items can be selected.
  open var allowsSelection = true { didSet { changed() } }
  /// Whether several items can be selected.
  open var allowsMultipleSelection = false { didSet { changed() } }
  /// Whether items are made ready before they are seen: never here.
  open var isPrefetchingEnabled = true
  /// What stands behind the items.
  open var backgroundView: UIView? {
    didSet {
      guard oldValue !== backgroundView else { return }
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
    }
  }

  /// Makes a collection.
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  /// Makes a collection as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    collectionViewLayout.collectionView = self
  }

  /// Lays the items out by another layout.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }

  // MARK: - Counts

  /// Reads everything anew; what stands at a place is taken for the same item, the selection ends.
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

  /// How many items a section has; none for a section that there is not.
  open func numberOfItems(inSection section: Int) -> Int {
    countIfNeeded()
    return sections.all.indices.contains(section) ? sections.all[section].count : 0
  }

  override func delegateChanged() {
    answersSelection = nil
    invalidate()
  }

  /// Works out anew where items stand before the screen is read.
  func invalidate() {
    needsPlaces = true
    setNeedsLayout()
  }

  func recount() {
    needsCounts = true
    invalidate()
  }

  /// Has the layout ready for questions.
  func prepareIfNeeded() {
    countIfNeeded()
    guard !isCounting, needsPlaces || placedSize != bounds.size else { return }
    needsPlaces = false
    placedSize = bounds.size
    isCounting = true
    defer { isCounting = false }
    collectionViewLayout.prepare()
  }

  // MARK: - Layout

  /// Builds the items that are seen and places them.
  open override func layoutSubviews() {
    layOutItems()
    // What was placed here asked for a layout of this view again, which would change nothing.
    if !isLayingOut { needsLayout = false }
  }

  override var measuredContentSize: CGSize {
    prepareIfNeeded()
    let size = collectionViewLayout.collectionViewContentSize
    return CGSize(width: size.width.finite(or: 0), height: size.height.finite(or: 0))
  }

  override func move(to point: CGPoint) {
    let before = boundsOrigin
    super.move(to: point)
    guard before != boundsOrigin,
      collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
    else { return }
    collectionViewLayout.invalidateLayout()
  }
}
