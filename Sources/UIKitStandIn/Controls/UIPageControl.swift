/// A row of dots, one for each page; swipes up and down turn the page (observed: FXPageControl,
/// pull request 11).
open class UIPageControl: UIControl {
  private var page = 0
  private var pages = 0

  /// How many pages there are; what is below 0 is taken for 0.
  open var numberOfPages: Int {
    get { pages }
    set {
      pages = max(newValue, 0)
      currentPage = page
    }
  }

  /// Which page it is, counted from 0; taken for the nearest that there is.
  open var currentPage: Int {
    get { page }
    set {
      page = max(min(newValue, pages - 1), 0)
      changed()
    }
  }

  /// Whether it is hidden while there is one page.
  open var hidesForSinglePage = false { didSet { changed() } }
  /// The color of the dots.
  open var pageIndicatorTintColor: UIColor?
  /// The color of the current dot.
  open var currentPageIndicatorTintColor: UIColor?

  open override func accessibilityIncrement() {
    if blocks?.increment == nil { turn(by: 1) } else { super.accessibilityIncrement() }
  }

  open override func accessibilityDecrement() {
    if blocks?.decrement == nil { turn(by: -1) } else { super.accessibilityDecrement() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: CGFloat(min(pages, 20)) * 16, height: RoughLayout.controlHeight)
  }

  override var ownIsElement: Bool { !(hidesForSinglePage && pages < 2) }
  override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.adjustable) }
  // The words are assumed.
  override var ownValue: String? { pages > 0 ? "page \(page + 1) of \(pages)" : nil }

  private func turn(by count: Int) {
    guard isEnabled else { return }
    let old = page
    currentPage = page + count
    if page != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }
}
