/// A switch: a double tap turns it over.
///
/// Its value is "1" or "0" whatever value the app sets (observed: AccessibilitySnapshot, switch
/// controls).
open class UISwitch: UIControl {
  /// Whether it is on.
  open var isOn = false { didSet { changed() } }
  /// The color while it is on.
  open var onTintColor: UIColor?
  /// The color of its knob.
  open var thumbTintColor: UIColor?

  /// Turns it on or off; its actions are not run, as in UIKit.
  open func setOn(_ on: Bool, animated: Bool) { isOn = on }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 51, height: RoughLayout.controlHeight)
  }

  override var tapEvents: Event { [.touchUpInside, .valueChanged, .primaryActionTriggered] }
  override var answersTap: Bool { true }
  override func changeByTap() -> Bool {
    isOn.toggle()
    return true
  }

  /// "1" when it is on, "0" when it is off.
  open override var accessibilityAttributedValue: NSAttributedString? {
    get {
      let hasBlock = blocks?.value != nil || blocks?.attributedValue != nil
      return hasBlock ? super.accessibilityAttributedValue : NSAttributedString(string: own)
    }
    set { super.accessibilityAttributedValue = newValue }
  }

  private var own: String { isOn ? "1" : "0" }

  override var ownIsElement: Bool { true }
  override var ownTraits: UIAccessibilityTraits {
    super.ownTraits.union([.button, .toggleButton])
  }
}
