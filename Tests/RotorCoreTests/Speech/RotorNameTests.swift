import RotorCore
import RotorFixtures
import Testing

@Suite("The names of rotors")
struct RotorNameTests {
  private static let kinds =
    [Rotor.Kind.adjustValue, .actions, .moreContent] + Rotor.Kind.navigating + Rotor.Kind.textual

  @Test("No two kinds share a name in a language")
  func namesAreUnique() {
    for language in SpokenLanguage.allCases {
      let names = (Self.kinds + [.custom, .group]).map { $0.spokenName(language).lowercased() }
      #expect(Set(names).count == names.count, "\(language)")
    }
  }

  @Test("Each name leads back to its kind, whatever its case, and so does the English one")
  func namesAreUnderstood() {
    for language in SpokenLanguage.allCases {
      for kind in Self.kinds {
        let name = kind.spokenName(language)
        #expect(Rotor.Kind(spokenName: name.uppercased(), language: language) == kind, "\(name)")
        let english = kind.spokenName(.english).lowercased()
        // "Links" is what both languages say.
        #expect(Rotor.Kind(spokenName: english, language: language) == kind, "\(english)")
      }
    }
  }

  @Test(
    "Other names are understood too",
    arguments: [
      ("Heading 2", SpokenLanguage.english, Rotor.Kind.heading2),
      ("  heading   level 2 ", .german, .heading2),
      ("Fetter Text", .german, .boldText),
      ("formControls", .chinese, .formControls),
      ("标题", .chinese, .headings),
    ])
  func otherNames(name: String, language: SpokenLanguage, kind: Rotor.Kind) {
    #expect(Rotor.Kind(spokenName: name, language: language) == kind)
  }

  @Test("A name in a language that was not asked for, and no name at all, are no kind")
  func unknownNames() {
    for name in ["Überschriften", "", " ", "custom", "Group", "Toilets"] {
      #expect(Rotor.Kind(spokenName: name) == nil, "\(name)")
    }
  }

  @Test("The dial is turned by any name that is understood, and an app's own name wins")
  func dial() throws {
    var heading = Screen.Element("title", "Title", .header)
    heading.headingLevel = 2
    let screen = try Screen("one", elements: [heading])
    let own = Rotor("Heading 2", stops: [])
    let plain = try VoiceOver(on: LiveSource(screen)).dial
    for name in ["heading 2", "Heading Level 2", "2 级标题", "Überschrift 2", "heading2"] {
      let index = try #require(plain.index(of: name), "\(name)")
      #expect(plain.entries[index].title.kind == .heading2)
    }
    #expect(plain.index(of: "Toilets") == nil)
    let dial = try VoiceOver(on: LiveSource(screen, rotors: [own])).dial
    let index = try #require(dial.index(of: "Heading 2"))
    #expect(dial.entries[index].title == own.title)
  }

  @Test(
    "A title says its name, else the words for its kind",
    arguments: [
      (Rotor.Title("Toilets"), "Toilets"),
      (Rotor.Title(kind: .headings), "Überschriften"),
      (Rotor.Title(kind: .headings, name: "Chapters"), "Chapters"),
      (Rotor.Title(kind: .actions), "Aktionen"),
      (Rotor.Title(kind: .actions, name: "edit"), "Bearbeiten"),
      (Rotor.Title(kind: .actions, name: "Share"), "Share"),
      (Rotor.Title(kind: Rotor.Kind(rawValue: "articleItems")), "Article Items"),
      (Rotor.Title(kind: Rotor.Kind(rawValue: "same_level-headings")), "Same Level Headings"),
    ])
  func spokenNames(title: Rotor.Title, german: String) {
    #expect(title.spokenName(.german) == german)
  }
}
