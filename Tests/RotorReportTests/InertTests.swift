import RotorReport
import Testing

struct InertTests {
  @Test(arguments: [
    ("Alamo Square", "Alamo Square"),
    ("", ""),
    ("公园 – Bäckerei 👩‍👩‍👧 مطعم", "公园 – Bäckerei 👩‍👩‍👧 مطعم"),
    ("two\nlines\tand\rmore", "two\\nlines\\tand\\rmore"),
    ("\u{1B}[2Jclear", "\\u{1b}[2Jclear"),
    ("\u{202E}txt.exe", "\\u{202e}txt.exe"),
    ("\u{9B}31m\u{85}\u{2028}\u{FEFF}", "\\u{9b}31m\\u{85}\\u{2028}\\u{feff}"),
    (
      Nasty.text,
      "a\\u{1b}[31mred\\u{7}\\u{1b}]0;title\\u{7}\\r\\nb\\u{202e}desrever\\u{2067}\\u{9b}2J\\u{2028}c"
    ),
  ])
  func `text from elsewhere stays on its line`(text: String, line: String) {
    #expect(Inert.line(text) == line)
  }

  @Test func `a megabyte is cut with its length`() {
    let long = String(repeating: "a", count: 1_048_576)
    #expect(Inert.line(long, limit: 5) == "aaaaa… (1,048,576 characters)")
    // One letter with a million accents is one character to Swift, but not to a terminal.
    let accents = "a" + String(repeating: "\u{301}", count: 999_999)
    #expect(Inert.line(accents).unicodeScalars.count < 250)
    #expect(Inert.line("abcde", limit: 5) == "abcde")
  }

  @Test func `quoted text is harmless too`() {
    #expect(Inert.quoted("a\nb") == "\"a\\nb\"")
  }

  @Test func `numbers have commas and their noun`() {
    #expect(Count.of(1, "stop") == "1 stop")
    #expect(Count.of(0, "stop") == "0 stops")
    #expect(Count.of(1072, "entry", plural: "entries") == "1,072 entries")
    #expect(Count.grouped(1_000_000) == "1,000,000")
    #expect(Count.grouped(-999) == "-999")
    #expect(Count.grouped(.min).hasPrefix("-9,223,"))
    #expect(Count.list(["a", "b", "c"]) == "a, b and c")
    #expect(Count.list([]) == "")
  }
}
