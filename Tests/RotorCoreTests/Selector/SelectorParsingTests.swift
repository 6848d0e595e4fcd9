import RotorCore
import Testing

@Suite("A selector is read")
struct SelectorParsingTests {
  static let good: [(text: String, normal: String)] = [
    ("button", "button"),
    ("  BUTTON  ", "button"),
    ("*", "*"),
    ("*[selected]", "[selected]"),
    ("#pay", "#pay"),
    ("#\"node/1\"", "#\"node/1\""),
    ("#node\\/1", "#\"node/1\""),
    (".unread.row", ".unread.row"),
    ("button.primary#ok[disabled]", "button.primary#ok[disabled]"),
    ("[ Label = 'Buy now' ]", "[label=\"Buy now\"]"),
    ("[label=\"Pay\"i]", "[label=Pay i]"),
    ("[label^=a][label$=b][label*=c][label~=d]", "[label^=a][label$=b][label*=c][label~=d]"),
    ("[addr:city=Bled]", "[addr:city=Bled]"),
    ("[addr:city = Bled I]", "[addr:city=Bled i]"),
    ("[\"odd name\"=x]", "[\"odd name\"=x]"),
    ("[color=#ff0000]", "[color=#ff0000]"),
    ("[label=\"it's \\\"ok\\\"\\n\"]", "[label=\"it's \\\"ok\\\"\\n\"]"),
    ("[label=\"\"]", "[label=\"\"]"),
    ("[label=i]", "[label=i]"),
    ("list>button", "list > button"),
    ("list button > img", "list button > img"),
    ("button , link", "button, link"),
    (":not(button,link):is(*)", ":not(button, link):is(*)"),
    ("list:has(>button):HAS(link img)", "list:has(> button):has(link img)"),
    ("text::text(/wa(r|n)\\/ing\\d+/)", "text::text(/wa(r|n)\\/ing\\d+/)"),
    ("::text( /x/i )", "*::text(/(?i)x/)"),
    ("*::attribute(visitedLink), button", "*::attribute(visitedLink), button"),
    ("::attribute('my mark')", "*::attribute(\"my mark\")"),
    ("\"My Role\"", "\"my role\""),
    ("meter", "meter"),
    ("#Größe", "#Größe"),
    ("[label=👩‍👩‍👧]", "[label=👩‍👩‍👧]"),
    ("[label=\"\\u{301}x\"]", "[label=\u{301}x]"),
  ]

  @Test("and written back in one normal form that reads as an equal selector")
  func goodRows() throws {
    for row in Self.good {
      let selector = try Screen.Selector(parsing: row.text)
      #expect(selector.description == row.normal, "\(row.text)")
      #expect(try Screen.Selector(parsing: selector.description) == selector, "\(row.text)")
    }
  }

