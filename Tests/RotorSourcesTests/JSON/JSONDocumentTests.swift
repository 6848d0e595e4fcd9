import Testing

@testable import RotorSources

@Suite("JSON text")
struct JSONDocumentTests {
  @Test(
    "A text that is not JSON is refused at its line with what was expected",
    arguments: [
      (
        "{\"a\": 1",
        "line 1, column 8: expected a comma or '}', found the end of the text: is it cut off?"
      ),
      (
        "[1, 2",
        "line 1, column 6: expected a comma or ']', found the end of the text: is it cut off?"
      ),
      (
        "{\"a\": \"b",
        "line 1, column 7: the text ends inside the string that begins here: is it cut off?"
      ),
      (
        "{\"a\": \"b\\",
        "line 1, column 7: the text ends inside the string that begins here: is it cut off?"
      ),
      ("[1,\n 2,\n]", "line 3, column 1: expected a value after the comma, found ']'"),
      ("{\"a\": 1,}", "line 1, column 9: expected a key in double quotes, found '}'"),
      ("{a: 1}", "line 1, column 2: expected a key in double quotes, found 'a'"),
      ("{'a': 1}", "line 1, column 2: expected a key in double quotes, found '''"),
      ("{\"a\" 1}", "line 1, column 6: expected a colon after the key, found '1'"),
      ("{\"a\": NaN}", "line 1, column 7: expected a value after the colon, found 'NaN'"),
      ("[True]", "line 1, column 2: expected a value or ']', found 'True'"),
      ("[tru]", "line 1, column 2: expected true, found 'tru'"),
      ("[01]", "line 1, column 3: expected no digit after a leading 0, found '1'"),
      ("[-]", "line 1, column 3: expected a digit, found ']'"),
      ("[1.]", "line 1, column 4: expected a digit, found ']'"),
      ("[1e]", "line 1, column 4: expected a digit, found ']'"),
      ("[1] 2", "line 1, column 5: expected nothing after the first value, found '2'"),
      ("[1 2]", "line 1, column 4: expected a comma or ']', found '2'"),
      ("// no\n[]", "line 1, column 1: expected a value, found '/'"),
      (
        "[\"a\nb\"]",
        "line 1, column 4: expected the end of the string or an escape such as \\n, found the byte 0x0A"
      ),
      (
        "[\"\\x\"]",
        "line 1, column 3: expected an escape, one of \\\" \\\\ \\/ \\b \\f \\n \\r \\t \\u"
      ),
      ("[\"\\u12g4\"]", "line 1, column 3: expected four hexadecimal digits after \\u"),
      ("[\"\\ud800\"]", "line 1, column 3: expected the other half of a surrogate pair"),
      ("[\"\\udc00\"]", "line 1, column 3: expected the other half of a surrogate pair"),
      ("[\"\\ud800\\u0041\"]", "line 1, column 3: expected the other half of a surrogate pair"),
      ("{\"a\": 1, \"a\": 2}", "line 1, column 10: expected every key once in an object"),
      ("{\"a\": 1, \"\\u0061\": 2}", "line 1, column 10: expected every key once in an object"),
      ("[\"ü\", ü]", "line 1, column 7: expected a value or ']', found the byte 0xC3"),
    ])
  func refused(_ text: String, _ sentence: String) {
    let bytes = Array(text.utf8)
    let found = complaint {
      do {
        _ = try JSONDocument(bytes)
      } catch let error as JSONProblem {
        throw SourceError(error, in: "x", bytes: bytes)
      }
    }
    #expect(found == "x, " + sentence)
  }

  @Test("Escapes are read as the characters they stand for")
  func escapes() throws {
    let text = #"["a\"b\\c\/d\b\f\n\r\té😀 – \u00e9\ud83d\ude00", "plain", "\u0000x"]"#
    let strings = try JSONDocument(Array(text.utf8)).root.strings()
    #expect(strings == ["a\"b\\c/d\u{8}\u{C}\n\r\té😀 – é😀", "plain", "\0x"])
  }

  @Test("Numbers are read exactly, short ones and long ones")
  func numbers() throws {
    let numbers = [
      "0", "-0.5", "37.7793", "-122.4193", "0.1", "1e3", "123456789012345.5", "5e-324",
      "1.7976931348623157e308", "3.141592653589793", "100000000000000000000", "0.30000000000000004",
    ]
    let text = "[\(numbers.joined(separator: ","))]"
    let read = try JSONDocument(Array(text.utf8)).root.items().map { try $0.number() }
    #expect(read == numbers.map { Double($0) })
  }

  @Test("A text is parsed down to 512 levels, and one that is deeper is refused as such")
  func depth() throws {
    func nested(_ levels: Int) -> [UInt8] {
      Array(repeating: UInt8(ascii: "["), count: levels)
        + Array(repeating: UInt8(ascii: "]"), count: levels)
    }
    #expect(try JSONDocument(nested(512)).entries.count == 512)
    for levels in [513, 100_000] {
      #expect(
        throws: JSONProblem(
          offset: 512,
          message: "arrays and objects lie more than 512 levels deep inside each other: expected"
            + " 512 at most")
      ) { try JSONDocument(nested(levels)) }
    }
  }

  @Test("A path leads to the innermost value around a byte")
  func path() throws {
    let text = #"{"a": [1, {"b": 2, "c": [true]}], "d": 3}"#
    let document = try JSONDocument(Array(text.utf8))
    func path(_ word: String) -> String {
      document.path(to: text.utf8.distance(from: text.startIndex, to: text.range(of: word)))
    }
    #expect(path("1") == "a.0")
    #expect(path("2") == "a.1.b")
    #expect(path("true") == "a.1.c.0")
    #expect(path("3") == "d")
    #expect(document.path(to: 0) == "")
  }

  @Test("Twice as many values take twice as many entries, not more")
  func linear() throws {
    func entries(_ count: Int) throws -> Int {
      let items = repeatElement(#"{"id": "a", "frame": [0, 1, 2, 3]}"#, count: count)
      return try JSONDocument(Array("[\(items.joined(separator: ","))]".utf8)).entries.count
    }
    #expect(try entries(20_000) - 1 == 2 * (try entries(10_000) - 1))
  }
}

extension String {
  /// Where a word begins; the end when it is not there.
  fileprivate func range(of word: String) -> String.Index {
    indices.first { self[$0...].hasPrefix(word) } ?? endIndex
  }
}
