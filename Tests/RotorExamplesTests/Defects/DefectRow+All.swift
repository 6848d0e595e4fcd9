nonisolated extension DefectRow {
  /// Of rotors, then of actions.
  static let all = rotors + actions

  private static let rotors: [DefectRow] = [
    DefectRow(
      number: "1", what: "The search ignores where VoiceOver is.",
      how: .audit(example: "player", rule: "rotor-ignores-current")),
    DefectRow(
      number: "2", what: "A rotor is used as a button: looking does something.",
      how: .audit(example: "player", rule: "rotor-impure")),
    DefectRow(
      number: "3", what: "It never ends: it goes round or stays on its last stop.",
      how: .audit(example: "diagnostics", rule: "rotor-never-ends")),
    DefectRow(
      number: "4", what: "From elsewhere it enters at the first stop both ways.",
      how: .audit(example: "library", rule: "rotor-previous-enters-first")),
    DefectRow(
      number: "5", what: "There is no way in but from one of its stops.",
      how: .audit(example: "form", rule: "rotor-no-way-in")),
    DefectRow(
      number: "6", what: "It takes next for previous.",
      how: .audit(example: "letter", rule: "rotor-range-stuck")),
    DefectRow(
      number: "7", what: "Several lists made one are left another way than they were entered.",
      how: .audit(example: "message", rule: "rotor-not-reversible")),
    DefectRow(
      number: "8", what: "It knows only what is visible.",
      how: .test(
        rule: "rotor-misses-items", suite: "What a test finds", example: "library-bad")),
    DefectRow(
      number: "9", what: "SwiftUI: an entry in a namespace does not scroll to its view.",
      how: .audit(example: "replies", rule: "rotor-entry-needs-prepare")),
    DefectRow(
      number: "10", what: "SwiftUI: an entry's id is that of no row.",
      how: .audit(example: "replies", rule: "rotor-entry-without-target")),
    DefectRow(
      number: "11", what: "It ends the app: an index into nothing.",
      how: .test(rule: nil, suite: "What a test finds", example: "NoticeTrapView")),
    DefectRow(
      number: "12", what: "It holds the view that holds it.",
      how: .test(
        rule: "rotor-leaks-owner", suite: "What a test finds", example: "tutorial-bad")),
    DefectRow(
      number: "13", what: "It has one name in all languages.",
      how: .test(
        rule: "rotor-name-unlocalised",
        suite: "What goes wrong in published rotors is reported, and what was corrected is not")),
    DefectRow(
      number: "14", what: "It is offered without a stop.",
      how: .audit(example: "form", rule: "rotor-empty")),
    DefectRow(
      number: "15", what: "Each swipe works out the whole list anew.",
      how: .test(
        rule: "rotor-slow",
        suite: "What goes wrong in published rotors is reported, and what was corrected is not")),
    DefectRow(
      number: "16", what: "It answers an element that nobody keeps.",
      how: .audit(example: "links", rule: "rotor-target-released")),
    DefectRow(
      number: "17", what: "It answers a range of what is no text, or no range at the end.",
      how: .audit(example: "table", rule: "rotor-range-without-text")),
    DefectRow(
      number: "18", what: "It answers before its work is done.",
      how: .test(rule: "rotor-late", suite: "What a test finds", example: "tutorial-bad")),
    DefectRow(
      number: "19", what: "It repeats one of the system's.",
      how: .audit(example: "handbook", rule: "rotor-repeats-system")),
    DefectRow(
      number: "20", what: "macOS: it ignores what a person types to filter the list.",
      how: .elsewhere("nothing here: UIKit's and SwiftUI's searches are given no filter")),
    DefectRow(
      number: "21", what: "All its stops have one name.",
      how: .audit(example: "tutorial", rule: "rotor-duplicate-label")),
  ]

  private static let actions: [DefectRow] = [
    DefectRow(
      number: "A1", what: "A selector's method answers nothing where a Bool is read.",
      how: .elsewhere("a linter, in the source: Swift has no selectors away from Apple's platforms")
    ),
    DefectRow(
      number: "A2", what: "Its name is vague.",
      how: .audit(example: "chat", rule: "action-vague-name")),
    DefectRow(
      number: "A3", what: "What a double tap should do is only an action.",
      how: .audit(example: "articles", rule: "action-main-hidden")),
    DefectRow(
      number: "A4", what: "It is there twice, also as a swipe action.",
      how: .audit(example: "mail", rule: "action-duplicate-name")),
    DefectRow(
      number: "A5", what: "It is lost: an override replaces those of the class above.",
      how: .elsewhere(
        "a linter, in the source: what was never offered cannot be seen on a screen; a test that "
          + "names the actions sees it")),
    DefectRow(
      number: "A6", what: "Its name stays, or is that of the other state.",
      how: .audit(example: "posts", rule: "action-stale-name")),
    DefectRow(
      number: "A7", what: "It holds the view that holds it.",
      how: .test(rule: nil, suite: "The orders", example: "orders-uikit")),
    DefectRow(
      number: "A8", what: "It says that it was done, and did nothing.",
      how: .audit(example: "chores", rule: "action-silent")),
    DefectRow(
      number: "A9", what: "It is on what swipes adjust.",
      how: .audit(example: "timer", rule: "action-on-adjustable")),
    DefectRow(
      number: "A10", what: "It has one name in all languages.",
      how: .elsewhere(
        "a person who hears the screen in another language, or a linter: names of actions are not "
          + "compared between languages")),
    DefectRow(
      number: "A11", what: "It is one of too many.",
      how: .audit(example: "documents", rule: "action-too-many")),
    DefectRow(
      number: "A12", what: "Nothing is heard after it.",
      how: .audit(example: "chores", rule: "action-silent")),
  ]
}
