/// What stands for an item in a bar: it says what the item says, and stays the same as long as the
/// item is in the bar.
class BarItemView: UIView {
  let item: UIBarItem

  init(_ item: UIBarItem) {
    self.item = item
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Does what the item is there for; false when it does nothing.
  func act() -> Bool { false }
  /// Whether it would do something.
  var acts: Bool { false }

  override func takeTap() -> Bool { item.isEnabled && act() }
  override var keepsTaps: Bool { true }
  package override var answersDoubleTap: Bool? {
    item.isEnabled && acts ? true : item.answersDoubleTap
  }

  override func accessibilityActivate() -> Bool { item.accessibilityActivate() }

  override var intrinsicContentSize: CGSize {
    let words = item.title ?? item.accessibilityLabel ?? ""
    let size = RoughLayout.size(of: words, width: .greatestFiniteMagnitude)
    return CGSize(
      width: max(size.width, RoughLayout.controlHeight), height: RoughLayout.controlHeight)
  }

  override var ownIsElement: Bool { true }
  override var ownLabel: String? { item.accessibilityLabel }
  override var ownAttributedLabel: NSAttributedString? { item.accessibilityAttributedLabel }
  override var ownValue: String? { item.accessibilityValue }
  override var ownHint: String? { item.accessibilityHint }
  override var ownRotors: [UIAccessibilityCustomRotor]? { item.accessibilityCustomRotors }

  /// The traits of the kind, unless the app gave the item others.
  override var ownTraits: UIAccessibilityTraits {
    var traits = item.hasOwnTraits ? item.accessibilityTraits : kindTraits
    if !item.isEnabled { traits.insert(.notEnabled) }
    return traits
  }

  /// The traits of the kind of item that it stands for.
  var kindTraits: UIAccessibilityTraits { .button }

  override var accessibilityIdentifier: String? {
    get { super.accessibilityIdentifier ?? item.accessibilityIdentifier }
    set { super.accessibilityIdentifier = newValue }
  }

  override var accessibilityCustomActions: [UIAccessibilityCustomAction]? {
    get { super.accessibilityCustomActions ?? item.accessibilityCustomActions }
    set { super.accessibilityCustomActions = newValue }
  }

  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var accessibilityAttributedUserInputLabels: [NSAttributedString]! {
    get { item.accessibilityAttributedUserInputLabels }
    set { item.accessibilityAttributedUserInputLabels = newValue }
  }
}

extension UIBarItem {
  /// Whether the app gave it traits.
  var hasOwnTraits: Bool { values?.traits != nil || blocks?.traits != nil }
}
