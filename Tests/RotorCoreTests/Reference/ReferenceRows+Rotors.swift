import RotorCore
import RotorFixtures

extension ReferenceRows {
  /// Section G: where rotors go that are made as in AccessibilitySnapshot's samples.
  static let rotors: [ReferenceRow] = [
    .ours("G2") {
      let items: [Screen.Element.ID] = ["one", "two", "three", "four", "five"]
      let screen = try Screen("list", elements: items.map { Screen.Element($0) })
      let rotor = Rotor("Errors", stops: items.map { Rotor.Stop($0) })
      var found: [Screen.Element.ID] = []
      var current: Rotor.Stop?
      while found.count < 10,
        case .stop(let stop) = rotor.answer(Rotor.Search(from: current, .next, on: screen))
      {
        found.append(stop.target)
        current = stop
      }
      return try Mismatch.check(found, items)
    },
    .ours("G10") {
      let expected = [
        "Elves": [
          "Elrond", "Erestor", "Legolas of the Woodland Realm", "Glorfindel",
          "Galdor of the Havens",
        ],
        "Dwarves": ["Glóin of the Lonely Mountain", "Gimli (son of Glóin)"],
        "Hobbits": ["Frodo Baggins", "Bilbo Baggins"],
        "Men": ["Aragorn", "Boromir of Gondor"],
      ]
      return try Mismatch.check(
        expected.keys.reduce(into: [:]) { $0[$1] = try heard(expected[$1] ?? [], as: $1) },
        expected.mapValues { $0 + ["(boundary)"] })
    },
    .ours("G11") { try Mismatch.check(heard([], as: "Ents"), ["No Ents.", "(boundary)"]) },
  ]

  private static let council = """
    Who came to the council: Elrond, Aragorn, Glóin of the Lonely Mountain, Frodo Baggins, Erestor, \
    Legolas of the Woodland Realm, Bilbo Baggins, Gimli (son of Glóin), Glorfindel, Boromir of \
    Gondor and Galdor of the Havens.
    """

  /// What is heard when a rotor over these names in the text is swiped through from the front.
  private static func heard(_ names: [String], as title: String) throws -> [String] {
    var element = Screen.Element("council", council)
    element.text = Screen.Text(council)
    let ranges = names.compactMap { name in
      council.firstRange(of: name).map {
        $0.lowerBound.utf16Offset(in: council)..<$0.upperBound.utf16Offset(in: council)
      }
    }
    let rotor = Rotor(Rotor.Title(title), ranges: ranges, in: "council")
    let source = LiveSource(try Screen("text", elements: [element]), rotors: [rotor])
    var voice = try VoiceOver(on: source)
    _ = voice.perform(.rotate(to: title))
    var words: [String] = []
    for _ in 0...names.count {
      let events = voice.perform(.swipeDown)
      let isBoundary = events.contains { if case .boundary = $0 { true } else { false } }
      for case .said(let utterance) in events where !isBoundary || names.isEmpty {
        words.append(utterance.text(in: .english))
      }
      if isBoundary { words.append("(boundary)") }
    }
    return words
  }
}
