import RotorUIKit

/// A message of several parts, and one rotor over the attachments of all of them.
///
/// The parts do not have a rotor each: one list is made of theirs, so that the way across a border is the
/// same forth and back.
class MessageViewController: UIViewController {
  let parts = [
    MessagePart("The plan for Friday", attachments: ["Plan.pdf", "Map.png"]),
    MessagePart("From last week", attachments: ["Minutes.pdf"]),
    MessagePart("Pictures of the hall", attachments: ["Door.jpg", "Stage.jpg", "Kitchen.jpg"]),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Message"
    view.fill(with: [UILabel.heading("Friday")] + parts)
    view.accessibilityCustomRotors = [rotor()]
  }

  func rotor() -> UIAccessibilityCustomRotor {
    UIAccessibilityCustomRotor(name: "Attachments") { [weak self] in
      self?.parts.flatMap(\.attachments) ?? []
    }
  }
}
