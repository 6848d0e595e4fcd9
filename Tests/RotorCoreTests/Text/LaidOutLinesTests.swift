import RotorCore
import Testing

struct LaidOutLinesTests {
  @Test(
    "Lines start where the source says",
    arguments: [
      ("one two three", [0, 4, 8], ["one ", "two ", "three"]),
      ("one two", [4], ["one ", "two"]),
      ("one two", [0], ["one two"]),
      ("a\n\nb", [0, 2, 3], ["a", "", "b"]),
      ("a\r\nb c", [0, 3, 5], ["a", "b ", "c"]),
      ("one two", [-3, 0, 4, 4, 90], ["one ", "two"]),
      ("😀😀", [0, 3], ["😀", "😀"]),
      ("one\ntwo", [0], ["one\ntwo"]),
    ])
  func lines(text: String, starts: [Int], expected: [String]) {
    let lines = TextUnit.line.walk(text, lineStarts: starts)
    #expect(lines.map { text.slice($0) } == expected)
    #expect(TextUnit.line.walkBack(text, lineStarts: starts) == lines.reversed())
  }

  @Test("From every offset the nearest whole line is found")
  func nearest() {
    let text = "a\n\nbcd efg\r\n\r\nh"
    let starts = [0, 2, 3, 3, 7, 12, 14]
    let lines = TextUnit.line.walk(text, lineStarts: starts)
    #expect(lines == [0..<1, 2..<2, 3..<7, 7..<10, 12..<12, 14..<15])
    for offset in 0...text.utf16.count {
      #expect(
        TextUnit.line.next(after: offset, in: text, lineStarts: starts)
          == lines.first { $0.lowerBound >= offset }, "\(offset)")
      #expect(
        TextUnit.line.previous(before: offset, in: text, lineStarts: starts)
          == lines.last { $0.upperBound <= offset }, "\(offset)")
    }
  }

  @Test("Only lines heed line starts", arguments: [TextUnit.character, .word, .sentence])
  func others(unit: TextUnit) {
    #expect(unit.walk("One. Two", lineStarts: [3]) == unit.walk("One. Two"))
  }
}
