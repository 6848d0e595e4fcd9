import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TextPositionTests {
  private static let texts = [
    "", "a", "Hello", "a😀b", "e\u{301}x", "one\r\ntwo", "שלום עולם", "\r\n", "👩‍👩‍👧‍👦", "🇩🇪🇫🇷",
    "\u{FFFC}", "a\n",
  ]

  /// Every kind of text input, with a text in it.
  private func inputs(_ text: String) -> [any UITextInput] {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 40, height: 100))
    view.text = text
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 40, height: 44))
    field.text = text
    return [view, field]
  }

  @Test func `a position is an offset in UTF-16 units, and nil outside the text`() throws {
    for text in Self.texts {
      let length = text.utf16.count
      for input in inputs(text) {
        let start = input.beginningOfDocument
        #expect(input.offset(from: start, to: input.endOfDocument) == length)
        for offset in 0...length {
          let place = try #require(input.position(from: start, offset: offset))
          #expect(input.offset(from: start, to: place) == offset)
          #expect(input.offset(from: place, to: start) == -offset)
          #expect(input.position(from: place, offset: -offset) == start)
          #expect(input.position(from: place, offset: length - offset) == input.endOfDocument)
          #expect(input.position(from: place, offset: length - offset + 1) == nil)
          #expect(input.position(from: place, offset: -offset - 1) == nil)
          let order = input.compare(start, to: place)
          #expect(order == (offset == 0 ? .orderedSame : .orderedAscending))
          #expect(
            input.compare(input.endOfDocument, to: place)
              == (offset == length ? .orderedSame : .orderedDescending))
        }
        for offset in [Int.min, Int.min + 1, -1, length + 1, Int.max] {
          #expect(input.position(from: start, offset: offset) == nil)
        }
        #expect(input.position(from: input.endOfDocument, offset: .max) == nil)
      }
    }
  }

  @Test func `a range is the same in either order, equal by value, and gives its text`() throws {
    for text in Self.texts {
      let length = text.utf16.count
      for input in inputs(text) {
        for first in 0...length {
          for second in first...length {
            let start = try #require(
              input.position(from: input.beginningOfDocument, offset: first))
            let end = try #require(
              input.position(from: input.beginningOfDocument, offset: second))
            let range = try #require(input.textRange(from: start, to: end))
            let reversed = try #require(input.textRange(from: end, to: start))
            #expect(range == reversed)
            #expect(range.hash == reversed.hash)
            #expect(range.start == start)
            #expect(range.end == end)
            #expect(range.isEmpty == (first == second))
            let units = Array(text.utf16)[first..<second]
            #expect(input.text(in: range) == String(decoding: units, as: UTF16.self))
          }
        }
      }
    }
  }

  @Test func `positions and ranges of another text, or of no text, are left alone`() throws {
    let other = UITextView()
    other.text = "Another text"
    let foreign = try #require(
      other.textRange(from: other.beginningOfDocument, to: other.endOfDocument))
    let strangers: [UITextRange] = [foreign, UITextRange(), AppRange()]
    for text in Self.texts {
      for input in inputs(text) {
        for range in strangers {
          #expect(input.text(in: range) == nil)
          #expect(input.textRange(from: range.start, to: input.endOfDocument) == nil)
          #expect(input.textRange(from: input.beginningOfDocument, to: range.end) == nil)
          #expect(input.position(from: range.end, offset: 0) == nil)
          #expect(input.position(from: range.end, in: .left, offset: 1) == nil)
          #expect(input.offset(from: range.end, to: input.beginningOfDocument) == 0)
          #expect(input.compare(range.end, to: input.endOfDocument) == .orderedSame)
          #expect(input.position(within: range, farthestIn: .right) == nil)
          #expect(input.characterRange(byExtending: range.end, in: .up) == nil)
          #expect(input.baseWritingDirection(for: range.end, in: .forward) == .natural)
          #expect(input.firstRect(for: range) == .zero)
          #expect(input.caretRect(for: range.end) == .zero)
          #expect(input.selectionRects(for: range).isEmpty)
          #expect(input.closestPosition(to: .zero, within: range) == nil)
          #expect(!input.shouldChangeText(in: range, replacementText: "x"))
          let selected = input.selectedTextRange
          input.selectedTextRange = range
          #expect(input.selectedTextRange == selected)
          input.selectedTextRange = nil
          #expect(input.selectedTextRange == selected)
          input.setBaseWritingDirection(.rightToLeft, for: range)
          input.replace(range, withText: "x")
          #expect(
            input.offset(from: input.beginningOfDocument, to: input.endOfDocument)
              == text.utf16.count)
          #expect((input as? any LaidOutText)?.owns(range) == false)
        }
      }
    }
  }

  @Test func `a range that an edit left outside the text is cut, and known as it was`() throws {
    let view = UITextView()
    view.text = "A long text"
    let end = view.endOfDocument
    let start = try #require(view.position(from: end, offset: -4))
    let range = try #require(view.textRange(from: start, to: end))
    view.text = "A long"
    #expect(view.owns(range))
    #expect(view.utf16Range(of: range) == NSRange(location: 7, length: 4))
    #expect(view.text(in: range) == "")
    #expect(view.offset(from: view.beginningOfDocument, to: range.end) == 6)
    #expect(view.position(from: range.end, offset: 0) == view.endOfDocument)
    view.text = "A long"
    view.selectedTextRange = range
    #expect(view.selectedRange == NSRange(location: 6, length: 0))
    view.replace(range, withText: "er text")
    #expect(view.text == "A longer text")
    #expect(view.range(atUTF16: -3..<99) == view.range(atUTF16: 0..<13))
  }

  @Test func `a range of an app's own class counts when its positions are of this text`() {
    let view = UITextView()
    view.text = "Hello"
    let range = AppRange(view.endOfDocument, view.beginningOfDocument)
    #expect(view.owns(range))
    #expect(view.text(in: range) == "Hello")
  }

  @Test func `left and right go by characters, and the other way in text from right to left`() {
    let rows: [(text: String, from: Int, direction: UITextLayoutDirection, by: Int, to: Int?)] = [
      ("a😀b", 0, .right, 2, 3), ("a😀b", 3, .left, 1, 1), ("a😀b", 1, .right, -1, 0),
      ("a😀b", 0, .left, 1, nil), ("a😀b", 4, .right, 1, nil), ("a😀b", 0, .right, 0, 0),
      ("e\u{301}x", 0, .right, 1, 2), ("\r\na", 0, .right, 1, 2), ("", 0, .right, 1, nil),
      ("שלום", 0, .left, 2, 2), ("שלום", 2, .right, 1, 1), ("שלום", 0, .right, 1, nil),
      ("abc", 1, .right, .max, nil), ("abc", 1, .right, .min, nil), ("abc", 1, .left, .min, nil),
      ("abc", 1, .up, .min, nil), ("abc", 1, .down, .max, nil),
    ]
    for row in rows {
      for input in inputs(row.text) {
        let from = input.position(from: input.beginningOfDocument, offset: row.from)
        let to = from.flatMap { input.position(from: $0, in: row.direction, offset: row.by) }
        let offset = to.map { input.offset(from: input.beginningOfDocument, to: $0) }
        #expect(offset == row.to, "\(row)")
      }
    }
  }

  @Test func `a text of a million characters is not copied or walked for each position`() {
    let view = UITextView()
    let text = NSMutableAttributedString(
      string: String(repeating: "Hello wörld 😀, and so on. ", count: 40_000))
    text.addAttribute(.link, value: "x", range: NSRange(location: 500_000, length: 5))
    view.attributedText = text
    #expect(view.attributedText === view.attributedText)
    var sum = 0
    for step in 0..<20_000 {
      let place = view.position(from: view.beginningOfDocument, offset: step * 50)
      if let place, let range = view.textRange(from: place, to: view.endOfDocument) {
        sum += view.offset(from: place, to: range.end)
      }
    }
    #expect(sum == 20_000 * text.length - 50 * (0..<20_000).reduce(0, +))
  }
}

/// A range of an app's own class.
private final class AppRange: UITextRange {
  private let first: UITextPosition
  private let last: UITextPosition

  init(_ first: UITextPosition = UITextPosition(), _ last: UITextPosition = UITextPosition()) {
    self.first = first
    self.last = last
    super.init()
  }

  override var start: UITextPosition { first }
  override var end: UITextPosition { last }
  override var isEmpty: Bool { false }
}
