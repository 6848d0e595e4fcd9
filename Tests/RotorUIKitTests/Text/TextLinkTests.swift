import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TextLinkTests {
  private let view: UITextView = {
    let view = UITextView()
    let text = NSMutableAttributedString(string: "😀 one, two and three")
    for (word, address) in [(3..<6, "a:1"), (8..<11, "a:2"), (16..<21, "a:3")] {
      if let url = URL(string: address) {
        text.addAttribute(.link, value: url, range: NSRange(word))
      }
    }
    view.attributedText = text
    return view
  }()

  private func step(
    _ direction: UIAccessibilityCustomRotor.Direction, from range: UITextRange?,
    of target: UIView? = nil
  ) -> UITextRange? {
    let predicate = UIAccessibilityCustomRotorSearchPredicate()
    predicate.searchDirection = direction
    predicate.currentItem = UIAccessibilityCustomRotorItemResult(
      targetElement: target ?? view, targetRange: range)
    return view.accessibilityCustomRotors?.first?.itemSearchBlock(predicate)?.targetRange
  }

  @Test func `a text view brings a rotor of its links, and none without links`() {
    #expect(view.accessibilityCustomRotors?.map(\.systemRotorType) == [.link])
    #expect(view.accessibilityCustomRotors?.first === view.accessibilityCustomRotors?.first)
    view.text = "no links"
    #expect(view.accessibilityCustomRotors == nil)
    view.accessibilityCustomRotors = []
    #expect(view.accessibilityCustomRotors?.isEmpty == true)
  }

  @Test func `links are met in order, and on the first one going back is a boundary`() {
    var texts: [String] = []
    var here: UITextRange?
    while let next = step(.next, from: here), texts.count < 9 {
      texts.append(view.text(in: next) ?? "nil")
      here = next
    }
    #expect(texts == ["one", "two", "three"])
    texts = []
    while let next = step(.previous, from: here), texts.count < 9 {
      texts.append(view.text(in: next) ?? "nil")
      here = next
    }
    #expect(texts == ["two", "one"])
    #expect(here.flatMap(view.text) == "one")
  }

  @Test func `from a caret, from nowhere and from elsewhere the nearest link is met`() {
    let other = UITextView()
    other.text = "other"
    let foreign = other.range(atUTF16: 0..<5)
    let at = { (range: Range<Int>) in view.range(atUTF16: range) }
    let rows: [(UIAccessibilityCustomRotor.Direction, UITextRange?, UIView?, String?)] = [
      (.next, nil, nil, "one"), (.previous, nil, nil, "three"), (.next, at(3..<3), nil, "one"),
      (.next, at(4..<4), nil, "two"), (.previous, at(4..<4), nil, nil),
      (.previous, at(6..<6), nil, "one"), (.next, at(21..<21), nil, nil),
      (.next, at(0..<21), nil, nil), (.next, foreign, nil, "one"),
      (.next, foreign, other, "one"), (.previous, foreign, other, "three"),
    ]
    for (direction, range, target, text) in rows {
      #expect(step(direction, from: range, of: target).flatMap(view.text) == text)
    }
  }

  @Test func `a link that other attributes cut is one, and two addresses side by side are two`() {
    let text = NSMutableAttributedString(string: "onetwo three")
    text.addAttribute(.link, value: "a:1", range: NSRange(location: 0, length: 3))
    text.addAttribute(.link, value: "a:2", range: NSRange(location: 3, length: 3))
    text.addAttribute(.link, value: Address(number: 1), range: NSRange(location: 7, length: 5))
    text.addAttribute(.alert, value: 1, range: NSRange(location: 9, length: 2))
    text.addAttribute(
      .font, value: UIFont.systemFont(ofSize: 17), range: NSRange(location: 1, length: 1))
    view.attributedText = text
    #expect(view.textContent.links == [0..<3, 3..<6, 7..<12])
  }
}

/// An address of an app's own.
private struct Address: Hashable {
  let number: Int
}
