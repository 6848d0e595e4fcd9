import RotorUIKit
import Testing

@testable import UIKitStandIn

@Suite struct TextLayoutTests {
  private func view(_ text: String, columns: CGFloat) -> UITextView {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: columns * 8, height: 60))
    view.text = text
    return view
  }

  @Test func `lines are broken after white space, else where they are full`() {
    let rows: [(text: String, columns: CGFloat, starts: [Int])] = [
      ("", 10, []), ("one two three", 8, [0, 8]), ("one two three", 7, [0, 8]),
      ("one two three", 3, [0, 4, 8, 11]), ("abcdefgh", 3, [0, 3, 6]),
      ("one  two", 4, [0, 5]), ("a\r\nb\n\nc", 9, [0, 3, 5, 6]), ("a\n", 9, [0]),
      ("😀😀😀", 2, [0, 4]), ("éé e\u{301}x", 3, [0, 3]), ("one two", 0, [0]),
      ("one two", 0.5, [0, 1, 2, 4, 5, 6]), ("one two", .nan, [0]), ("one two", .infinity, [0]),
      ("one two", -4, [0, 4]), ("ab", 1, [0, 1]), ("a\u{2028}b", 9, [0, 2]),
      ("a\u{0B}b\u{0C}c\rd", 9, [0, 2, 4, 6]),
    ]
    for row in rows {
      #expect(view(row.text, columns: row.columns).layoutLineStarts == row.starts, "\(row)")
    }
  }

  @Test func `lines follow the width and the text`() {
    let view = view("one two three", columns: 20)
    #expect(view.layoutLineStarts == [0])
    view.frame.size.width = 64
    #expect(view.layoutLineStarts == [0, 8])
    view.insertText(" four")
    #expect(view.layoutLineStarts == [0, 8, 14])
    #expect(view.sizeThatFits(CGSize(width: 64, height: 0)) == CGSize(width: 64, height: 60))
    #expect(view.sizeThatFits(.zero) == CGSize(width: 18 * 8, height: 20))
  }

  @Test func `carets and ranges are drawn by lines of 20 points and characters of 8`() throws {
    let view = view("one 😀o three\nש", columns: 8)
    let rows: [(at: Int, caret: CGPoint)] = [
      (0, .zero), (4, CGPoint(x: 32, y: 0)), (6, CGPoint(x: 40, y: 0)),
      (8, CGPoint(x: 0, y: 20)), (13, CGPoint(x: 40, y: 20)),
      // The last paragraph goes from right to left.
      (14, CGPoint(x: 62, y: 40)), (15, CGPoint(x: 56, y: 40)),
    ]
    for row in rows {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: row.at))
      let caret = view.caretRect(for: place)
      #expect(caret == CGRect(x: row.caret.x, y: row.caret.y, width: 2, height: 20), "\(row)")
    }
    let all = view.range(atUTF16: 4..<15)
    #expect(view.firstRect(for: all) == CGRect(x: 32, y: 0, width: 24, height: 20))
    let parts = view.selectionRects(for: all)
    #expect(
      parts.map(\.rect) == [
        CGRect(x: 32, y: 0, width: 24, height: 20), CGRect(x: 0, y: 20, width: 40, height: 20),
        CGRect(x: 56, y: 40, width: 8, height: 20),
      ])
    #expect(parts.map(\.containsStart) == [true, false, false])
    #expect(parts.map(\.containsEnd) == [false, false, true])
    #expect(parts.map(\.writingDirection) == [.leftToRight, .leftToRight, .rightToLeft])
    #expect(view.selectionRects(for: view.range(atUTF16: 4..<4)).isEmpty)
  }

  @Test func `points find the nearest position, whatever the point`() throws {
    let view = view("one 😀o three\nש", columns: 8)
    let rows: [(point: CGPoint, at: Int)] = [
      (.zero, 0), (CGPoint(x: 33, y: 5), 4), (CGPoint(x: 39, y: 5), 6),
      (CGPoint(x: 500, y: 5), 7), (CGPoint(x: 500, y: 25), 13), (CGPoint(x: 1, y: 500), 15),
      (CGPoint(x: 64, y: 45), 14), (CGPoint(x: -5, y: -5), 0),
      (CGPoint(x: CGFloat.nan, y: .nan), 0), (CGPoint(x: CGFloat.infinity, y: .infinity), 14),
      (CGPoint(x: -CGFloat.infinity, y: 5), 0),
    ]
    for row in rows {
      let place = try #require(view.closestPosition(to: row.point))
      #expect(view.offset(from: view.beginningOfDocument, to: place) == row.at, "\(row)")
    }
    let within = view.closestPosition(
      to: CGPoint(x: 500, y: 500), within: view.range(atUTF16: 1..<3))
    #expect(within == view.position(from: view.beginningOfDocument, offset: 3))
    #expect(view.characterRange(at: CGPoint(x: 34, y: 3)).flatMap(view.text) == "😀")
    #expect(view.characterRange(at: CGPoint(x: 63, y: 45)).flatMap(view.text) == "ש")
    for point in [CGPoint(x: 60, y: 25), CGPoint(x: -1, y: 0), CGPoint(x: CGFloat.nan, y: 0)] {
      #expect(view.characterRange(at: point) == nil)
    }
  }

  @Test func `up and down keep the column`() {
    let view = view("one two three\n\nx four", columns: 8)
    let rows: [(from: Int, direction: UITextLayoutDirection, by: Int, to: Int?)] = [
      (2, .down, 1, 10), (10, .up, 1, 2), (2, .up, 1, nil), (10, .down, 1, 14), (10, .down, 2, 17),
      (13, .up, 1, 5), (17, .down, 1, nil), (17, .down, -3, 2), (7, .down, 1, 13),
    ]
    for row in rows {
      let from = view.position(from: view.beginningOfDocument, offset: row.from)
      let to = from.flatMap { view.position(from: $0, in: row.direction, offset: row.by) }
      #expect(
        to.map { view.offset(from: view.beginningOfDocument, to: $0) } == row.to, "\(row)")
    }
  }

  @Test func `the direction of a paragraph is its first letter's unless it was set`() throws {
    let view = view("12 שלום\nabc\n", columns: 20)
    let rows: [(at: Int, direction: NSWritingDirection)] = [
      (0, .rightToLeft), (8, .leftToRight), (12, .leftToRight),
    ]
    for row in rows {
      let place = try #require(view.position(from: view.beginningOfDocument, offset: row.at))
      #expect(view.baseWritingDirection(for: place, in: .forward) == row.direction)
    }
    view.setBaseWritingDirection(.leftToRight, for: view.range(atUTF16: 1..<1))
    view.setBaseWritingDirection(.rightToLeft, for: view.range(atUTF16: 12..<12))
    #expect(view.baseWritingDirection(for: view.beginningOfDocument, in: .forward) == .leftToRight)
    let range = view.range(atUTF16: 8..<10)
    #expect(view.position(within: range, farthestIn: .right) == range.end)
    #expect(view.position(within: range, farthestIn: .up) == range.start)
    let line = view.characterRange(byExtending: range.start, in: .right)
    #expect(line.flatMap(view.text) == "abc")
    #expect(view.characterRange(byExtending: range.end, in: .up).flatMap(view.text)?.count == 10)
  }

  @Test func `a long text is laid out once, whatever is asked`() {
    let view = view(String(repeating: "Hello wörld. ", count: 40_000), columns: 40)
    let count = view.layoutLineStarts.count
    #expect(count > 10_000)
    var height: CGFloat = 0
    for step in 0..<2_000 {
      let range = view.range(atUTF16: step * 200..<step * 200 + 5)
      height = max(height, view.firstRect(for: range).maxY)
    }
    #expect(height <= CGFloat(count) * 20)
  }
}
