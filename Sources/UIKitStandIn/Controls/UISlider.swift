/// A slider: swipes up and down change its value by a tenth of the range (assumed).
open class UISlider: UIControl {
  private var position: Float = 0
  private var least: Float = 0
  private var most: Float = 1

  /// Where it stands, between the least and the most; what is no number is not taken.
  open var value: Float {
    get { position }
    set {
      guard !newValue.isNaN else { return }
      position = min(max(newValue, least), most)
      changed()
    }
  }

  /// Where it begins; the end goes along when it would be below.
  open var minimumValue: Float {
    get { least }
    set {
      guard newValue.isFinite else { return }
      least = newValue
      most = max(most, newValue)
      value = position
    }
  }

  /// Where it ends; the beginning goes along when it would be above.
  open var maximumValue: Float {
    get { most }
    set {
      guard newValue.isFinite else { return }
      most = newValue
      least = min(least, newValue)
      value = position
    }
  }

  /// Whether its actions are run while a finger moves it; kept.
  open var isContinuous = true
  /// The picture at its beginning.
  open var minimumValueImage: UIImage?
  /// The picture at its end.
  open var maximumValueImage: UIImage?
  /// The color before its knob.
  open var minimumTrackTintColor: UIColor?
  /// The color after its knob.
  open var maximumTrackTintColor: UIColor?
  /// The color of its knob.
  open var thumbTintColor: UIColor?

  /// Moves it; its actions are not run, as in UIKit.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }

  open override func accessibilityIncrement() {
    if blocks?.increment == nil { step(by: 0.1) } else { super.accessibilityIncrement() }
  }

  open override func accessibilityDecrement() {
    if blocks?.decrement == nil { step(by: -0.1) } else { super.accessibilityDecrement() }
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 120, height: RoughLayout.controlHeight)
  }

  override var ownIsElement: Bool { true }
  override var ownTraits: UIAccessibilityTraits { super.ownTraits.union(.adjustable) }
  override var ownValue: String? {
    let share = (Double(position) - Double(least)) / (Double(most) - Double(least))
    return share.isFinite ? "\(Int((share * 100).rounded()))%" : "0%"
  }

  private func step(by share: Double) {
    guard isEnabled else { return }
    let old = position
    value = Float(Double(position) + (Double(most) - Double(least)) * share)
    if position != old { sendActions(for: .valueChanged) }
  }
}
