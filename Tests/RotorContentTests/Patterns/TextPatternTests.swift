import RotorContent
import RotorCore
import Testing

@Suite struct TextPatternTests {
  @Test(
    "A pattern finds its ranges in UTF-16 units; what is empty is left out",
    arguments: [
      ("total", "a ⟦total⟧ of ⟦total⟧s"), ("/TOTAL/i", "🙏 ⟦Total⟧"), ("/^b/m", "a\n⟦b⟧"),
      ("/a.b/s", "⟦a\nb⟧"), ("/ a b /x", "⟦ab⟧"), ("a*", "b⟦aa⟧b"), ("x*", "bbb"), ("", ""),
      ("(?=a)", "aaa"), ("[€£]\\d+", "⟦€5⟧ 中 ⟦£10⟧"), ("/a\\/b/", "⟦a/b⟧"), ("\\p{Han}+", "a⟦中文⟧"),
    ])
  func ranges(_ written: String, _ marked: String) throws {
    let row = Marked(marked)
    guard !written.isEmpty else {
      #expect(throws: PatternError.invalid("")) { try TextPattern("") }
      return
    }
    #expect(try TextPattern(written).ranges(in: row.text) == row.ranges)
  }

  @Test(
    "A pattern that is none is refused with its own words",
    arguments: [
      (
        "(a",
        "the pattern '(a' is no regular expression: check its brackets, its repetitions and"
          + " its backslashes"
      ),
      ("/a/q", "'q' behind '/a/q' is no flag: expected i, m, s or x"),
      ("/a", "the pattern '/a' begins with a slash and does not end with one: add it"),
    ])
  func refused(_ written: String, _ message: String) {
    let error = #expect(throws: PatternError.self) { try TextPattern(written) }
    #expect(error?.description == message)
  }

  @Test(
    "A pattern that is slow on purpose is stopped and says so",
    arguments: [
      ("(a+)+$", String(repeating: "a", count: 30) + "b"),
      ("(x+x+)+y", String(repeating: "x", count: 40)),
      ("(.*)*z", String(repeating: "x", count: 40)),
      // The matcher's stack is too small for these: what it found before must not pass for all.
      ("(a|b)+", String(repeating: "a", count: 300_000)),
      ("END|(a|b)+c", "END" + String(repeating: "a", count: 300_000) + "END"),
    ])
  func slow(_ written: String, _ text: String) throws {
    let pattern = try TextPattern(written)
    let error = #expect(throws: PatternError.self) { try pattern.ranges(in: text) }
    #expect(error == .tooSlow(written))
    #expect(error?.description.hasPrefix("the pattern is too slow on this text") == true)
  }

  @Test("A plain pattern is not taken for a slow one on a long text")
  func long() throws {
    let text = String(repeating: "lorem ipsum dolor ", count: 20_000)
    #expect(try TextPattern("zzz").ranges(in: text).isEmpty)
    #expect(try TextPattern("ipsum").ranges(in: text).count == 20_000)
  }

  @Test("A rotor over a pattern goes through texts and labels in reading order")
  func rotor() throws {
    let screen = try Screen("Bill") { screen in
      screen.add("a", "one total", .staticText)
      screen.add("b", nil, .staticText) { $0.text = Screen.Text("total, total") }
      screen.add("c", "nothing", .staticText)
    }
    let rotor = try Rotor("Totals", pattern: TextPattern("total"), on: screen)
    let stops: [Rotor.Stop] = [
      .init("a"), .init("b", range: 0..<5), .init("b", range: 7..<12),
    ]
    #expect(rotor.declaredStops == stops)
    let within = try Rotor("Totals", pattern: TextPattern("total"), on: screen, owner: "b")
    #expect(within.declaredStops?.count == 2)
    let first = rotor.answer(Rotor.Search(from: nil, .next, on: screen))
    #expect(first == .stop(.init("a")))
  }

  @Test("A selector finds its pattern through the finder")
  func selector() throws {
    let finder = TextPattern.finder()
    #expect(try finder("a", "aa") == [0..<1, 1..<2])
    #expect(try finder("/", "a/b") == [1..<2])
    #expect(throws: PatternError.invalid("(")) { try finder("(", "a") }
  }
}
