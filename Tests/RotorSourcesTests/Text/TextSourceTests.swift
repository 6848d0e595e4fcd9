import RotorContent
import RotorCore
import RotorSources
import Testing

@Suite struct TextSourceTests {
  private func source(
    _ text: String, _ name: String = "docs/a.txt", _ language: SpokenLanguage = .english
  ) throws -> TextSource {
    try TextSource(ScreenFile(name: name, bytes: Array(text.utf8)), language: language)
  }

  @Test("A text is one element with the rotors that have a hit")
  func rotors() throws {
    let source = try source("Warning: wet floor.\r\nWrite to a@b.org by 5 May.\r\nwww.a.org")
    let reading = source.read()
    #expect(reading.screen.name == "a.txt")
    #expect(reading.screen.count == 1)
    #expect(
      reading.rotors.map(\.title.name)
        == ["E-mail addresses", "Dates", "Warnings", "Deadlines", "Action items"])
    #expect(reading.rotors.allSatisfy { $0.owner == TextSource.element })
    #expect(reading.rotors.map(\.knownCount) == [1, 1, 1, 1, 1])
  }

  @Test("Links are runs, so that the system's own kind goes through them")
  func links() throws {
    let screen = try source("🙏 www.a.org and https://b.org/x.").read().screen
    let runs = try #require(screen[TextSource.element]?.text?.runs)
    #expect(
      runs == [
        .init(3..<12, .link, value: "http://www.a.org"),
        .init(17..<32, .link, value: "https://b.org/x"),
      ])
    let system = Rotor.system(on: screen).map(\.title.kind)
    #expect(system.contains(.links))
  }

  @Test("The rotors are called in the language asked for")
  func language() throws {
    let names = try source("Warnung: Frist bis 1. Mai 2026", "a.txt", .german).read().rotors
    #expect(names.map(\.title.name).contains("Warnungen"))
    #expect(TextDetector.Kind.allCases.allSatisfy { !$0.name(in: .chinese).isEmpty })
  }

  @Test("A byte order mark is no part of the text")
  func mark() throws {
    let text = try source("\u{FEFF}https://a.org").read().screen[TextSource.element]?.text
    #expect(text?.string == "https://a.org")
    #expect(text?.runs.first?.range == 0..<13)
  }

  @Test("A zero byte is refused with its place")
  func zero() throws {
    let error = #expect(throws: SourceError.self) { try source("a\nb\u{0}c") }
    #expect(
      error?.description
        == "docs/a.txt, line 2, column 2: expected a text, found a zero byte at byte 3: it may be a"
        + " binary file")
  }

  @Test("Bytes that are no UTF-8 are refused with their place")
  func latin() {
    let error = #expect(throws: SourceError.self) {
      try ScreenFile(name: "a.txt", bytes: [0x61, 0xE9, 0x62])
    }
    #expect(error?.description.contains("at byte 1") == true)
  }

  @Test("A file that is a text opens without an opener, Markdown too")
  func opens() throws {
    for name in ["a.txt", "a.md", "LICENSE"] {
      let file = try ScreenFile(name: name, bytes: Array("Hello".utf8))
      #expect(try file.source() is TextSource)
    }
  }
}
