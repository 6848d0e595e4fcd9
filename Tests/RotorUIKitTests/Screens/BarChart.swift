import RotorUIKit

/// Bars that are drawn, each an element of its own.
final class BarChart: UIView {
  var bars: [(name: String, value: Int)] = [] {
    didSet {
      elements = nil
      setNeedsDisplay()
    }
  }
  private var elements: [UIAccessibilityElement]?

  override var accessibilityElements: [Any]? {
    get {
      if let elements { return elements }
      let width = bounds.width / CGFloat(max(bars.count, 1))
      let made = bars.enumerated().map { index, bar in
        let element = UIAccessibilityElement(accessibilityContainer: self)
        element.accessibilityLabel = bar.name
        element.accessibilityValue = String(bar.value)
        element.accessibilityFrameInContainerSpace = CGRect(
          x: CGFloat(index) * width, y: 0, width: width, height: bounds.height)
        return element
      }
      elements = made
      return made
    }
    set {}
  }

  override func draw(_ rect: CGRect) {
    super.draw(rect)
  }
}

/// Stars that are given by swipes.
final class RatingControl: UIControl {
  private(set) var rating = 3 {
    didSet { sendActions(for: .valueChanged) }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isAccessibilityElement = true
    accessibilityLabel = "Rating"
    accessibilityTraits.insert(.adjustable)
  }

  override var accessibilityValue: String? {
    get { "\(rating) of 5" }
    set { super.accessibilityValue = newValue }
  }

  override func accessibilityIncrement() { rating = min(rating + 1, 5) }
  override func accessibilityDecrement() { rating = max(rating - 1, 0) }
}
