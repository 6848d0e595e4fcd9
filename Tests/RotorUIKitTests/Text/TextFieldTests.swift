import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TextFieldTests {
  @Test func `the value is the text, bullets where it is hidden, the placeholder when empty`() {
    let field = UITextField()
    #expect(field.text == "")
    #expect(field.accessibilityValue == "")
    field.placeholder = "Name"
    #expect(field.attributedPlaceholder?.string == "Name")
    #expect(field.accessibilityValue == "Name")
    field.text = "a😀"
    #expect(field.accessibilityValue == "a😀")
    field.isSecureTextEntry = true
    #expect(field.accessibilityValue == "••")
    #expect(field.accessibilityTraits == [.textEntry, .secureTextField])
    #expect(field.becomeFirstResponder())
    #expect(field.accessibilityTraits == [.textEntry, .secureTextField, .isEditing])
    #expect(field.resignFirstResponder())
    field.isSecureTextEntry = false
    field.text = nil
    #expect(field.accessibilityValue == "Name")
  }

  @Test func `it is one line, whatever is in it`() throws {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 24, height: 44))
    field.text = "one two\nthree"
    #expect(field.layoutLineStarts == [0])
    #expect(field.caretRect(for: field.beginningOfDocument).origin == CGPoint(x: 0, y: 12))
    #expect(field.position(from: field.beginningOfDocument, in: .down, offset: 1) == nil)
    let range = try #require(
      field.tokenizer.rangeEnclosingPosition(
        field.beginningOfDocument, with: .line, inDirection: .storage(.forward)))
    #expect(field.text(in: range) == "one two\nthree")
    field.text = ""
    #expect(field.layoutLineStarts.isEmpty)
  }

  @Test func `typing tells the delegate and runs the actions for it`() {
    let field = UITextField()
    let delegate = Listener()
    field.delegate = delegate
    field.addAction(
      UIAction { _ in delegate.heard.append("changed \(field.text ?? "")") }, for: .editingChanged)
    field.text = "abc"
    #expect(delegate.heard == ["selection"])
    delegate.allows = false
    #expect(!field.becomeFirstResponder())
    delegate.allows = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing)
    field.insertText("d")
    field.deleteBackward()
    #expect(field.typingAttributes != nil)
    #expect(field.resignFirstResponder())
    #expect(
      delegate.heard == [
        "selection", "begin", "selection", "changed abcd", "selection", "changed abc",
        "end committed",
      ])
    field.isEnabled = false
    #expect(!field.becomeFirstResponder())
  }

  @Test func `a double tap begins editing and then turns the caret`() {
    let window = UIWindow()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 44))
    let view = UITextView(frame: CGRect(x: 0, y: 50, width: 100, height: 44))
    window.addSubview(field)
    window.addSubview(view)
    field.text = "abc"
    view.text = "abc"
    for (input, middle) in [
      (field as UIView, CGPoint(x: 50, y: 22)), (view, CGPoint(x: 50, y: 70)),
    ] {
      #expect(input.answersDoubleTap == true)
      #expect(window.tap(at: middle, in: input))
      #expect(input.isFirstResponder)
      let content = (input as? any LaidOutText)?.textContent
      #expect(content?.selection == 3..<3)
      #expect(window.tap(at: middle, in: input))
      #expect(content?.selection == 0..<0)
      #expect(window.tap(at: middle, in: input))
      #expect(content?.selection == 3..<3)
    }
    view.isEditable = false
    field.isEnabled = false
    #expect(!window.tap(at: CGPoint(x: 50, y: 22), in: field))
    #expect(!window.tap(at: CGPoint(x: 50, y: 70), in: view))
    #expect(view.answersDoubleTap == false)
  }

  @Test func `attributes are kept, and default ones are those of the whole text`() {
    let field = UITextField()
    field.attributedText = NSAttributedString(string: "one", attributes: [.alert: 1])
    #expect(field.attributedText?.attribute(.alert, at: 0, effectiveRange: nil) as? Int == 1)
    field.defaultTextAttributes = [.kern: 2]
    field.text = "two"
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
    field.defaultTextAttributes = [:]
    #expect(field.attributedText?.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    field.clearsOnBeginEditing = true
    field.becomeFirstResponder()
    #expect(field.text == "")
    field.resignFirstResponder()
  }

  @Test func `a search bar tells of typing in its field and of its cancel button`() throws {
    let window = UIWindow()
    let bar = UISearchBar()
    window.addSubview(bar)
    let delegate = Searcher()
    bar.delegate = delegate
    bar.placeholder = "Parks"
    bar.showsCancelButton = true
    window.layoutIfNeeded()
    #expect(bar.becomeFirstResponder())
    #expect(bar.searchTextField.isEditing)
    bar.searchTextField.insertText("a")
    #expect(bar.text == "a")
    #expect(bar.searchTextField.delegate?.textFieldShouldReturn(bar.searchTextField) == true)
    let button = try #require(bar.subviews.last as? UIButton)
    #expect(window.tap(at: .zero, in: button))
    #expect(bar.resignFirstResponder())
    #expect(delegate.heard == ["begin", "change a", "search", "cancel", "end"])
    #expect(bar.searchTextField.accessibilityTraits == [.textEntry, .searchField])
  }

  @Test func `an app's own classes can override what is asked of them`() {
    let field = Shouting()
    field.insertText("a")
    #expect(field.text == "A")
    #expect(field.caretRect(for: field.endOfDocument) == .zero)
    let view = Quiet(frame: .zero, textContainer: nil)
    view.insertText("a")
    #expect(view.text == "")
  }
}

private final class Listener: NSObject, UITextFieldDelegate {
  var heard: [String] = []
  var allows = true

  func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { allows }
  func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("begin") }
  func textFieldDidEndEditing(
    _ textField: UITextField, reason: UITextField.DidEndEditingReason
  ) { heard.append("end \(reason)") }
  func textFieldDidChangeSelection(_ textField: UITextField) { heard.append("selection") }
}

private final class Shouting: UITextField {
  override func insertText(_ text: String) { super.insertText(text.uppercased()) }
  override func caretRect(for position: UITextPosition) -> CGRect { .zero }
}

private final class Quiet: UITextView {
  override init(frame: CGRect, textContainer: NSTextContainer?) {
    super.init(frame: frame, textContainer: textContainer)
  }

  required init?(coder: NSCoder) { nil }
  override func insertText(_ text: String) {}
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  override var text: String! {
    get { super.text }
    set {}
  }
}

private final class Searcher: NSObject, UISearchBarDelegate {
  var heard: [String] = []

  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { heard.append("begin") }
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { heard.append("end") }
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
    heard.append("change \(searchText)")
  }
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { heard.append("search") }
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { heard.append("cancel") }
}
