/// What stands for a button item in a navigation bar.
final class BarButtonView: BarItemView {
  /// What a tap does when it is no item of the app's: the back button.
  var goBack: (() -> Void)?
  /// What a back button is called.
  var backTitle: String?

  init(_ item: UIBarButtonItem) { super.init(item) }

  required init?(coder: NSCoder) { nil }

  private var button: UIBarButtonItem? { item as? UIBarButtonItem }

  override var acts: Bool {
    goBack != nil || button?.primaryAction != nil || button?.menu != nil
      || button?.changesSelectionAsPrimaryAction == true
  }

  override func act() -> Bool {
    if let goBack {
      goBack()
      return true
    }
    guard let button, acts else { return false }
    if button.changesSelectionAsPrimaryAction { button.isSelected.toggle() }
    if let action = button.primaryAction {
      action.performWithSender(button, target: nil)
    } else if let menu = button.menu, let window {
      MenuView(menu) { $0.performWithSender(button, target: nil) }.show(in: window)
    }
    return true
  }

  override var ownLabel: String? { backTitle ?? super.ownLabel }
  override var ownAttributedLabel: NSAttributedString? {
    backTitle.map { NSAttributedString(string: $0) } ?? super.ownAttributedLabel
  }
  // A back button is that alone (observed: Blueprint, UIAccessibilityTraits_Tests).
  override var kindTraits: UIAccessibilityTraits {
    if goBack != nil { return .backButton }
    return button?.isSelected == true ? [.button, .selected] : .button
  }
}
