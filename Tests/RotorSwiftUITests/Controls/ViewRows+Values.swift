import RotorCore
import RotorSwiftUI

extension ViewRow {
  /// Controls that change a value.
  static let values: [ViewRow] = [
    ViewRow(
      name: "Slider", make: { Slider(value: .constant(0.75)) }, traits: .adjustable,
      value: "75%", doubleTap: "nothing", swipe: "changes it by a tenth of its range",
      source: "assumed (adjustable and a percentage are observed)"),
    ViewRow(
      name: "Slider, with a label and a step",
      make: { Slider(value: .constant(5), in: 0...20, step: 5) { Text("Speed") } },
      traits: .adjustable, label: "Speed", value: "25%", doubleTap: "nothing",
      swipe: "changes it by its step", source: "assumed"),
    ViewRow(
      name: "Slider, disabled", make: { Slider(value: .constant(0.5)).disabled(true) },
      traits: [.adjustable, .notEnabled], value: "50%", doubleTap: "nothing",
      source: "assumed"),
    ViewRow(
      name: "Stepper, its label", make: { Stepper("Cups", value: .constant(1)) }, part: 0,
      traits: .staticText, label: "Cups", doubleTap: "nothing",
      source: "observed (MagentaA11y, stepper)"),
    ViewRow(
      name: "Stepper, its first button", make: { Stepper("Cups", value: .constant(1)) }, part: 1,
      traits: .button, label: "Decrement", doubleTap: "lowers the value by a step",
      source: "observed (MagentaA11y, stepper)"),
    ViewRow(
      name: "Stepper, its second button", make: { Stepper("Cups", value: .constant(1)) }, part: 2,
      traits: .button, label: "Increment", doubleTap: "raises the value by a step",
      source: "observed (MagentaA11y, stepper)"),
    ViewRow(
      name: "Stepper, its second button at the end",
      make: { Stepper("Cups", value: .constant(9), in: 0...9) }, part: 2,
      traits: [.button, .notEnabled], label: "Increment", doubleTap: "nothing",
      source: "assumed"),
    ViewRow(
      name: "DatePicker",
      make: {
        DatePicker(
          "Due", selection: .constant(Date(timeIntervalSince1970: 0)), displayedComponents: .date
        ).environment(\.timeZone, .gmt)
      }, traits: .button, label: "Due", value: "Jan 1, 1970",
      doubleTap: "opens the day and the time", source: "assumed"),
  ]

  /// Pickers.
  static let pickers: [ViewRow] = [
    ViewRow(
      name: "Picker", make: { picker() }, traits: .button, label: "Sort by", value: "Date",
      doubleTap: "opens its choices, which take the whole attention",
      source: "observed (workshopa11y.com, picker button)"),
    ViewRow(
      name: "Picker, in a list", make: { List { picker() } }, traits: .button, label: "Sort by",
      value: "Date", doubleTap: "opens its choices, which take the whole attention",
      source: "observed (workshopa11y.com, picker button)"),
    ViewRow(
      name: "Picker, segmented, a segment", make: { picker().pickerStyle(.segmented) }, part: 0,
      traits: .button, label: "Name", doubleTap: "chooses it",
      source: "observed (AccessibilitySnapshot, row E10)"),
    ViewRow(
      name: "Picker, segmented, the chosen segment",
      make: { picker().pickerStyle(.segmented) }, part: 1, traits: [.button, .selected],
      label: "Date", doubleTap: "leaves it chosen",
      source: "observed (AccessibilitySnapshot, row E10)"),
    ViewRow(
      name: "Picker, inline, its label", make: { picker().pickerStyle(.inline) }, part: 0,
      traits: .staticText, label: "Sort by", doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "Picker, inline, the chosen choice", make: { picker().pickerStyle(.inline) }, part: 2,
      traits: [.button, .selected], label: "Date", doubleTap: "leaves it chosen",
      source: "assumed (that a row with a checkmark is selected is observed)"),
    ViewRow(
      name: "Picker, wheel", make: { picker().pickerStyle(.wheel) }, traits: .adjustable,
      label: "Sort by", value: "Date", doubleTap: "nothing", swipe: "turns it by one",
      source: "observed (MagentaA11y, time picker: picker item, adjustable)"),
    ViewRow(
      name: "Picker, disabled", make: { picker().disabled(true) }, traits: [.button, .notEnabled],
      label: "Sort by", value: "Date", doubleTap: "nothing", source: "assumed"),
  ]

  private static func picker() -> some View {
    Picker("Sort by", selection: .constant(2)) {
      Text("Name").tag(1)
      Text("Date").tag(2)
    }
  }
}
