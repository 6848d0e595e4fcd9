import RotorChecks
import Testing

@Suite("What is wrong with a check file is told with its place")
struct CheckErrorTests {
  static let rows: [(text: String, message: String)] = [
    ("Screan: a", "line 1, column 1: \"Screan\" is no key: did you mean 'Screen:'?"),
    (
      "hello",
      "line 1, column 1: \"hello\" is no key, expected one of Screen, Name, Frequent, Rotor, "
        + "Profile, Task, Start, Steps, Expected, Should, May and Ignore"
    ),
    (
      "  one stop per card",
      "line 1, column 3: an indented line goes on with a key, and there is none above: begin it with "
        + "one, such as 'Expected:'"
    ),
    (
      "Expected: boundary",
      "line 1, column 11: no screen yet: begin with 'Screen: SCREEN', such as 'example:orders'"
    ),
    (
      "Screen: a\nExpected: one stop for card",
      "line 2, column 11: this is no expectation: the nearest form is 'one stop per NAME'; 'rotor "
        + "check --explain' lists all forms"
    ),
    (
      "Screen: a\nExpected: the rotor should really have its stops",
      "line 2, column 11: this is no expectation: the nearest form is 'rotor ROTOR has N stops'; 'rotor "
        + "check --explain' lists all forms"
    ),
    (
      "Screen: a\nExpected: hear \"never closed",
      "line 2, column 16: the quotation mark is never closed: expected another one"
    ),
    (
      "Screen: a\nName: card = [identifier^=order]\nExpected: one stop per cord",
      "line 3, column 24: the name \"cord\" is not defined: did you mean 'card'?"
    ),
    (
      "Screen: a\nExpected: one stop per cord",
      "line 2, column 24: the name \"cord\" is not defined: write 'Name: cord = SELECTOR' above"
    ),
    (
      "Name: card",
      "line 1, column 7: a name is 'NAME = SELECTOR', such as 'card = [identifier^=order]'"
    ),
    (
      "Name: card = [label",
      "line 1, column 14: '[' is never closed: add ']'"
    ),
    ("Profile: Voice", "line 1, column 10: \"Voice\" is no profile: did you mean 'VoiceOver'?"),
    (
      "Task: reorder",
      "line 1, column 7: a task is a verb and an object, such as 'reorder order 1042'"
    ),
    (
      "Screen: a\nSteps: swip right",
      "line 2, column 8: unknown gesture 'swip right': did you mean 'swipe right'?"
    ),
    ("Ignore: x", "line 1, column 9: expected 'RULE on SELECTOR because REASON'"),
    (
      "Ignore: rotor-empti on * because so",
      "line 1, column 9: unknown rule \"rotor-empti\": did you mean 'rotor-empty'?"
    ),
  ]

  @Test(arguments: rows.map(\.text))
  func told(_ text: String) {
    let message = Self.rows.first { $0.text == text }?.message
    let error = #expect(throws: CheckErrors.self) { try CheckFile(parsing: text, name: "a.check") }
    #expect(error?.description == message)
  }

  @Test("all that is wrong is told at once, in the order of the lines")
  func all() {
    let text = "Screen: a\nExpected: nothing of the kind\nScrean: b\nSteps: hop"
    let error = #expect(throws: CheckErrors.self) { try CheckFile(parsing: text, name: "a.check") }
    #expect(error?.errors.map(\.line) == [2, 3, 4])
  }

  @Test("comments, blank lines, line breaks of three kinds, other spellings and quotation marks")
  func forms() throws {
    let text =
      "\u{FEFF}# A comment\r\nGiven: example:orders\r\n\r\nwhen:\n  # indented\n\tswipe right\n"
      + "THEN:  hear “Cart, empty. Button”\n  and boundary\n"
    let file = try CheckFile(parsing: text, name: "a.check")
    #expect(file.blocks.map(\.screen) == ["example:orders"])
    #expect(file.blocks.map(\.title) == ["VoiceOver"])
  }

  @Test("any bytes are read or refused, and nothing traps")
  func hostile() {
    var texts = [
      "", "\n", ":", " :", "Screen:", "Screen: \u{202E}abc\u{0}", "Steps: \u{1F600}",
      String(repeating: "a", count: 100_000), String(repeating: "\"", count: 10_001),
      "Screen: a\nExpected: " + String(repeating: "rotor ", count: 10_000),
      "Screen: a\nExpected: one stop per " + String(repeating: "[", count: 10_000),
      String(repeating: "Screen: a\n", count: 20_000),
      "Screen: a\nExpected: rotor x has 99999999999999999999 stops",
      "Screen: a\nSteps: swipe down 99999999999999999999 times",
    ]
    var state: UInt64 = 42
    let words = [
      "Screen:", "Expected:", "rotor", "lists", "\"", "→", "has", "N", "\n", " ", "stops", "[", "=",
      "é",
    ]
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<12 {
        state = state &* 6_364_136_223_846_793_005 &+ 1
        text += words[Int(state >> 33) % words.count] + (state % 3 == 0 ? " " : "")
      }
      texts.append(text)
    }
    for text in texts { _ = try? CheckFile(parsing: text, name: "a.check") }
  }
}