  static let start = "a role, '*', '#', '.', '[' or ':'"
  static let bad: [(text: String, message: String)] = [
    ("", "expected \(start) at column 1, found the end"),
    ("   ", "expected \(start) at column 4, found the end"),
    ("buton", "unknown role 'buton' at column 1: did you mean 'button'?"),
    ("list > Image", "unknown role 'Image' at column 8: did you mean 'img'?"),
    (
      "qqqqqq",
      "unknown role 'qqqqqq' at column 1: expected one of ARIA's words, such as 'button' or "
        + "'heading', or [role=qqqqqq]"
    ),
    ("button,", "expected \(start) at column 8, found the end"),
    ("button, , link", "expected \(start) at column 9, found ','"),
    ("button)", "expected ',' or the end at column 7, found ')'"),
    ("button >", "expected \(start) at column 9, found the end"),
    ("> button", "expected \(start) at column 1, found '>'"),
    ("button + link", "unknown combinator '+' at column 8: expected a space or '>'"),
    ("button!", "expected '#', '.', '[', ':', ',', '>', a space or the end at column 7, found '!'"),
    (
      "é́x[",
      "unknown role 'é́x' at column 1: expected one of ARIA's words, such as 'button' or "
        + "'heading', or [role=é́x]"
    ),
    ("#", "expected an identifier at column 2, found the end"),
    (".", "expected the name of a class at column 2, found the end"),
    ("[", "expected the name of an attribute at column 2, found the end"),
    ("[label", "'[' at column 1 is never closed: add ']'"),
    ("[label=", "expected a value at column 8, found the end"),
    ("[label=]", "expected a value at column 8, found ']'"),
    ("[label=a", "'[' at column 1 is never closed: add ']'"),
    (
      "[label=Buy now]",
      "expected 'i' or ']' (a value with spaces needs quotes) at column 12, found 'now'"
    ),
    ("[label|=a]", "expected '=', '~=', '^=', '$=', '*=' or ']' at column 7, found '|'"),
    ("[label^a]", "expected '=', '~=', '^=', '$=', '*=' or ']' at column 7, found '^'"),
    (
      "button[label=\"Buy]",
      "the quote \" at column 14 is never closed: add \" at its end"
    ),
    ("[label='a\\", "expected a sign after the backslash at column 11, found the end"),
    (
      "[label='\\q']",
      "unknown escape '\\q' at column 9: expected \\n, \\t, \\r, \\u{HEX} or a sign"
    ),
    (
      "[label='\\u{D800}']",
      "unknown character code 'D800' at column 9: expected such as \\u{41}"
    ),
    ("[label='\\u41']", "expected '{' after \\u at column 11, found '41'"),
    ("[label='\\u{41']", "expected '}' at column 14, found '''"),
    (
      "👩‍👩‍👧[label=\"",
      "unknown role '👩‍👩‍👧' at column 1: expected one of ARIA's words, such as "
        + "'button' or 'heading', or [role=👩‍👩‍👧]"
    ),
    (
      "[label=👩‍👩‍👧 👩‍👩‍👧]",
      "expected 'i' or ']' (a value with spaces needs quotes) at column 10, found '👩‍👩‍👧'"
    ),
    (
      "button\u{0}",
      "expected '#', '.', '[', ':', ',', '>', a space or the end at column 7, "
        + "found '\\u{0}'"
    ),
    (":", "expected ':not', ':is' or ':has' at column 2, found the end"),
    (":selected", "unknown condition ':selected' at column 1: did you mean '[selected]'?"),
    ("tab:where(*)", "unknown condition ':where' at column 4: did you mean ':is'?"),
    (":nto(tab)", "unknown condition ':nto' at column 1: did you mean ':not'?"),
    (":hover", "unknown condition ':hover' at column 1: expected ':not', ':is' or ':has'"),
    (":not", "expected '(' at column 5, found the end"),
    (":not()", "expected \(start) at column 6, found ')'"),
    (":not(button", "expected ')' at column 12, found the end"),
    (":not(> button)", "expected \(start) at column 6, found '>'"),
    (
      ":is(text::text(/x/))",
      "expected ')': a part of a text stands only at the end of a selector at column 9, found ':'"
    ),
    ("text::txt(/x/)", "unknown part of a text 'txt' at column 7: did you mean 'text'?"),
    ("text::text", "expected '(' at column 11, found the end"),
    ("text::text(x)", "expected a pattern between slashes at column 12, found 'x'"),
    ("text::text(//)", "expected a pattern at column 13, found '/'"),
    ("text::text(/x)", "'/' at column 12 is never closed: add '/'"),
    ("text::text(/x\\", "'/' at column 12 is never closed: add '/'"),
    ("text::text(/x\\/)", "'/' at column 12 is never closed: add '/'"),
    (
      "text::text(/a\nb/)",
      "expected a pattern without line breaks and control characters at column 14, found '\\n'"
    ),
    ("text::text(/x/", "expected ')' at column 15, found the end"),
    (
      "text::text(/x/) button",
      "expected ',' or the end after the part of a text at column 17, found 'button'"
    ),
    ("text ::text(/x/)", "expected \(start) at column 6, found ':'"),
    ("*::attribute()", "expected the name of a text attribute at column 14, found ')'"),
  ]

  @Test("or refused with a message that says where and what was expected")
  func badRows() {
    for row in Self.bad {
      #expect(throws: NotationError.self, "\(row.text)") {
        do {
          _ = try Screen.Selector(parsing: row.text)
        } catch {
          #expect("\(error)" == row.message, "\(row.text)")
          throw error
        }
      }
    }
  }

  @Test("up to 10,000 characters and 64 brackets deep")
  func limits() throws {
    let long = String(repeating: "*,", count: 4_999) + "*"
    #expect(try Screen.Selector(parsing: long).alternatives.count == 5_000)
    let tooLong = String(repeating: "x", count: 10_001)
    let huge = String(repeating: "(", count: 1_000_000)
    for text in [tooLong, huge] {
      let error = #expect(throws: NotationError.self) { try Screen.Selector(parsing: text) }
      #expect(
        error?.description
          == "the selector is longer than 10000 characters: shorten it")
    }
    for name in [":not(", ":is(", ":has("] {
      func nested(_ depth: Int) -> String {
        String(repeating: name, count: depth) + "*" + String(repeating: ")", count: depth)
      }
      #expect(try Screen.Selector(parsing: nested(64)).description == nested(64))
      for depth in [65, 1_500] {
        let error = #expect(throws: NotationError.self) {
          try Screen.Selector(parsing: nested(depth))
        }
        #expect(error?.problem == .tooDeep(limit: 64))
        #expect(error?.column == 65 * name.count)
      }
    }
  }
}
