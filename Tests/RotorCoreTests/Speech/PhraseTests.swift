import RotorCore
import Testing

@Suite("VoiceOver's own words")
struct PhraseTests {
  private static let title = Rotor.Title("X")
  private static let phrases: [Phrase] = [
    .dimmed, .button, .backButton, .switchButton, .on, .off, .mixed, .tab, .textField,
    .secureTextField, .isEditing, .heading, .headingLevel(2), .link, .adjustable, .image,
    .searchField, .expanded, .collapsed, .selected, .position(1, of: 2), .listStart, .listEnd,
    .landmark, .landmarkEnd, .spansRows(2), .spansColumns(2), .row(1), .column(1),
    .container(.list), .dialog, .tableSize(rows: 1, columns: 2), .toggleHint, .editHint,
    .misspelledHint, .adjustHint, .expandHint, .collapseHint, .actionsAvailable,
    .moreContentAvailable, .rotor(title), .entries(1), .activate, .noMore(title), .none(title),
    .unknownRotor("X"), .blank, .space, .newLine, .nothingHappened, .endOfScreen, .startOfScreen,
    .neverAppeared(title), .unknownTarget(title), .pageUnchanged, .failed,
  ]

  @Test("Every phrase has words of its own in each language")
  func everyPhraseHasWords() {
    for language in SpokenLanguage.allCases {
      var seen: [String: Phrase] = [:]
      for phrase in Self.phrases {
        let words = phrase.words(language)
        #expect(!words.isEmpty, "\(phrase) in \(language)")
        let other = seen.updateValue(phrase, forKey: words)
        #expect(other == nil, "\(phrase) in \(language) is also \(String(describing: other))")
      }
    }
  }

  @Test("The languages differ, but for the names they are given")
  func languagesDiffer() {
    for phrase in Self.phrases where phrase != .rotor(Self.title) {
      let words = Set(SpokenLanguage.allCases.map { phrase.words($0) })
      #expect(words.count == 3, "\(phrase): \(words)")
    }
  }

  @Test(
    "Phrases with parts are put together in each language",
    arguments: [
      (Phrase.noMore(Rotor.Title("Toilets")), "No more Toilets.", "Keine weiteren Toilets."),
      (.none(Rotor.Title(kind: .headings)), "No Headings.", "Keine Überschriften."),
      (.entries(1), "1 item", "1 Eintrag"),
      (.entries(162), "162 items", "162 Einträge"),
      (.entries(1_234_567), "1,234,567 items", "1.234.567 Einträge"),
      (.entries(-1000), "-1,000 items", "-1.000 Einträge"),
      (.tableSize(rows: 1, columns: 4), "1 row, 4 columns.", "1 Zeile, 4 Spalten."),
      (.container(Screen.Container.Kind(rawValue: "sideBar")), "Side Bar.", "Side Bar."),
    ])
  func partsAreFilledIn(phrase: Phrase, english: String, german: String) {
    #expect(phrase.words(.english) == english)
    #expect(phrase.words(.german) == german)
  }
}
