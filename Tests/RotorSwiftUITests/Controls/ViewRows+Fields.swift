import RotorCore
import RotorSwiftUI

extension ViewRow {
  /// Fields that take text.
  static let fields: [ViewRow] = [
    ViewRow(
      name: "TextField", make: { TextField("Name", text: .constant("Ada")) }, traits: .textField,
      label: "Name", value: "Ada",
      doubleTap: "begins editing; while editing moves the caret to the end or the start",
      source: "documented (Apple: TextField, its label describes its purpose)"),
    ViewRow(
      name: "TextField, empty", make: { TextField("Name", text: .constant("")) },
      traits: .textField, label: "Name", doubleTap: "begins editing",
      source: "assumed (its label is not said twice)"),
    ViewRow(
      name: "TextField, empty, with a prompt",
      make: { TextField("Name", text: .constant(""), prompt: Text("Required")) },
      traits: .textField, label: "Name", value: "Required", doubleTap: "begins editing",
      source: "observed (Apple radar 34505268: a placeholder is the value of an empty field)"),
    ViewRow(
      name: "TextField, of a value in a format",
      make: { TextField("Cups", value: .constant(1200), format: .number) }, traits: .textField,
      label: "Cups", value: "1,200", doubleTap: "begins editing", source: "assumed"),
    ViewRow(
      name: "TextField, disabled",
      make: { TextField("Name", text: .constant("Ada")).disabled(true) },
      traits: [.textField, .notEnabled], label: "Name", value: "Ada", doubleTap: "nothing",
      source: "observed (rover-ios, pull request 531: \"Text field; dimmed\")"),
    ViewRow(
      name: "SecureField", make: { SecureField("Password", text: .constant("abc")) },
      traits: [.textField, .secureTextField], label: "Password", value: "•••",
      doubleTap: "begins editing",
      source: "observed (AccessibilitySnapshot: the traits; one bullet a character is assumed)"),
    ViewRow(
      name: "TextEditor", make: { TextEditor(text: .constant("Buy milk")) },
      traits: [.textField, .textArea], value: "Buy milk", doubleTap: "begins editing",
      source: "observed (AccessibilitySnapshot, pull request 58, for UITextView)"),
    ViewRow(
      name: "searchable, its field",
      make: { Text("Results").searchable(text: .constant("pea"), prompt: "Find") },
      traits: [.textField, .searchField], label: "Find", value: "pea",
      doubleTap: "begins editing", source: "assumed (the traits are observed for UISearchBar)"),
    ViewRow(
      name: "searchable, the button of a field with text",
      make: { Text("Results").searchable(text: .constant("pea")) }, part: 1, traits: .button,
      label: "Clear text", doubleTap: "empties the field", source: "assumed"),
  ]

  /// Groups of views.
  static let groups: [ViewRow] = [
    ViewRow(
      name: "DisclosureGroup", make: { DisclosureGroup("More") { Text("Detail") } },
      traits: .button, label: "More", doubleTap: "shows or hides its content",
      source: "assumed (that it says whether it is expanded is documented)"),
    ViewRow(
      name: "DisclosureGroup, open, its content",
      make: { DisclosureGroup("More", isExpanded: .constant(true)) { Text("Detail") } }, part: 1,
      traits: .staticText, label: "Detail", doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "GroupBox, its label", make: { GroupBox("Weather") { Text("Rain") } }, part: 0,
      traits: .staticText, label: "Weather", doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "LabeledContent", make: { LabeledContent("Version", value: "1.0") },
      traits: .staticText, label: "Version", value: "1.0", doubleTap: "nothing",
      source: "assumed (one element, as every row of a label and a value)"),
    ViewRow(
      name: "LabeledContent, of a button, the button",
      make: { LabeledContent("Map") { Button("Open") {} } }, part: 1, traits: .button,
      label: "Open", doubleTap: "runs its action", source: "assumed"),
    ViewRow(
      name: "TabView, a selected tab with a badge", make: { tabs() }, part: 1,
      traits: [.button, .selected], label: "Inbox", value: "3", doubleTap: "leaves it selected",
      source: "assumed (after what is shown; that it is selected is observed for UITabBar)"),
    ViewRow(
      name: "TabView, another tab", make: { tabs() }, part: 2, traits: .button, label: "Sent",
      doubleTap: "shows its view", source: "assumed (the traits are observed for UITabBar)"),
  ]

  private static func tabs() -> some View {
    TabView {
      Text("Letters").tabItem { Text("Inbox") }.badge(3)
      Text("Copies").tabItem { Text("Sent") }
    }
  }
}
