import RotorUIKit

@testable import UIKitStandIn

extension ViewRow {
  /// Text views and fields.
  static let text: [ViewRow] = [
    ViewRow(
      name: "UITextView", make: { textView("Buy milk") }, isElement: true,
      traits: [.textEntry, .textArea], label: nil, value: "Buy milk",
      doubleTap: "begins editing; while editing moves the caret to the end or the start",
      source: "observed (AccessibilitySnapshot, pull request 58); double tap documented (Apple: "
        + "iPhone User Guide)"),
    ViewRow(
      name: "UITextView, editing", make: { editing(textView("Buy milk")) }, isElement: true,
      traits: [.textEntry, .textArea, .isEditing], label: nil, value: "Buy milk",
      doubleTap: "moves the caret to the end or the start",
      source: "observed (AccessibilitySnapshot, pull request 58); double tap documented (Apple: "
        + "iPhone User Guide)"),
    ViewRow(
      name: "UITextView, not editable",
      make: {
        let view = textView("Opening hours")
        view.isEditable = false
        return view
      }, isElement: true, traits: .staticText, label: nil, value: "Opening hours",
      doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UITextView, editable, without user interaction",
      make: {
        let view = textView("Opening hours")
        view.isUserInteractionEnabled = false
        return view
      }, isElement: true, traits: [.textEntry, .textArea, .notEnabled], label: nil,
      value: "Opening hours", doubleTap: "nothing",
      source: "observed (rover-ios, pull request 531: \"Text field; dimmed\")"),
    ViewRow(
      name: "UITextField", make: { textField("Ada") }, isElement: true, traits: .textEntry,
      label: nil, value: "Ada",
      doubleTap: "begins editing; while editing moves the caret to the end or the start",
      source: "observed (AccessibilitySnapshot, pull request 58); double tap documented (Apple: "
        + "iPhone User Guide)"),
    ViewRow(
      name: "UITextField, empty, with a placeholder", make: { textField("", placeholder: "Name") },
      isElement: true, traits: .textEntry, label: nil, value: "Name",
      doubleTap: "begins editing", source: "observed (Apple radar 34505268)"),
    ViewRow(
      name: "UITextField, editing", make: { editing(textField("Ada")) }, isElement: true,
      traits: [.textEntry, .isEditing], label: nil, value: "Ada",
      doubleTap: "moves the caret to the end or the start",
      source: "observed (AccessibilitySnapshot, pull request 58); double tap documented (Apple: "
        + "iPhone User Guide)"),
    ViewRow(
      name: "UITextField, secure",
      make: {
        let field = textField("Ada")
        field.isSecureTextEntry = true
        return field
      }, isElement: true, traits: [.textEntry, .secureTextField], label: nil, value: "•••",
      doubleTap: "begins editing",
      source: "observed (AccessibilitySnapshot: the traits; one bullet a character is assumed)"),
    ViewRow(
      name: "UITextField, disabled",
      make: {
        let field = textField("Ada")
        field.isEnabled = false
        return field
      }, isElement: true, traits: [.textEntry, .notEnabled], label: nil, value: "Ada",
      doubleTap: "nothing", source: "assumed"),
    ViewRow(
      name: "UISearchTextField",
      make: {
        let field = UISearchTextField()
        field.text = "parks"
        return field
      }, isElement: true, traits: [.textEntry, .searchField], label: nil, value: "parks",
      doubleTap: "begins editing", source: "assumed"),
    ViewRow(
      name: "UISearchBar", make: { UISearchBar() }, isElement: false, traits: .none, label: nil,
      value: nil, doubleTap: "nothing; its field and its cancel button are elements",
      source: "assumed"),
  ]

  private static func textView(_ text: String) -> UITextView {
    let view = UITextView()
    view.text = text
    return view
  }

  private static func textField(_ text: String, placeholder: String? = nil) -> UITextField {
    let field = UITextField()
    field.text = text
    field.placeholder = placeholder
    return field
  }

  private static func editing<View: UIView>(_ view: View) -> View {
    view.becomeFirstResponder()
    return view
  }
}
