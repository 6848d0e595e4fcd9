import RotorUIKit
import Testing

@testable import UIKitStandIn

/// What a double tap does to a control: VoiceOver taps where no closure answers.
@Suite struct TapTests {
  private let window = UIWindow(frame: .zero)

  /// Shows a view alone and taps it.
  private func tap(_ view: UIView) -> Bool {
    if view.window == nil { window.addSubview(view) }
    window.layoutIfNeeded()
    return window.tap(at: view.accessibilityActivationPoint, in: view)
  }

  @Test func `a button sends the events of a tap once each, and an action for two of them once`() {
    let button = UIButton(type: .system)
    var heard: [String] = []
    let events: [(String, UIControl.Event)] = [
      ("down", .touchDown), ("up", .touchUpInside), ("primary", .primaryActionTriggered),
      ("both", [.touchUpInside, .primaryActionTriggered]), ("changed", .valueChanged),
      ("outside", .touchUpOutside),
    ]
    for (name, event) in events {
      button.addAction(UIAction { _ in heard.append(name) }, for: event)
    }
    #expect(tap(button))
    #expect(heard == ["down", "up", "primary", "both"])
    #expect(!button.isHighlighted)
  }

  @Test func `an action knows who sent it, and only while it runs`() {
    var sender: UIButton?
    let action = UIAction(title: "Send") { sender = $0.sender as? UIButton }
    let button = UIButton(primaryAction: action)
    #expect(button.currentTitle == "Send")
    #expect(tap(button))
    #expect(sender === button)
    #expect(action.sender == nil)
  }

  @Test func `actions of one identifier replace one another and are removed by it`() {
    let control = UIControl()
    var heard: [Int] = []
    let id = UIAction.Identifier("id")
    control.addAction(UIAction(identifier: id) { _ in heard.append(1) }, for: .touchUpInside)
    control.addAction(UIAction(identifier: id) { _ in heard.append(2) }, for: .touchUpInside)
    control.addAction(
      UIAction(identifier: id) { _ in heard.append(3) }, for: [.valueChanged, .touchDown])
    control.sendActions(for: .allEvents)
    #expect(heard == [2, 3])
    control.removeAction(identifiedBy: id, for: [.touchUpInside, .touchDown])
    #expect(control.allControlEvents == .valueChanged)
  }

  @Test func `a disabled control does nothing, and what is around it is not asked`() {
    let cell = UIControl(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    var count = 0
    cell.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
    let button = UIButton(primaryAction: UIAction { _ in count += 10 })
    cell.addSubview(button)
    let label = UILabel()
    label.text = "In the cell"
    cell.addSubview(label)
    window.addSubview(cell)
    #expect(tap(button))
    #expect(count == 10)
    button.isEnabled = false
    #expect(!tap(button))
    #expect(count == 10)
    #expect(tap(label))
    #expect(count == 11)
  }

  @Test func `a switch turns over before its actions run; setting it runs none`() {
    let control = UISwitch()
    var heard: [Bool] = []
    control.addAction(
      UIAction { heard.append(($0.sender as? UISwitch)?.isOn == true) }, for: .valueChanged)
    control.setOn(true, animated: true)
    #expect(heard.isEmpty)
    #expect(tap(control))
    #expect(heard == [false])
    #expect(control.accessibilityValue == "0")
    control.isEnabled = false
    #expect(!tap(control))
    #expect(!control.isOn)
  }

  @Test func `a segment is chosen by a tap, and tells so once`() {
    let control = UISegmentedControl(items: ["Day", "Week", "Month"])
    var count = 0
    control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
    window.addSubview(control)
    window.layoutIfNeeded()
    let segments = control.subviews
    #expect(tap(segments[1]))
    #expect(tap(segments[1]))
    #expect(control.selectedSegmentIndex == 1)
    #expect(count == 1)
    control.setEnabled(false, forSegmentAt: 2)
    #expect(!tap(segments[2]))
    #expect(control.selectedSegmentIndex == 1)
    // The segment stays the same object while others come and go.
    control.insertSegment(withTitle: "Hour", at: 0, animated: false)
    #expect(control.selectedSegmentIndex == 2)
    #expect(control.subviews.contains { $0 === segments[1] })
    #expect(segments[1].accessibilityTraits == [.button, .selected])
  }

  @Test func `a stepper steps, stops at its ends or wraps, and dims what does nothing`() {
    let stepper = UIStepper()
    stepper.maximumValue = 2
    window.addSubview(stepper)
    window.layoutIfNeeded()
    var heard: [Double] = []
    stepper.addAction(UIAction { _ in heard.append(stepper.value) }, for: .valueChanged)
    let less = stepper.subviews[0]
    let more = stepper.subviews[1]
    #expect(!tap(less))
    #expect(tap(more))
    #expect(tap(more))
    #expect(more.accessibilityTraits == [.button, .notEnabled])
    #expect(!tap(more))
    stepper.wraps = true
    #expect(tap(more))
    #expect(heard == [1, 2, 0])
  }

  @Test func `a slider moves by a tenth at each swipe and tells so until its end`() {
    let slider = UISlider()
    slider.minimumValue = 10
    slider.maximumValue = 30
    var heard: [Float] = []
    slider.addAction(UIAction { _ in heard.append(slider.value) }, for: .valueChanged)
    slider.value = 28
    #expect(slider.accessibilityValue == "90%")
    slider.accessibilityIncrement()
    slider.accessibilityIncrement()
    slider.accessibilityDecrement()
    #expect(heard == [30, 28])
    slider.isEnabled = false
    slider.accessibilityDecrement()
    #expect(slider.value == 28)
    slider.isEnabled = true
    slider.accessibilityDecrementBlock = { heard.append(0) }
    slider.accessibilityDecrement()
    #expect(heard == [30, 28, 0])
  }

  @Test func `a button that is chosen by taps is chosen and not chosen in turn`() {
    let button = UIButton(type: .system)
    button.changesSelectionAsPrimaryAction = true
    #expect(tap(button))
    #expect(button.accessibilityTraits == [.button, .selected])
    #expect(tap(button))
    #expect(button.accessibilityTraits == .button)
  }

  @Test func `a menu opens over everything, runs what is chosen, and is left by an escape`() {
    var heard: [String] = []
    let byName = UIAction(title: "By name", state: .on) { _ in heard.append("name") }
    let byDate = UIAction(title: "By date") { _ in heard.append("date") }
    let none = UIAction(title: "Off", attributes: .disabled) { _ in heard.append("off") }
    let hidden = UIAction(title: "Secret", attributes: .hidden) { _ in }
    let button = UIButton(primaryAction: nil)
    button.menu = UIMenu(children: [
      UIMenu(options: .displayInline, children: [byName, byDate]), none, hidden,
    ])
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    #expect(button.accessibilityLabel == "By name")
    #expect(tap(button))
    let menu = window.subviews.last
    #expect(menu?.isPresented == true)
    #expect(menu?.subviews.map(\.accessibilityLabel) == ["By name", "By date", "Off"])
    #expect(
      menu?.subviews.map(\.accessibilityTraits) == [
        [.button, .selected], .button, [.button, .notEnabled],
      ])
    if let item = menu?.subviews[1] { #expect(tap(item)) }
    #expect(menu?.window == nil)
    #expect(heard == ["date"])
    #expect(button.accessibilityLabel == "By date")
    #expect(byName.state == .off)

    #expect(tap(button))
    #expect(window.subviews.last?.accessibilityPerformEscape() == true)
    #expect(window.subviews.last === button)
  }
}
