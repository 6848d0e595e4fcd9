import RotorUIKit

extension ViewRow {
  /// Controls that have a value.
  static let values: [ViewRow] = [
    ViewRow(
      name: "UISwitch, off", make: { UISwitch() }, isElement: true,
      traits: [.button, .toggleButton], label: nil, value: "0",
      doubleTap: "turns it over, then touchUpInside, valueChanged and primaryActionTriggered",
      source: "observed (AccessibilitySnapshot, rows D1 and D2)"),
    ViewRow(
      name: "UISwitch, on, with a value of the app's",
      make: {
        let control = UISwitch()
        control.isOn = true
        control.accessibilityValue = "Value"
        return control
      }, isElement: true, traits: [.button, .toggleButton], label: nil, value: "1",
      doubleTap: "turns it over",
      source: "observed (AccessibilitySnapshot, row D6: the app's value is not said)"),
    ViewRow(
      name: "UISwitch, not enabled",
      make: {
        let control = UISwitch()
        control.isEnabled = false
        return control
      }, isElement: true, traits: [.button, .toggleButton, .notEnabled], label: nil, value: "0",
      doubleTap: "nothing", source: "observed (AccessibilitySnapshot, row D3)"),
    ViewRow(
      name: "UISlider",
      make: {
        let slider = UISlider()
        slider.maximumValue = 100
        slider.value = 75
        return slider
      }, isElement: true, traits: .adjustable, label: nil, value: "75%",
      doubleTap: "nothing; a swipe up or down changes it by a tenth of its range",
      source: "assumed (adjustable and a percentage are observed)"),
    ViewRow(
      name: "UIStepper", make: { UIStepper() }, isElement: false, traits: .none, label: nil,
      value: nil, doubleTap: "nothing; its two buttons are the elements",
      source: "observed (MagentaA11y, stepper)"),
    ViewRow(
      name: "UIStepper, its second button", make: { part(1, of: UIStepper()) }, isElement: true,
      traits: .button, label: "Increment", value: nil,
      doubleTap: "raises the value by a step, then valueChanged",
      source: "observed (MagentaA11y, stepper)"),
    ViewRow(
      name: "UIStepper, its first button at the least value", make: { part(0, of: UIStepper()) },
      isElement: true, traits: [.button, .notEnabled], label: "Decrement", value: nil,
      doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UISegmentedControl", make: { UISegmentedControl(items: ["Day", "Week"]) },
      isElement: false, traits: .none, label: nil, value: nil,
      doubleTap: "nothing; its segments are the elements",
      source: "observed (AccessibilitySnapshot, default controls)"),
    ViewRow(
      name: "UISegmentedControl, a segment",
      make: { part(1, of: UISegmentedControl(items: ["Day", "Week"])) }, isElement: true,
      traits: .button, label: "Week", value: nil,
      doubleTap: "chooses it, then valueChanged if another was chosen",
      source: "observed (AccessibilitySnapshot, row E10)"),
    ViewRow(
      name: "UISegmentedControl, the chosen segment",
      make: {
        let control = UISegmentedControl(items: ["Day", "Week"])
        control.selectedSegmentIndex = 1
        return part(1, of: control)
      }, isElement: true, traits: [.button, .selected], label: "Week", value: nil,
      doubleTap: "leaves it chosen", source: "observed (AccessibilitySnapshot, row E10)"),
    ViewRow(
      name: "UIPageControl",
      make: {
        let control = UIPageControl()
        control.numberOfPages = 3
        return control
      }, isElement: true, traits: .adjustable, label: nil, value: "page 1 of 3",
      doubleTap: "nothing; a swipe up or down turns the page",
      source: "observed (FXPageControl, pull request 11: adjustable)"),
    ViewRow(
      name: "UIProgressView",
      make: {
        let view = UIProgressView()
        view.progress = 0.256
        return view
      }, isElement: true, traits: .updatesFrequently, label: "Progress", value: "26%",
      doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UIActivityIndicatorView",
      make: {
        let view = UIActivityIndicatorView()
        view.startAnimating()
        return view
      }, isElement: true, traits: .updatesFrequently, label: "In progress", value: "1",
      doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UIStackView",
      make: { UIStackView(arrangedSubviews: [UILabel()]) }, isElement: false, traits: .none,
      label: nil, value: nil, doubleTap: "nothing; what is around it is asked",
      source: "documented (Apple: isAccessibilityElement is false unless it is a control)"),
  ]

  /// A part of a view, which the table keeps alive.
  static func part(_ index: Int, of view: UIView) -> AccessibilityObject {
    kept.append(view)
    view.layoutIfNeeded()
    return view.subviews[index]
  }

  private static var kept: [UIView] = []
}
