import RotorUIKit

extension ViewRow {
  /// Labels, buttons and images.
  static let controls: [ViewRow] = [
    ViewRow(
      name: "UIView", make: { UIView() }, isElement: false, traits: .none, label: nil, value: nil,
      doubleTap: "nothing; what is around it is asked",
      source: "documented (Apple: isAccessibilityElement is false unless it is a control)"),
    ViewRow(
      name: "UIControl, of the app's own", make: { UIControl() }, isElement: false, traits: .none,
      label: nil, value: nil, doubleTap: "nothing until it has an action for a touch",
      source: "observed (MBSwitch, issue 16: silent until it is made an element)"),
    ViewRow(
      name: "UILabel", make: { label("Total") }, isElement: true, traits: .staticText,
      label: "Total", value: nil, doubleTap: "nothing; what is around it is asked",
      source: "observed (AccessibilitySnapshot, label properties)"),
    ViewRow(
      name: "UILabel, without words", make: { UILabel() }, isElement: false, traits: .staticText,
      label: nil, value: nil, doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UILabel, not enabled", make: { label("Total", isEnabled: false) }, isElement: true,
      traits: [.staticText, .notEnabled], label: "Total", value: nil, doubleTap: "nothing",
      source: "assumed"),
    ViewRow(
      name: "UIImageView", make: { UIImageView(image: UIImage(named: "logo")) }, isElement: false,
      traits: .image, label: nil, value: nil, doubleTap: "nothing",
      source: "observed (Deque, rule ImageView Name: not focused without a label)"),
    ViewRow(
      name: "UIImageView, its image has a label", make: { labelledImage() }, isElement: true,
      traits: .image, label: "Our logo", value: nil, doubleTap: "nothing",
      source: "observed (Deque, rule ImageView Name)"),
    ViewRow(
      name: "UIButton", make: { button("Send") }, isElement: true, traits: .button, label: "Send",
      value: nil, doubleTap: "touchUpInside and primaryActionTriggered",
      source: "documented (Apple: UIButton, its title is its label)"),
    ViewRow(
      name: "UIButton, without an action", make: { button("Send", acts: false) },
      isElement: true, traits: .button, label: "Send", value: nil,
      doubleTap: "nothing, nor does what is around it", source: "assumed"),
    ViewRow(
      name: "UIButton, of an image", make: { imageButton() }, isElement: true, traits: .button,
      label: "star", value: nil, doubleTap: "touchUpInside and primaryActionTriggered",
      source: "observed (the image's name is read where nothing better is there)"),
    ViewRow(
      name: "UIButton, not enabled", make: { button("Send", isEnabled: false) }, isElement: true,
      traits: [.button, .notEnabled], label: "Send", value: nil, doubleTap: "nothing",
      source: "observed (AccessibilitySnapshot, row B24: Dimmed. Button.)"),
    ViewRow(
      name: "UIButton, selected", make: { button("Send", isSelected: true) }, isElement: true,
      traits: [.button, .selected], label: "Send", value: nil,
      doubleTap: "touchUpInside and primaryActionTriggered",
      source: "observed (AccessibilitySnapshot, row B23: Selected: Button.)"),
    ViewRow(
      name: "UIButton, chosen by a tap",
      make: {
        let button = UIButton(type: .system)
        button.setTitle("Mute", for: .normal)
        button.changesSelectionAsPrimaryAction = true
        return button
      }, isElement: true, traits: .button, label: "Mute", value: nil,
      doubleTap: "chooses it or not, then runs its actions",
      source: "documented (Apple: changesSelectionAsPrimaryAction)"),
    ViewRow(
      name: "UIButton, of a configuration",
      make: {
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Buy"
        configuration.subtitle = "12 EUR"
        return UIButton(configuration: configuration, primaryAction: UIAction { _ in })
      }, isElement: true, traits: .button, label: "Buy, 12 EUR", value: nil,
      doubleTap: "runs its primary action", source: "assumed (title, then subtitle)"),
    ViewRow(
      name: "UIButton, of a menu",
      make: {
        let button = UIButton(primaryAction: nil)
        button.setTitle("Sort", for: .normal)
        button.menu = UIMenu(children: [UIAction(title: "By name") { _ in }])
        button.showsMenuAsPrimaryAction = true
        return button
      }, isElement: true, traits: .button, label: "Sort", value: nil,
      doubleTap: "opens its menu, which takes the whole attention",
      source: "documented (Apple: showsMenuAsPrimaryAction)"),
    ViewRow(
      name: "UIButton, to close", make: { UIButton(type: .close) }, isElement: true,
      traits: .button, label: "Close", value: nil, doubleTap: "nothing until it has an action",
      source: "assumed"),
  ]

  private static func label(_ text: String, isEnabled: Bool = true) -> UILabel {
    let label = UILabel()
    label.text = text
    label.isEnabled = isEnabled
    return label
  }

  private static func labelledImage() -> UIImageView {
    let image = UIImage(named: "logo")
    image?.accessibilityLabel = "Our logo"
    return UIImageView(image: image)
  }

  private static func button(
    _ title: String, acts: Bool = true, isEnabled: Bool = true, isSelected: Bool = false
  ) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.isEnabled = isEnabled
    button.isSelected = isSelected
    if acts { button.addAction(UIAction { _ in }, for: .touchUpInside) }
    return button
  }

  private static func imageButton() -> UIButton {
    let button = UIButton(type: .system, primaryAction: UIAction { _ in })
    button.setImage(UIImage(systemName: "star"), for: .normal)
    return button
  }
}
