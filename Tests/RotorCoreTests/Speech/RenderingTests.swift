import RotorCore
import Testing

@Suite("Turning utterances into words")
struct RenderingTests {
  private let utterance = Utterance([
    .init(.header, .text("Price")), .init(.label, .text("Apple"), language: "fr"),
    .init(.context, .phrase(.column(2))), .init(.value, .text("1 €")),
    .init(.state, .phrase(.dimmed)), .init(.trait, .phrase(.button)),
    .init(.context, .phrase(.position(1, of: 2))), .init(.container, .phrase(.container(.list))),
    .init(.content, .text("Fresh")), .init(.hint, .text("Buys it")),
    .init(.available, .phrase(.actionsAvailable)),
  ])

  @Test("Each switch of the verbosity leaves out its part, and state stays")
  func verbosity() {
    let all = "Price. Apple. Column 2. 1 €. Dimmed. Button. 1 of 2. List. Fresh. Buys it. "
    #expect(utterance.text(in: .english) == all + "Actions Available")
    let switches: [(WritableKeyPath<Utterance.Verbosity, Bool>, [String])] = [
      (\.hints, ["Buys it. "]), (\.traits, ["Button. "]), (\.positions, ["1 of 2. "]),
      (\.containers, ["List. "]), (\.content, ["Fresh. "]),
      (\.availability, [". Actions Available"]),
    ]
    for (path, left) in switches {
      var verbosity = Utterance.Verbosity.all
      verbosity[keyPath: path] = false
      var expected = all + "Actions Available"
      for part in left { expected = expected.replacing(part, with: "") }
      #expect(utterance.text(in: .english, verbosity: verbosity) == expected)
    }
    var verbosity = Utterance.Verbosity.all
    verbosity.tables = false
    #expect(
      utterance.text(in: .english, verbosity: verbosity)
        == "Apple: 1 €. Dimmed. Button. 1 of 2. List. Fresh. Buys it. Actions Available")
  }

  @Test("A synthesizer gets the words cut where the language changes")
  func segments() {
    let short = Utterance([
      .init(.selected, .phrase(.selected)), .init(.label, .text("Pomme"), language: "fr"),
      .init(.value, .text("Neu")), .init(.trait, .phrase(.button)), .init(.hint, .text("Kauft")),
    ])
    let segments = short.segments(in: .english, appLanguage: "de-AT")
    #expect(segments.map(\.text) == ["Selected, ", "Pomme, ", "Neu, ", "Button. ", "Kauft"])
    #expect(segments.map(\.language) == ["en", "fr", "de-AT", "en", "de-AT"])
    #expect(short.segments(in: .german).map(\.language) == ["de", "fr", "de"])
  }

  @Test("The same utterance is said in another language without being made anew")
  func german() {
    #expect(
      utterance.text(in: .german)
        == "Price. Apple. Spalte 2. 1 €. Grau dargestellt. Taste. 1 von 2. Liste. Fresh. Buys it. "
        + "Aktionen verfügbar")
  }

  @Test(
    "A line stays one line and cannot steer a terminal",
    arguments: [
      ("one\ntwo\r\nthree", "one two three"), ("a\u{1B}[31mb", "a [31mb"),
      ("\u{202E}gnp.exe", "gnp.exe"), ("tab\there", "tab here"), ("\n\nstart", "start"),
      ("👩‍👩‍👧 family", "👩‍👩‍👧 family"), ("naïve 标题", "naïve 标题"), ("a \u{2028} b", "a b"),
    ])
  func oneLine(text: String, expected: String) {
    let line = Utterance([.init(.label, .text(text))]).text(in: .english)
    #expect(line == expected)
  }

  @Test(
    "Marks that a synthesizer reads aloud badly become pauses",
    arguments: [
      ("Home • Garden", "Home, Garden"), ("Next →", "Next"), ("\u{F8FF} Store", "Store"),
      ("one_two", "one, two"), ("A — B", "A, B"), ("**Bold** word", "Bold, word"),
      ("5 % of 9–17", "5 % of 9–17"), ("•", "•"), ("End. • Next", "End. Next"),
    ])
  func speakable(text: String, expected: String) {
    let words = Utterance([.init(.label, .text(text))]).text(in: .english, style: .speech)
    #expect(words == expected)
  }

  @Test("A mark that is read alone is called by its name, only in speech")
  func marks() {
    for (mark, english, german) in [
      (",", "comma", "Komma"), ("(", "left parenthesis", "Klammer auf"),
      ("_", "underscore", "Unterstrich"), ("\\", "backslash", "umgekehrter Schrägstrich"),
      ("|", "vertical bar", "senkrechter Strich"), ("a", "a", "a"), ("ü", "ü", "ü"),
    ] {
      let said = Utterance([.init(.text, .text(mark))])
      #expect(said.text(in: .english, style: .speech) == english)
      #expect(said.text(in: .german, style: .speech) == german)
      #expect(said.text(in: .english) == mark)
    }
    let comma = Utterance([.init(.text, .text(","), language: "fr")])
    #expect(comma.segments(in: .german).map(\.language) == ["de"])
  }

  @Test("A label that ends like a sentence gets no second mark")
  func endMarks() {
    for (label, expected) in [
      ("Done.", "Done. Button."), ("Why?", "Why? Button."), ("Go!", "Go! Button."),
      ("More…", "More… Button."), ("Plain", "Plain. Button."),
    ] {
      let said = Utterance([.init(.label, .text(label)), .init(.trait, .phrase(.button))])
      #expect(said.text(in: .english) == expected)
    }
  }

  @Test("A rotor and its count are one sentence")
  func rotors() {
    let said = Utterance([
      .init(.rotor, .phrase(.rotor(Rotor.Title("Toilets")))), .init(.rotor, .phrase(.entries(162))),
    ])
    #expect(said.text(in: .english) == "Toilets, 162 items")
    #expect(said.text(in: .chinese) == "Toilets，162 项")
  }

  @Test("Nothing said is no words")
  func empty() {
    #expect(Utterance([]).text(in: .english) == "")
    #expect(Utterance([]).segments(in: .english).isEmpty)
    #expect(Utterance([.init(.label, .text("\n"))]).text(in: .english) == "")
  }
}
