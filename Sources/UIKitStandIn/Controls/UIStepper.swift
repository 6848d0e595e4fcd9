/// Two buttons that lower and raise a value.
///
/// It is no element itself: VoiceOver stops on its two buttons, "Decrement" and "Increment"
/// (observed: MagentaA11y's stepper; VODemo's Stepper).
open class UIStepper: UIControl {
  private var number: Double = 0
  private var least: Double = 0
  private var most: Double = 100
  private let buttons = [UIButton(type: .system), UIButton(type: .system)]

  /// Its value, between the least and the most; what is no number is not taken.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, least), most)
      update()
    }
  }

  /// The least value; the most goes along when it would be below.
  open var minimumValue: Double {
    get { least }
    set {
      guard !newValue.isNaN else { return }
      least = newValue
      most = max(most, newValue)
      value = number
    }
  }

  /// The most value; the least goes along when it would be above.
  open var maximumValue: Double {
    get { most }
    set {
      guard !newValue.isNaN else { return }
      most = newValue
      least = min(least, newValue)
      value = number
    }
  }

  /// By how much a tap changes the value; only what is above 0 is taken.
  open var stepValue: Double = 1 {
    didSet {
      if !(stepValue > 0) { stepValue = oldValue }
      changed()
    }
  }
  /// Whether it goes on at the other end.
  open var wraps = false { didSet { update() } }
  /// Whether a long press goes on stepping; kept.
  open var autorepeat = true
  /// Whether its actions are run while a long press goes on; kept.
  open var isContinuous = true

  /// Makes a stepper at a place in the view around it.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    fill()
  }

  /// Makes a stepper as it is without an archive, since there are none here.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    fill()
  }

  private func fill() {
    for (button, name) in zip(buttons, ["Decrement", "Increment"]) {
      button.setTitle(name, for: .normal)
      let sign: Double = name == "Increment" ? 1 : -1
      button.addAction(
        UIAction { [weak self] _ in self?.step(sign) }, for: .primaryActionTriggered)
      addSubview(button)
    }
    update()
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: 94, height: RoughLayout.controlHeight)
  }

  open override func layoutSubviews() { RoughLayout.placeAcross(buttons, in: self) }

  override func stateChanged(_ isOther: Bool) {
    super.stateChanged(isOther)
    update()
  }

  private func step(_ sign: Double) {
    let next = number + sign * stepValue
    let old = number
    if next > most {
      value = wraps ? least : most
    } else if next < least {
      value = wraps ? most : least
    } else {
      value = next
    }
    if number != old { sendActions(for: [.valueChanged, .primaryActionTriggered]) }
  }

  /// A button that could not change the value is dimmed (assumed).
  private func update() {
    buttons[0].isEnabled = isEnabled && (wraps || number > least)
    buttons[1].isEnabled = isEnabled && (wraps || number < most)
    changed()
  }
}
