import RotorCore
import RotorSwiftUI

extension ViewRow {
  /// Buttons, switches and menus.
  static let controls: [ViewRow] = [
    ViewRow(
      name: "Button", make: { Button("Send") {} }, traits: .button, label: "Send",
      doubleTap: "runs its action",
      source: "observed (AccessibilitySnapshot, row B1: Button.)"),
    ViewRow(
      name: "Button, disabled", make: { Button("Send") {}.disabled(true) },
      traits: [.button, .notEnabled], label: "Send", doubleTap: "nothing",
      source: "observed (AccessibilitySnapshot, row B24: Dimmed. Button.)"),
    ViewRow(
      name: "Button, with a style of the app's",
      make: { Button("Send") {}.buttonStyle(Framed()) }, traits: .button, label: "Send, now",
      doubleTap: "runs its action",
      source: "assumed (the texts of the style's body become its label)"),
    ViewRow(
      name: "Toggle, off", make: { Toggle("Wi-Fi", isOn: .constant(false)) },
      traits: [.button, .toggleButton], label: "Wi-Fi", value: "0",
      doubleTap: "turns it over",
      source: "observed (AccessibilitySnapshot, row D5: Label. Switch Button. Off.)"),
    ViewRow(
      name: "Toggle, on", make: { Toggle("Wi-Fi", isOn: .constant(true)) },
      traits: [.button, .toggleButton], label: "Wi-Fi", value: "1",
      doubleTap: "turns it over",
      source: "observed (AccessibilitySnapshot, row D4: Label. Switch Button. On.)"),
    ViewRow(
      name: "Toggle, of several that differ",
      make: {
        Toggle(sources: [.constant(true), .constant(false)], isOn: \.self) { Text("All") }
      }, traits: [.button, .toggleButton], label: "All", value: "2",
      doubleTap: "turns all of them on",
      source: "observed (AccessibilitySnapshot: a switch of value 2 is Mixed)"),
    ViewRow(
      name: "Toggle, disabled", make: { Toggle("Wi-Fi", isOn: .constant(true)).disabled(true) },
      traits: [.button, .toggleButton, .notEnabled], label: "Wi-Fi", value: "1",
      doubleTap: "nothing",
      source: "observed (AccessibilitySnapshot, row D3: Dimmed. Switch Button. On.)"),
    ViewRow(
      name: "Toggle, in a list", make: { List { Toggle("Wi-Fi", isOn: .constant(true)) } },
      traits: [.button, .toggleButton], label: "Wi-Fi", value: "1",
      doubleTap: "turns it over",
      source: "observed (kickstarter/ios-oss, pull request 544: a row and its switch are one)"),
    ViewRow(
      name: "Menu", make: { Menu("Sort") { Button("By name") {} } }, traits: .button,
      label: "Sort", doubleTap: "opens its items, which take the whole attention",
      source: "observed (MagentaA11y, dropdown)"),
    ViewRow(
      name: "EditButton", make: { EditButton() }, traits: .button, label: "Edit",
      doubleTap: "begins or ends the editing of lists",
      source: "documented (Apple: EditButton, its title changes between Edit and Done)"),
    ViewRow(
      name: "ShareLink", make: { ShareLink(item: "https://example.org") }, traits: .button,
      label: "Share…", doubleTap: "opens nothing here: there are no other apps",
      source: "assumed"),
  ]

  private struct Framed: ButtonStyle {
    func makeBody(configuration: Configuration) -> some View {
      HStack {
        configuration.label
        Text("now")
      }
    }
  }
}
