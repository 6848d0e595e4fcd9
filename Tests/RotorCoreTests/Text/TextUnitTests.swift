import RotorCore
import Testing

struct TextUnitTests {
  @Test(
    "A text is cut into the units that a reader expects",
    arguments: [
      (.word, "Der Hund bellt.", ["Der", "Hund", "bellt", "."]),
      (.word, "Größe 3,5 m – geht’s?", ["Größe", "3,5", "m", "–", "geht’s", "?"]),
      (.word, "我们去Berlin吧。", ["我", "们", "去", "Berlin", "吧", "。"]),
      (.word, "snake_case e.g. 1.000,50", ["snake_case", "e.g", ".", "1.000,50"]),
      (.word, "  \t\n ", []),
      (.word, "a\u{200B}b\u{FEFF}", ["a", "b\u{FEFF}"]),
      (.word, "\u{FEFF} x", ["x"]),
      (.word, "🇩🇪🇨🇳👩‍👩‍👧 ok", ["🇩🇪", "🇨🇳", "👩‍👩‍👧", "ok"]),
      (.sentence, "Das ist gut. Und das?  Ja!", ["Das ist gut.", "Und das?", "Ja!"]),
      (.sentence, "他来了。她走了！“真的？”是的。", ["他来了。", "她走了！", "“真的？”", "是的。"]),
      (.sentence, "他说：“好。”“走！”（笑）完", ["他说：“好。”", "“走！”", "（笑）完"]),
      (.sentence, "Er sagte: „Gut.“ Dann ging er.", ["Er sagte: „Gut.“", "Dann ging er."]),
      (.sentence, "停！“ 啊。『「好」", ["停！", "“ 啊。", "『「好」"]),
      (.sentence, "z. b. so etwas. Nur 3.5 Euro.", ["z. b. so etwas.", "Nur 3.5 Euro."]),
      (.sentence, "Title\n\n  First one.\r\nSecond", ["Title", "First one.", "Second"]),
      (.sentence, "\n \n", []),
      (.line, "one\ntwo\r\n\r\nthree\n", ["one", "two", "", "three"]),
      (.line, "a\u{2028}b\u{2029}c\u{85}d\re\u{B}f\u{C}g", ["a", "b", "c", "d", "e", "f", "g"]),
      (.line, "\n", [""]),
      (.line, "only", ["only"]),
      (.character, "ä👩‍👩‍👧\r\n我", ["ä", "👩‍👩‍👧", "\r\n", "我"]),
      (.character, "e\u{301}\u{302}x", ["e\u{301}\u{302}", "x"]),
    ] as [(TextUnit, String, [String])])
  func units(unit: TextUnit, text: String, expected: [String]) {
    #expect(unit.walk(text).map { text.slice($0) } == expected)
    #expect(unit.walkBack(text).map { text.slice($0) } == expected.reversed())
  }

  @Test("Ranges are UTF-16 offsets")
  func offsets() {
    #expect(TextUnit.word.walk("😀 😀ab 我") == [0..<2, 3..<5, 5..<7, 8..<9])
    #expect(TextUnit.line.walk("😀\r\n\r\nx") == [0..<2, 4..<4, 6..<7])
    #expect(TextUnit.sentence.walk(" 😀. A ") == [1..<4, 5..<6])
  }

  @Test("An empty text has no unit", arguments: TextUnit.allCases)
  func empty(unit: TextUnit) {
    for offset in [nil, 0, -1, 1, Int.min, Int.max] {
      #expect(unit.next(after: offset, in: "") == nil)
      #expect(unit.previous(before: offset, in: "") == nil)
      #expect(unit.next(after: offset, in: "", lineStarts: [0, 4]) == nil)
      #expect(unit.previous(before: offset, in: "", lineStarts: [0, 4]) == nil)
    }
  }

  @Test("An offset outside the text counts as its nearest end", arguments: TextUnit.allCases)
  func outside(unit: TextUnit) {
    let text = "Ä b. C\n\nd"
    for low in [Int.min, -1] {
      #expect(unit.next(after: low, in: text) == unit.next(after: nil, in: text))
      #expect(unit.previous(before: low, in: text) == nil)
    }
    for high in [10, Int.max] {
      #expect(unit.next(after: high, in: text) == nil)
      #expect(unit.previous(before: high, in: text) == unit.previous(before: nil, in: text))
    }
    #expect(unit.next(afterUnit: 5..<Int.max, in: text) == nil)
    #expect(unit.previous(beforeUnit: Int.min..<3, in: text) == nil)
  }

  @Test("An empty line is passed in both directions, and a caret on it counts as the line")
  func emptyLines() {
    let text = "a\n\n\nb"
    #expect(TextUnit.line.walk(text) == [0..<1, 2..<2, 3..<3, 4..<5])
    #expect(TextUnit.line.next(after: 2, in: text) == 2..<2)
    #expect(TextUnit.line.previous(before: 2, in: text) == 2..<2)
    #expect(TextUnit.line.next(afterUnit: 2..<2, in: text) == 3..<3)
    #expect(TextUnit.line.previous(beforeUnit: 2..<2, in: text) == 0..<1)
    #expect(TextUnit.line.previous(beforeUnit: 0..<0, in: "\nb") == nil)
  }

  @Test("A caret before a word leads to that word")
  func caret() {
    #expect(TextUnit.word.next(afterUnit: 4..<4, in: "one two") == 4..<7)
    #expect(TextUnit.word.next(afterUnit: 5..<5, in: "one two") == nil)
    #expect(TextUnit.word.previous(beforeUnit: 5..<5, in: "one two") == 0..<3)
  }

  @Test("A million marks on one letter are one character, one word, one sentence and one line")
  func marks() {
    let text = "x a" + String(repeating: "\u{301}", count: 1_000_000) + " y"
    let long = 2..<1_000_003
    for unit in [TextUnit.character, .word] {
      #expect(unit.walk(text).contains(long))
      #expect(unit.walkBack(text).contains(long))
    }
    for unit in [TextUnit.sentence, .line] {
      #expect(unit.walk(text) == [0..<1_000_005])
      #expect(unit.walkBack(text) == [0..<1_000_005])
    }
  }

  @Test("Long rows of spaces, closing marks, full stops and line ends are walked once")
  func rows() {
    for row in [
      " ", ")", ".", "\n", ". ", ") ", "\u{3000}", "\r\n", "(", "“。", ")(", "a:", "\u{200D}", "' ",
    ] {
      let text = "A." + String(repeating: row, count: 20_000) + "b. C"
      for unit in TextUnit.allCases {
        #expect(
          unit.walk(text) == unit.walkBack(text).reversed(), "\(unit) of \(row.debugDescription)")
      }
    }
  }
}
