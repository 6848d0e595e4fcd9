import RotorUIKit

/// A row of a password vault: a double tap opens the entry, and what the button inside it does is an
/// action of the row.
class VaultRow: UIControl {
  let name: String
  private let more = UIButton(type: .system)

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    more.accessibilityLabel = "Copy password"
    more.addAction(UIAction { [weak self] _ in self?.copyPassword() }, for: .primaryActionTriggered)
    fill(with: [UILabel(name), more])
    addAction(
      UIAction { [weak self] _ in _ = self?.accessibilityActivate() }, for: .primaryActionTriggered)
    isAccessibilityElement = true
    accessibilityLabel = name
    accessibilityTraits = .button
    accessibilityCustomActions = actions()
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 60) }

  /// Without this a double tap would touch the middle of the row, where the button may be.
  override func accessibilityActivate() -> Bool {
    UIAccessibility.say("Opened \(name)")
    return true
  }

  func actions() -> [UIAccessibilityCustomAction] {
    [
      UIAccessibilityCustomAction(name: "Copy password") { [weak self] _ in
        self?.copyPassword()
        return true
      }
    ]
  }

  final func copyPassword() { UIAccessibility.say("Password of \(name) copied") }
}
