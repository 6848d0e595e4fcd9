/// One segment of a segmented control; it stays the same while its title or image change.
final class SegmentView: UIView {
  weak var control: UISegmentedControl?
  var title: String? { didSet { changed() } }
  var image: UIImage? { didSet { changed() } }
  var action: UIAction? { didSet { changed() } }
  var isEnabled = true { didSet { changed() } }
  var width: CGFloat = 0 { didSet { changed() } }

  /// Its words: its own, else those of its action.
  var words: String? { title ?? action.flatMap { $0.title.isEmpty ? nil : $0.title } }

  private var picture: UIImage? { image ?? action?.image }
  private var isUsable: Bool { isEnabled && control?.isEnabled != false }

  override func takeTap() -> Bool {
    guard isUsable, let control else { return false }
    control.choose(self)
    return true
  }

  override var keepsTaps: Bool { true }
  package override var answersDoubleTap: Bool? { isUsable || super.answersDoubleTap == true }

  override var intrinsicContentSize: CGSize {
    let size = RoughLayout.size(of: words ?? "", width: .greatestFiniteMagnitude)
    return CGSize(width: max(size.width, 44), height: RoughLayout.controlHeight)
  }

  override var ownIsElement: Bool { true }
  override var ownLabel: String? { words ?? picture?.accessibilityLabel ?? picture?.name }
  override var ownTraits: UIAccessibilityTraits {
    var traits = UIAccessibilityTraits.button
    if control?.isSelected(self) == true { traits.insert(.selected) }
    if !isUsable { traits.insert(.notEnabled) }
    return traits
  }
}
