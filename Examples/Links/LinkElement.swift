import RotorUIKit

/// A link in a text.
final class LinkElement: UIAccessibilityElement {
  init(_ link: String, in container: UIView) {
    super.init(accessibilityContainer: container)
    accessibilityLabel = link
    accessibilityTraits = .link
  }

  override func accessibilityActivate() -> Bool {
    UIAccessibility.say("Opened \(accessibilityLabel ?? "")")
    return true
  }
}
