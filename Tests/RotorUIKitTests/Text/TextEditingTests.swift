import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TextEditingTests {
  private func view(_ text: String, caret: Int? = nil) -> UITextView {
    let view = UITextView()
    view.text = text
    if let caret { view.selectedRange = NSRange(location: caret, length: 0) }
    return view
  }

  @Test func `backspace deletes a character as a person counts`() {
    let rows: [(text: String, caret: Int, left: String, at: Int)] = [
      ("abc", 3, "ab", 2), ("abc", 1, "bc", 0), ("abc", 0, "abc", 0), ("", 0, "", 0),
      ("a😀b", 3, "ab", 1), ("a😀b", 2, "ab", 1), ("e\u{301}x", 2, "x", 0),
      ("a\r\nb", 3, "ab", 1), ("👩‍👩‍👧‍👦", 11, "", 0), ("🇩🇪🇫🇷", 8, "🇩🇪", 4),
    ]
    for row in rows {
      let view = view(row.text, caret: row.caret)
      view.deleteBackward()
      #expect(view.text == row.left, "\(row)")
      #expect(view.selectedRange == NSRange(location: row.at, length: 0), "\(row)")
    }
  }

  @Test func `typing replaces the selection and puts the caret behind`() {
    let view = view("one two three")
    view.selectedRange = NSRange(location: 4, length: 3)
    view.insertText("2😀")
    #expect(view.text == "one 2😀 three")
    #expect(view.selectedRange == NSRange(location: 7, length: 0))
    view.selectedRange = NSRange(location: 0, length: 4)
    view.deleteBackward()
    #expect(view.text == "2😀 three")
    #expect(view.hasText)
  }

  @Test func `a selection outside the text is cut`() {
    let view = view("abc")
    let rows: [(NSRange, NSRange)] = [
      (NSRange(location: 2, length: 9), NSRange(location: 2, length: 1)),
      (NSRange(location: 9, length: 1), NSRange(location: 3, length: 0)),
      (NSRange(location: -2, length: 2), NSRange(location: 0, length: 2)),
      (NSRange(location: NSNotFound, length: 0), NSRange(location: 3, length: 0)),
      (NSRange(location: .max, length: .max), NSRange(location: 3, length: 0)),
      (NSRange(location: .min, length: .min), NSRange(location: 0, length: 0)),
    ]
    for row in rows {
      view.selectedRange = row.0
      #expect(view.selectedRange == row.1)
      view.scrollRangeToVisible(row.0)
    }
  }

  @Test func `half a surrogate pair is replaced as a whole`() throws {
    for (first, second) in [(2, 2), (2, 3), (1, 2), (2, 4)] {
      let view = view("a😀b")
      let start = try #require(view.position(from: view.beginningOfDocument, offset: first))
      let end = try #require(view.position(from: view.beginningOfDocument, offset: second))
      let range = try #require(view.textRange(from: start, to: end))
      view.replace(range, withText: "-")
      let expected = first == second ? "a-😀b" : second == 4 ? "a-" : "a-b"
      #expect(view.text == expected)
      #expect(view.attributedText.length == expected.utf16.count)
    }
  }

  @Test func `a part of a character is replaced, and only that part`() {
    let rows: [(text: String, range: NSRange, new: String, result: String)] = [
      ("e\u{301}x", NSRange(location: 1, length: 1), "", "ex"),
      ("e\u{301}x", NSRange(location: 0, length: 1), "a", "a\u{301}x"),
      ("e\u{301}x", NSRange(location: 1, length: 0), "-", "e-\u{301}x"),
      ("\u{200D}\u{200D}", NSRange(location: 0, length: 1), "y", "y\u{200D}"),
      ("a\r\nb", NSRange(location: 2, length: 1), "", "a\rb"),
      ("🇩🇪🇫🇷", NSRange(location: 2, length: 4), "", "🇩🇷"),
      ("abc", NSRange(location: 2, length: 9), "d", "abd"),
      ("abc", NSRange(location: -1, length: 1), "d", "dbc"),
      ("abc", NSRange(location: 9, length: 0), "d", "abcd"),
    ]
    for row in rows {
      let view = view(row.text)
      let length = view.textStorage.length
      for offset in 0..<length {
        view.textStorage.addAttribute(
          .alert, value: offset, range: NSRange(location: offset, length: 1))
      }
      view.textStorage.replaceCharacters(in: row.range, with: row.new)
      #expect(Array(view.text.unicodeScalars) == Array(row.result.unicodeScalars), "\(row)")
      #expect(view.attributedText.length == row.result.utf16.count, "\(row)")
      let last = view.attributedText.attribute(
        .alert, at: view.attributedText.length - 1, effectiveRange: nil)
      if row.range.location + row.range.length < length {
        // A surrogate pair has the attributes of its first half.
        #expect((last as? Int ?? 0) >= length - 2, "\(row)")
      }
    }
  }

  @Test func `edits keep the attributes around them`() throws {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.alert, value: "A", range: NSRange(location: 4, length: 3))
    view.attributedText = text
    func alerts() -> [String] {
      var found: [String] = []
      let whole = NSRange(location: 0, length: view.attributedText.length)
      view.attributedText.enumerateAttribute(.alert, in: whole) { value, range, _ in
        if value != nil { found.append((view.text as NSString).substring(with: range)) }
      }
      return found
    }
    view.selectedRange = NSRange(location: 5, length: 0)
    view.insertText("zz")
    #expect(alerts() == ["tzzwo"])
    view.selectedRange = NSRange(location: 0, length: 0)
    view.insertText("😀")
    #expect(alerts() == ["tzzwo"])
    let word = try #require(
      view.tokenizer.rangeEnclosingPosition(
        view.endOfDocument, with: .word, inDirection: .storage(.backward)))
    view.replace(word, withText: "2")
    #expect(view.text == "😀one 2")
    #expect(alerts() == ["2"])
    view.typingAttributes = [:]
    view.insertText("!")
    #expect(alerts() == ["2"])
    view.textStorage.append(NSAttributedString(string: "?", attributes: [.alert: "A"]))
    #expect(view.text == "😀one 2!?")
    #expect(alerts() == ["2", "?"])
  }

  @Test func `text and attributed text are one value, and a copy`() {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "one")
    view.attributedText = text
    text.append(NSAttributedString(string: " two"))
    #expect(view.text == "one")
    let before = view.attributedText
    view.insertText("!")
    #expect(before?.string == "one")
    #expect(view.attributedText.string == "one!")
    view.text = nil
    #expect(view.text == "")
    #expect(view.attributedText.length == 0)
    view.attributedText = nil
    #expect(!view.hasText)
  }

  @Test func `the font and color are those of the whole text, also of what is set later`() {
    let view = view("one")
    let font = UIFont.boldSystemFont(ofSize: 20)
    view.font = font
    view.textColor = .red
    view.text = "two"
    #expect(view.attributedText.attribute(.font, at: 2, effectiveRange: nil) as? UIFont === font)
    #expect(view.textColor == .red)
    view.font = nil
    #expect(view.attributedText.attribute(.font, at: 0, effectiveRange: nil) == nil)
  }

  @Test func `composed text replaces itself until it is left as it is`() {
    let view = view("a")
    #expect(view.markedTextRange == nil)
    view.setMarkedText("ni", selectedRange: NSRange(location: 2, length: 0))
    view.setMarkedText("你", selectedRange: NSRange(location: 1, length: 9))
    #expect(view.text == "a你")
    #expect(view.markedTextRange.flatMap(view.text) == "你")
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    view.unmarkText()
    #expect(view.markedTextRange == nil)
    view.setMarkedText("x", selectedRange: NSRange(location: NSNotFound, length: 0))
    view.setMarkedText(nil, selectedRange: NSRange(location: 0, length: 0))
    #expect(view.text == "a你")
  }

  @Test func `the delegate is asked and told of typing, and not of what the app sets`() {
    let view = view("a")
    let delegate = Listener()
    view.delegate = delegate
    view.text = "abc"
    #expect(delegate.heard == ["selection 3"])
    view.insertText("d")
    view.deleteBackward()
    view.deleteBackward()
    #expect(
      delegate.heard == [
        "selection 3", "selection 4", "change abcd", "selection 3", "change abc", "selection 2",
        "change ab",
      ])
    delegate.heard = []
    delegate.allows = false
    #expect(!view.becomeFirstResponder())
    delegate.allows = true
    #expect(view.becomeFirstResponder())
    #expect(view.becomeFirstResponder())
    #expect(!view.shouldChangeText(in: view.range(atUTF16: 0..<1), replacementText: "no"))
    #expect(view.shouldChangeText(in: view.range(atUTF16: 0..<1), replacementText: "yes"))
    delegate.allows = false
    #expect(!view.resignFirstResponder())
    #expect(view.isFirstResponder)
    delegate.allows = true
    #expect(view.resignFirstResponder())
    #expect(delegate.heard == ["begin", "end"])
  }

  @Test func `every edit and selection counts as a change of the screen`() {
    let view = view("one two")
    func changes(_ work: () -> Void) -> Bool {
      let before = ScreenRevision.current
      work()
      return ScreenRevision.current != before
    }
    #expect(changes { view.insertText("!") })
    #expect(changes { view.deleteBackward() })
    #expect(changes { view.selectedRange = NSRange(location: 1, length: 1) })
    #expect(changes { view.isEditable = false })
    #expect(changes { view.text = "three" })
    let whole = NSRange(location: 0, length: 5)
    #expect(changes { view.textStorage.addAttribute(.link, value: "x", range: whole) })
    #expect(changes { view.textStorage.removeAttribute(.link, range: whole) })
    #expect(changes { view.textStorage.setAttributes([.link: "x"], range: whole) })
    #expect(changes { view.textStorage.addAttributes([.alert: 1], range: whole) })
    #expect(changes { view.textStorage.deleteCharacters(in: NSRange(location: 0, length: 1)) })
    #expect(!changes { _ = view.text })
  }
}

private final class Listener: NSObject, UITextViewDelegate {
  var heard: [String] = []
  var allows = true

  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { allows }
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool { allows }
  func textViewDidBeginEditing(_ textView: UITextView) { heard.append("begin") }
  func textViewDidEndEditing(_ textView: UITextView) { heard.append("end") }
  func textViewDidChange(_ textView: UITextView) { heard.append("change \(textView.text ?? "")") }
  func textViewDidChangeSelection(_ textView: UITextView) {
    heard.append("selection \(textView.selectedRange.location)")
  }
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { text == "yes" }
}
