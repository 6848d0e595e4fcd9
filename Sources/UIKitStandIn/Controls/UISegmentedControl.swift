/// A row of segments, one of which is chosen; each segment is an element, "2 of 3" (observed:
/// AccessibilitySnapshot, series contexts).
///
/// A segment that is not there is not changed and has nothing, where UIKit raises an exception.
open class UISegmentedControl: UIControl {
  private var segments: [SegmentView] = []
  private var chosen: SegmentView?

  /// Says that no segment is chosen.
  public class var noSegment: Int { -1 }

  /// Whether a segment is chosen only while a finger is on it.
  open var isMomentary = false {
    didSet {
      if isMomentary { chosen = nil }
      changed()
    }
  }
  /// The color of the chosen segment.
  open var selectedSegmentTintColor: UIColor?
  /// Whether each segment is as wide as its words; kept.
  open var apportionsSegmentWidthsByContent = false

  /// Makes a control at a place in the view around it.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Makes a control as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes a control of titles and images; what is neither is left out.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let title = item as? String {
        insertSegment(withTitle: title, at: numberOfSegments, animated: false)
      } else if let image = item as? UIImage {
        insertSegment(with: image, at: numberOfSegments, animated: false)
      }
    }
  }

  /// Makes a control of actions, each run when its segment is chosen.
  public convenience init(frame: CGRect, actions: [UIAction]) {
    self.init(frame: frame)
    for action in actions { insertSegment(action: action, at: numberOfSegments, animated: false) }
  }

  // MARK: - Segments

  /// How many segments there are.
  open var numberOfSegments: Int { segments.count }

  /// The place of the chosen segment; ``noSegment`` when there is none.
  open var selectedSegmentIndex: Int {
    get { chosen.flatMap { chosen in segments.firstIndex { $0 === chosen } } ?? -1 }
    set {
      chosen = segment(newValue)
      changed()
    }
  }

  /// Adds a segment with words at a place, taken for the nearest that there is.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(at: segment).title = title
  }

  /// Adds a segment with a picture at a place, taken for the nearest that there is.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(at: segment).image = image
  }

  /// Adds a segment that runs an action at a place, taken for the nearest that there is.
  open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
    insert(at: segment).action = action
  }

  /// Takes a segment away; what was chosen stays chosen, unless it was that one.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard let view = self.segment(segment) else { return }
    if chosen === view { chosen = nil }
    segments.remove(at: segment)
    view.removeFromSuperview()
    resized()
  }

  /// Takes all segments away.
  open func removeAllSegments() {
    for segment in segments { segment.removeFromSuperview() }
    segments = []
    chosen = nil
    resized()
  }

  /// Sets the words of a segment.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    self.segment(segment)?.title = title
    resized()
  }
  /// The words of a segment.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.words }

  /// Sets the picture of a segment.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    self.segment(segment)?.image = image
  }
  /// The picture of a segment.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }

  /// Sets the action of a segment.
  open func setAction(_ action: UIAction, forSegmentAt segment: Int) {
    self.segment(segment)?.action = action
  }
  /// The action of a segment.
  open func actionForSegment(at segment: Int) -> UIAction? { self.segment(segment)?.action }

  /// Sets whether a segment can be used.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) {
    self.segment(segment)?.isEnabled = enabled
  }
  /// Whether a segment can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool {
    self.segment(segment)?.isEnabled ?? false
  }

  /// Sets the width of a segment; kept.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    self.segment(segment)?.width = width
  }
  /// The width that a segment was given; 0 for none.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }

  // MARK: - What a tap does

  func isSelected(_ segment: SegmentView) -> Bool { chosen === segment }

  /// Chooses a segment as a person does; the one that is chosen already stays so, silently.
  func choose(_ segment: SegmentView) {
    guard chosen !== segment else { return }
    chosen = segment
    changed()
    if let action = segment.action { sendAction(action) }
    sendActions(for: [.valueChanged, .primaryActionTriggered])
    if isMomentary { chosen = nil }
  }

  // MARK: - Layout

  open override var intrinsicContentSize: CGSize {
    CGSize(
      width: segments.reduce(0) { $0 + $1.intrinsicContentSize.width },
      height: RoughLayout.controlHeight)
  }

  open override func layoutSubviews() { RoughLayout.placeAcross(segments, in: self) }

  private func segment(_ index: Int) -> SegmentView? {
    segments.indices.contains(index) ? segments[index] : nil
  }

  private func insert(at index: Int) -> SegmentView {
    let segment = SegmentView()
    segment.control = self
    segments.insert(segment, at: min(max(index, 0), segments.count))
    addSubview(segment)
    resized()
    return segment
  }

  private func resized() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }
}
