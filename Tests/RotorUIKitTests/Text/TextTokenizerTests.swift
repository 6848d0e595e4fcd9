import RotorUIKit
import Testing

@Suite struct TextTokenizerTests {
  private func view(_ text: String, columns: Int = 100) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 100))
    view.text = text
    return view
  }

  /// Every boundary that is met in a direction, from one end to the other.
  private func boundaries(
    _ granularity: UITextGranularity, _ direction: UITextStorageDirection, in view: UITextView
  ) -> [Int] {
    var found: [Int] = []
    var here = direction == .forward ? view.beginningOfDocument : view.endOfDocument
    while found.count < 100,
      let next = view.tokenizer.position(
        from: here, toBoundary: granularity, inDirection: .storage(direction))
    {
      found.append(view.offset(from: view.beginningOfDocument, to: next))
      here = next
    }
    return found
  }

  @Test func `boundaries are met in both directions, in each granularity`() {
    let rows: [(text: String, granularity: UITextGranularity, forward: [Int], backward: [Int])] = [
      ("a😀b", .character, [1, 3, 4], [3, 1, 0]),
      ("e\u{301}\r\n", .character, [2, 4], [2, 0]),
      ("Hi, Bob 7!", .word, [2, 4, 7, 8, 9], [9, 8, 7, 4, 2, 0]),
      ("  a  ", .word, [2, 3], [3, 2]),
      ("😀 can't 😀", .word, [3, 8], [8, 3]),
      ("שלום עולם", .word, [4, 5, 9], [5, 4, 0]),
      ("... !", .word, [], []),
      ("One. Two! 3", .sentence, [5, 10, 11], [10, 5, 0]),
      ("One.\r\nTwo", .sentence, [6, 9], [6, 0]),
      ("ab\r\n\r\ncd", .paragraph, [2, 6, 8], [6, 2, 0]),
      ("ab\n", .paragraph, [2], [2, 0]),
      ("one two three", .document, [13], [0]),
      ("", .character, [], []), ("", .word, [], []), ("", .sentence, [], []),
      ("", .paragraph, [], []), ("", .line, [], []), ("", .document, [], []),
    ]
    for row in rows {
      let view = view(row.text)
      #expect(boundaries(row.granularity, .forward, in: view) == row.forward, "\(row)")
      #expect(boundaries(row.granularity, .backward, in: view) == row.backward, "\(row)")
    }
  }

  @Test func `lines are those of the layout`() {
    let view = view("one two three\nfour", columns: 8)
    #expect(boundaries(.line, .forward, in: view) == [8, 13, 14, 18])
    #expect(boundaries(.line, .backward, in: view) == [14, 13, 8, 0])
  }

  @Test func `the unit at a boundary is the one in the direction that is asked for`() {
    typealias Row = (
      text: String, at: Int, granularity: UITextGranularity, forward: String?, backward: String?
    )
    let rows: [Row] = [
      ("one two", 0, .word, "one", nil), ("one two", 3, .word, nil, "one"),
      ("one two", 4, .word, "two", nil), ("one two", 5, .word, "two", "two"),
      ("one two", 7, .word, nil, "two"),
      ("a😀b", 2, .character, "😀", "😀"), ("a😀b", 1, .character, "😀", "a"),
      ("A b. C d.", 5, .sentence, "C d.", "A b. "),
      ("ab\n\ncd", 2, .paragraph, nil, "ab"), ("ab\n\ncd", 3, .paragraph, nil, nil),
      ("ab\n\ncd", 4, .paragraph, "cd", nil),
      ("ab", 0, .document, "ab", nil), ("ab", 2, .document, nil, "ab"),
      ("", 0, .document, nil, nil), ("", 0, .word, nil, nil),
    ]
    for row in rows {
      let view = view(row.text)
      guard let place = view.position(from: view.beginningOfDocument, offset: row.at) else {
        Issue.record("no position \(row)")
        continue
      }
      for (direction, unit) in [
        (UITextStorageDirection.forward, row.forward), (.backward, row.backward),
      ] {
        let range = view.tokenizer.rangeEnclosingPosition(
          place, with: row.granularity, inDirection: .storage(direction))
        #expect(range.flatMap(view.text) == unit, "\(row)")
        #expect(
          view.tokenizer.isPosition(
            place, withinTextUnit: row.granularity, inDirection: .storage(direction))
            == (unit != nil), "\(row)")
      }
    }
  }

  @Test func `a boundary looking forward is an end, looking backward a start`() {
    let view = view("one two")
    let rows: [(at: Int, forward: Bool, backward: Bool)] = [
      (0, false, true), (1, false, false), (3, true, false), (4, false, true), (7, true, false),
    ]
    for row in rows {
      guard let place = view.position(from: view.beginningOfDocument, offset: row.at) else {
        Issue.record("no position \(row)")
        continue
      }
      let tokenizer = view.tokenizer
      #expect(
        tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward))
          == row.forward, "\(row)")
      #expect(
        tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.backward))
          == row.backward, "\(row)")
    }
  }

  @Test func `left is on in text from right to left, and a number that is no direction is on`() {
    let rows: [(text: String, direction: UITextDirection, isOn: Bool)] = [
      ("abc", .layout(.right), true), ("abc", .layout(.left), false),
      ("שלום", .layout(.left), true), ("שלום", .layout(.right), false),
      ("abc", .layout(.down), true), ("abc", .layout(.up), false),
      ("abc", UITextDirection(rawValue: 99), true),
    ]
    for row in rows {
      let view = view(row.text)
      let next = view.tokenizer.position(
        from: view.beginningOfDocument, toBoundary: .word, inDirection: row.direction)
      #expect((next == view.endOfDocument) == row.isOn, "\(row)")
    }
  }

  @Test func `positions of another text have no units`() {
    let view = view("one two")
    let other = UITextView()
    other.text = "another"
    for place in [other.beginningOfDocument, UITextPosition()] {
      let tokenizer = view.tokenizer
      #expect(
        tokenizer.rangeEnclosingPosition(
          place, with: .word, inDirection: .storage(.forward)) == nil)
      #expect(
        tokenizer.position(from: place, toBoundary: .word, inDirection: .storage(.forward)) == nil)
      #expect(!tokenizer.isPosition(place, atBoundary: .word, inDirection: .storage(.forward)))
      #expect(!tokenizer.isPosition(place, withinTextUnit: .word, inDirection: .storage(.forward)))
    }
  }

  @Test func `a tokenizer does not keep its text alive, and says nothing once it is gone`() {
    var view: UITextView? = view("one two")
    let tokenizer = view.map { UITextInputStringTokenizer(textInput: $0) }
    let place = view?.beginningOfDocument ?? UITextPosition()
    weak let gone = view
    view = nil
    #expect(gone == nil)
    #expect(
      tokenizer?.rangeEnclosingPosition(place, with: .word, inDirection: .storage(.forward)) == nil)
  }
}
