import RotorTesting
import Testing

@testable import RotorUIKit

@Suite("A rotor over the parts of a text that carry an attribute")
struct AttributeRotorTests {
  /// A text whose parts in brackets carry a link, numbered, or what follows a colon.
  private static func marked(_ text: String) -> NSMutableAttributedString {
    let whole = NSMutableAttributedString(string: "")
    var number = 0
    for part in text.split(separator: "[", omittingEmptySubsequences: false) {
      let pieces = part.split(separator: "]", maxSplits: 1, omittingEmptySubsequences: false)
      if pieces.count == 2 {
        number += 1
        whole.append(
          NSAttributedString(
            string: String(pieces[0]), attributes: [.link: "https://example.org/\(number)"]))
      }
      whole.append(NSAttributedString(string: String(pieces.last ?? "")))
    }
    return whole
  }

  private static func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.isEditable = false
    view.attributedText = marked(text)
    return view
  }

  /// The parts that are found one after the other, at most 20.
  private static func walk(
    _ rotor: UIAccessibilityCustomRotor, _ direction: UIAccessibilityCustomRotor.Direction,
    in view: UITextView, from range: NSRange? = nil
  ) -> [String] {
    var found: [String] = []
    var result = rotor.step(direction, from: view, range: range.flatMap { view.textRange($0) })
    while let range = result?.targetRange, found.count < 20 {
      found.append(view.text(in: range) ?? "-")
      result = rotor.step(direction, from: view, range: range)
    }
    return found
  }

  @Test func `from the text as a whole to both ends`() {
    let rows: [(text: String, parts: [String])] = [
      ("See [our page] and [the map] for more", ["our page", "the map"]),
      ("[One] only", ["One"]), ("only [one]", ["one"]), ("[All of it]", ["All of it"]),
      ("[two][links] side by side", ["two", "links"]),
      ("past 👩‍👩‍👧 and [日本 🏔] it goes to [é]", ["日本 🏔", "é"]),
      ("none here", []), ("", []),
    ]
    for row in rows {
      let view = AttributeRotorTests.view(row.text)
      let rotor = UIAccessibilityCustomRotor(name: "Links here", attribute: .link, in: view)
      #expect(AttributeRotorTests.walk(rotor, .next, in: view) == row.parts, "\(row.text)")
      #expect(
        AttributeRotorTests.walk(rotor, .previous, in: view) == row.parts.reversed(),
        "\(row.text)")
    }
  }

  @Test func `from a caret, a word of a part, and what is between two`() {
    let view = AttributeRotorTests.view("See [our page] and [the map] now")
    let rotor = UIAccessibilityCustomRotor(name: "Links here", attribute: .link, in: view)
    // "See our page and the map now": the parts are 4..<12 and 17..<24.
    let rows: [(location: Int, length: Int, next: String?, previous: String?)] = [
      (0, 0, "our page", nil), (0, 3, "our page", nil), (4, 0, "our page", nil),
      (4, 3, "the map", nil), (8, 4, "the map", nil), (8, 0, "the map", nil),
      (4, 8, "the map", nil), (12, 0, "the map", "our page"), (13, 3, "the map", "our page"),
      (17, 3, nil, "our page"), (21, 3, nil, "our page"), (24, 0, nil, "the map"),
      (25, 3, nil, "the map"), (0, 28, nil, nil),
    ]
    for row in rows {
      let range = NSRange(location: row.location, length: row.length)
      let next = AttributeRotorTests.walk(rotor, .next, in: view, from: range).first
      let previous = AttributeRotorTests.walk(rotor, .previous, in: view, from: range).first
      #expect(next == row.next, "\(range)")
      #expect(previous == row.previous, "\(range)")
    }
  }

  @Test func `from another element it enters at the ends`() {
    let view = AttributeRotorTests.view("See [our page] and [the map] now")
    let other = AttributeRotorTests.view("Another")
    let rotor = UIAccessibilityCustomRotor(name: "Links here", attribute: .link, in: view)
    for element in [nil, Sample.element("Title"), other] as [UIView?] {
      let range = (element as? UITextView)?.textRange(NSRange(location: 3, length: 2))
      let next = rotor.step(.next, from: element, range: range)?.targetRange
      let previous = rotor.step(.previous, from: element, range: range)?.targetRange
      #expect(next.flatMap { view.text(in: $0) } == "our page")
      #expect(previous.flatMap { view.text(in: $0) } == "the map")
    }
  }

  @Test func `it is sound, and parts may go and come`() {
    let view = AttributeRotorTests.view("See [our page] and [the map] or [us]")
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Marked", attribute: .link, in: view)
    ]
    let screen = Sample.screen([Sample.element("Title"), view])
    let source = ViewSource(screen)
    // Here the parts are links, which VoiceOver has a rotor for.
    let isKnown: Set = ["rotor-repeats-system"]
    expectSound(
      "Marked", on: source, stops: ["our page", "the map", "us"], atLeast: .warning, except: isKnown
    )
    view.attributedText = AttributeRotorTests.marked("Nothing is [left] here")
    expectSound("Marked", on: source, stops: ["left"], atLeast: .warning)
    view.attributedText = AttributeRotorTests.marked("Nothing is left here")
    expectSound("Marked", on: source, stops: [], atLeast: .error)
  }

  @Test func `a text that is gone offers nothing`() {
    var view: UITextView? = AttributeRotorTests.view("[one]")
    let rotor = view.map { UIAccessibilityCustomRotor(name: "Marked", attribute: .link, in: $0) }
    #expect(rotor?.step(.next)?.targetRange != nil)
    view = nil
    #expect(rotor?.step(.next) == nil)
  }

  /// A text that counts how often it is asked for a part.
  private nonisolated final class Counted: NSMutableAttributedString {
    nonisolated(unsafe) static var asked = 0

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] {
      Counted.asked += 1
      return super.attributes(at: location, effectiveRange: range)
    }
  }

  @Test func `a step asks for the parts that it passes over`() {
    let text = Counted(string: String(repeating: "a b ", count: 500))
    for place in 0..<500 {
      text.addAttribute(.link, value: "\(place)", range: NSRange(location: place * 4, length: 1))
    }
    var start = 0
    Counted.asked = 0
    while let range = AttributeParts(text, .link).part(from: start) { start = range.end }
    #expect((1_000...2_500).contains(Counted.asked))
    var end = text.length
    Counted.asked = 0
    while let range = AttributeParts(text, .link).part(endingBy: end) { end = range.location }
    #expect((1_000...2_500).contains(Counted.asked))
  }
}
