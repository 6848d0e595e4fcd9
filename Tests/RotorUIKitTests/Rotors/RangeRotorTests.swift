import RotorTesting
import RotorUIKit
import Testing

@Suite("A rotor over ranges of a text")
struct RangeRotorTests {
  private static func view(_ text: String) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 100, width: 300, height: 300))
    view.isEditable = false
    view.text = text
    return view
  }

  private static func ranges(_ pairs: [(Int, Int)]) -> [NSRange] {
    pairs.map { NSRange(location: $0.0, length: $0.1) }
  }

  /// The parts that are found one after the other, at most 20.
  private static func walk(
    _ pairs: [(Int, Int)], _ direction: UIAccessibilityCustomRotor.Direction, in view: UITextView,
    from range: NSRange? = nil
  ) -> [String] {
    let rotor = UIAccessibilityCustomRotor(name: "Letters", in: view) { ranges(pairs) }
    var found: [String] = []
    var result = rotor.step(direction, from: view, range: range.flatMap { view.textRange($0) })
    while let range = result?.targetRange, found.count < 20 {
      found.append(view.text(in: range) ?? "-")
      result = rotor.step(direction, from: view, range: range)
    }
    return found
  }

  @Test func `from the text as a whole to both ends`() {
    let rows: [(ranges: [(Int, Int)], parts: [String])] = [
      ([(0, 1), (3, 2), (9, 1)], ["a", "de", "j"]),
      ([(0, 10)], ["abcdefghij"]),
      ([(2, 3), (5, 3)], ["cde", "fgh"]),
      ([], []),
      // What is empty or lies outside is no stop.
      ([(0, 1), (4, 0), (4, 2)], ["a", "ef"]),
      ([(4, 0)], []),
      ([(0, 1), (8, 5), (20, 3)], ["a"]),
      ([(-5, 2), (0, 1)], ["a"]),
      ([(0, 1), (NSNotFound, 0)], ["a"]),
      ([(0, 1), (NSNotFound, 4)], ["a"]),
      ([(0, 1), (3, Int.max)], ["a"]),
      ([(0, 1), (Int.max, Int.max)], ["a"]),
      ([(0, 1), (3, -2)], ["a"]),
    ]
    let view = RangeRotorTests.view("abcdefghij")
    for row in rows {
      #expect(RangeRotorTests.walk(row.ranges, .next, in: view) == row.parts, "\(row.ranges)")
      #expect(
        RangeRotorTests.walk(row.ranges, .previous, in: view) == row.parts.reversed(),
        "\(row.ranges)")
    }
  }

  @Test func `from a caret, a part of one, and what is between two`() {
    let view = RangeRotorTests.view("abcdefghij")
    let rows: [(location: Int, length: Int, next: String?, previous: String?)] = [
      (0, 0, "bcd", nil), (1, 0, "bcd", nil), (2, 0, "gh", nil), (2, 1, "gh", nil),
      (1, 3, "gh", nil), (4, 0, "gh", "bcd"), (4, 2, "gh", "bcd"), (6, 2, nil, "bcd"),
      (7, 0, nil, "bcd"), (8, 0, nil, "gh"), (9, 1, nil, "gh"), (0, 10, nil, nil),
    ]
    for row in rows {
      let range = NSRange(location: row.location, length: row.length)
      let pairs = [(1, 3), (6, 2)]
      #expect(
        RangeRotorTests.walk(pairs, .next, in: view, from: range).first == row.next, "\(range)")
      #expect(
        RangeRotorTests.walk(pairs, .previous, in: view, from: range).first == row.previous,
        "\(range)")
    }
  }

  @Test func `ranges that are not sorted or lie over one another never go round`() {
    let view = RangeRotorTests.view("abcdefghij")
    let numbers = 0..<10
    for seed in numbers {
      let pairs = numbers.map { (($0 * 7 + seed * 3) % 10, ($0 + seed) % 4) }
      #expect(RangeRotorTests.walk(pairs, .next, in: view).count <= 10)
      #expect(RangeRotorTests.walk(pairs, .previous, in: view).count <= 10)
    }
  }

  @Test func `it is sound in a text view and in a field, and its ranges may change`() {
    let view = RangeRotorTests.view("Anna and Otto saw a racecar")
    var found = RangeRotorTests.ranges([(0, 4), (9, 4), (20, 7)])
    view.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Palindromes", in: view) { found }
    ]
    let source = ViewSource(Sample.screen([Sample.element("Title"), view]))
    expectSound("Palindromes", on: source, stops: ["Anna", "Otto", "racecar"], atLeast: .warning)
    found.remove(at: 1)
    expectSound("Palindromes", on: source, stops: ["Anna", "racecar"], atLeast: .warning)
    let field = UITextField(frame: CGRect(x: 0, y: 500, width: 300, height: 44))
    field.text = "Anna and Otto"
    field.accessibilityLabel = "Search"
    field.accessibilityCustomRotors = [
      UIAccessibilityCustomRotor(name: "Palindromes", in: field) {
        RangeRotorTests.ranges([(0, 4), (9, 4)])
      }
    ]
    expectSound(
      "Palindromes", on: ViewSource(Sample.screen([field])), stops: ["Anna", "Otto"],
      atLeast: .warning)
  }

  @Test func `a text that is gone offers nothing`() {
    var view: UITextView? = RangeRotorTests.view("abc")
    let rotor = view.map { view in
      UIAccessibilityCustomRotor(name: "Letters", in: view) {
        [NSRange(location: 0, length: 1)]
      }
    }
    #expect(rotor?.step(.next)?.targetRange != nil)
    view = nil
    #expect(rotor?.step(.next) == nil)
  }
}
