import RotorUIKit

/// A park's brochure: one long text whose alerts, which people see by their color, have a rotor.
final class BrochureViewController: UIViewController {
  private let textView = UITextView()

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Redwood Hollow Park"
    textView.attributedText = BrochureText.redwoodHollow
    textView.isEditable = false
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Alerts", attribute: .alert, in: textView)
    ]
    let page = view.fill(with: [heading, textView, shareButton])
    page.bottomAnchor.constraint(
      equalTo: view.safeAreaLayoutGuide.bottomAnchor, constant: -16
    ).isActive = true
  }

  private var heading: UILabel {
    let heading = UILabel()
    heading.attributedText = NSAttributedString(
      string: "Redwood Hollow Park", attributes: [.accessibilityTextHeadingLevel: 1])
    heading.accessibilityTraits = .header
    return heading
  }

  private var shareButton: UIButton {
    let share = UIAction(title: "Share this brochure") { _ in
      UIAccessibility.post(notification: .announcement, argument: "The brochure was shared")
    }
    return UIButton(type: .system, primaryAction: share)
  }
}
