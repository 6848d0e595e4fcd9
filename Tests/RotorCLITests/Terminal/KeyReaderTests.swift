import Testing

@testable import rotor_cli

@Suite struct `Keys of a terminal` {
  private func keys(_ text: String) -> [Key] {
    var bytes = Array(text.utf8)[...]
    var reader = KeyReader { _ in bytes.popFirst() }
    var keys: [Key] = []
    while let key = reader.next() { keys.append(key) }
    return keys
  }

  static let rows: [(bytes: String, keys: [Key])] = [
    ("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D", [.up, .down, .right, .left]),
    ("\u{1B}OA\u{1B}OD", [.up, .left]),
    (
      "\u{1B}[H\u{1B}[F\u{1B}[1~\u{1B}[4~\u{1B}[7~\u{1B}[8~",
      [.home, .end, .home, .end, .home, .end]
    ),
    ("\u{1B}[5~\u{1B}[6~", [.pageUp, .pageDown]),
    ("\u{1B}[1;5C", [.right]),
    ("\u{1B}", [.escape]),
    ("\u{1B}q", [.escape, .character("q")]),
    ("\u{1B}[99~x", [.character("x")]),
    ("\u{1B}[", []),
    ("\r\n\u{7F}\u{8}", [.enter, .enter, .backspace, .backspace]),
    ("é公😀", [.character("é"), .character("公"), .character("😀")]),
    ("\u{1}\u{2}x", [.character("x")]),
    ("a\u{4}b", [.character("a")]),
  ]

  @Test func `are made of bytes`() {
    for row in Self.rows { #expect(keys(row.bytes) == row.keys) }
  }

  @Test func `pass over bytes that are no UTF-8`() {
    var bytes: ArraySlice<UInt8> = [0xFF, 0xC3, 0x28, 0x61]
    var reader = KeyReader { _ in bytes.popFirst() }
    #expect(reader.next() == .character("a"))
    #expect(reader.next() == nil)
  }

  @Test func `that are named in help mean something`() {
    let named: [Key] =
      [
        .right, .left, .down, .up, .enter, .escape, .home, .end, .pageUp, .pageDown,
      ] + "r]R[ tmgGaAdlw/bf:?q".map { .character($0) }
    for key in named { #expect(KeyMap.meaning(of: key) != nil, "\(key)") }
    #expect(KeyMap.meaning(of: .character("x")) == nil)
  }
}
