import RotorSwiftUI

extension Defect {
  /// Every view, in the order of the kinds.
  static let all: [Defect] = rotors + names + actions

  private static let rotors: [Defect] = [
    Defect("2", "asked for its entries, it plays on", ["rotor-impure"]) {
      Player(isCommand: true)
    } corrected: {
      Player(isCommand: false)
    },
    Defect("9", "ties rows that are not built, without preparing", ["rotor-entry-needs-prepare"]) {
      Shelf(kind: .tied)
    } corrected: {
      Shelf(kind: .tiedAndPrepared)
    },
    Defect("10", "has ids of another type than the rows", ["rotor-entry-without-target"]) {
      Shelf(kind: .strangeIDs)
    } corrected: {
      Shelf()
    },
    Defect("10", "ties no view to its entries", ["rotor-namespace-untagged"]) {
      Shelf(kind: .untied)
    } corrected: {
      Shelf(kind: .tiedAndPrepared)
    },
    Defect(
      "10", "has rows of one id",
      ["container-inconsistent", "rotor-entry-duplicate-id"]
    ) {
      Shelf(copies: 1)
    } corrected: {
      Shelf()
    },
    Defect("14", "is there although nothing is marked", ["rotor-empty"]) {
      Shelf(hasMarks: false, isOfferedEmpty: true)
    } corrected: {
      Shelf(hasMarks: false)
    },
    Defect("16", "makes ids in its body", ["container-inconsistent"]) {
      Passing()
    } corrected: {
      Shelf()
    },
    Defect("17", "has ranges of a longer text", ["rotor-range-outside"]) {
      Letter(ranges: .pastTheEnd)
    } corrected: {
      Letter(ranges: .right)
    },
    Defect("18", "scrolls in a task", ["rotor-entry-without-target"]) {
      Shelf(kind: .tiedAndPreparedLater)
    } corrected: {
      Shelf(kind: .tiedAndPrepared)
    },
  ]

  private static let names: [Defect] = [
    Defect("13", "is called by a string", ["rotor-name-unlocalised"], secondLanguage: "de") {
      Shelf(title: "Marked")
    } corrected: {
      Shelf()
    },
    Defect("19", "is called as the system's", ["rotor-shadows-system"]) {
      Shelf(title: "Headings")
    } corrected: {
      Shelf()
    },
    Defect("19", "replaces one kind twice", ["rotor-system-twice"]) {
      Shelf().accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 1", id: 1) }
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 2", id: 2) }
    } corrected: {
      Shelf().accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 1", id: 1) }
    },
    Defect("21", "leads to rows that all say the same", ["rotor-duplicate-label"]) {
      Shelf(count: 18, areTitled: false)
    } corrected: {
      Shelf(count: 18)
    },
  ]

  private static let actions: [Defect] = [
    .card("A2", "is called More", ["action-vague-name"], .vague),
    .card("A3", "opens the article by an action alone", ["action-main-hidden"], .mainHidden),
    .card("A4", "is a swipe action too", ["action-duplicate-name"], .twice),
    .card("A9", "is on a rating", ["action-on-adjustable"], .adjustable, corrected: .buttons),
    .card("A11", "offers twelve shelves", ["action-too-many"], .many),
  ]

  private static func card(
    _ kind: String, _ name: String, _ rules: Set<String>, _ actions: Card.Actions,
    corrected: Card.Actions = .good
  ) -> Defect {
    Defect(kind, name, rules) {
      Card(actions: actions)
    } corrected: {
      Card(actions: corrected)
    }
  }
}
