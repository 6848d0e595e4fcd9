import RotorUIKit

/// A part of a message: a text, and what is attached to it.
final class MessagePart: UIView {
  let attachments: [UIButton]

  init(_ text: String, attachments names: [String]) {
    attachments = names.map { name in
      UIButton(
        type: .system,
        primaryAction: UIAction(title: name) { _ in UIAccessibility.say("Opened \(name)") })
    }
    super.init(frame: .zero)
    fill(with: [UILabel(text)] + attachments)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize {
    CGSize(width: 358, height: 44 + 44 * attachments.count)
  }
}
