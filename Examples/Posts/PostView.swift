import RotorUIKit

/// A post that can be boosted and liked.
///
/// The names of its actions are made when they are asked for, so they say what would happen now.
class PostView: UIView {
  let text: String
  final var isBoosted = false
  final var isLiked = false

  init(_ text: String) {
    self.text = text
    super.init(frame: .zero)
    isAccessibilityElement = true
    accessibilityTraits = .button
    accessibilityCustomActionsBlock = { [weak self] in self?.actions() ?? [] }
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 358, height: 60) }

  override var accessibilityLabel: String? {
    get { text + (isBoosted ? ", boosted" : "") + (isLiked ? ", liked" : "") }
    set {}
  }

  override func accessibilityActivate() -> Bool {
    UIAccessibility.say("Opened \(text)")
    return true
  }

  func actions() -> [UIAccessibilityCustomAction] {
    [
      UIAccessibilityCustomAction(name: isBoosted ? "Unboost" : "Boost") { [weak self] _ in
        self?.isBoosted.toggle()
        return true
      },
      UIAccessibilityCustomAction(name: isLiked ? "Unlike" : "Like") { [weak self] _ in
        self?.isLiked.toggle()
        return true
      },
    ]
  }
}
