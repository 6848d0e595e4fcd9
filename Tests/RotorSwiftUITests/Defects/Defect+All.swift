import RotorSwiftUI

extension Defect {
  /// Every view, in the order of the kinds.
  static let all: [Defect] = rotors + names + actions

  private static let rotors: [Defect] = [
    Defect("2", "asked for its entries, it plays on", ["rotor-impure"]) {
      DefectChapters(isCommand: true)
    } corrected: {
      DefectChapters(isCommand: false)
    },
    Defect("9", "ties rows that are not built, without preparing", ["rotor-entry-needs-prepare"]) {
      DefectShelf(kind: .tied)
    } corrected: {
      DefectShelf(kind: .tiedAndPrepared)
    },
    Defect("10", "has ids of another type than the rows", ["rotor-entry-without-target"]) {
      DefectShelf(kind: .strangeIDs)
    } corrected: {
      DefectShelf()
    },
    Defect("10", "ties no view to its entries", ["rotor-namespace-untagged"]) {
      DefectShelf(kind: .untied)
    } corrected: {
      DefectShelf(kind: .tiedAndPrepared)
    },
    Defect(
      "10", "has rows of one id",
      ["container-inconsistent", "rotor-entry-duplicate-id"]
    ) {
      DefectShelf(copies: 1)
    } corrected: {
      DefectShelf()
    },
    Defect("14", "is there although nothing is marked", ["rotor-empty"]) {
      DefectShelf(hasMarks: false, isOfferedEmpty: true)
    } corrected: {
      DefectShelf(hasMarks: false)
    },
    Defect("16", "makes ids in its body", ["container-inconsistent"]) {
      DefectPassing()
    } corrected: {
      DefectShelf()
    },
    Defect("17", "has ranges of a longer text", ["rotor-range-outside"]) {
      DefectLetter(ranges: .pastTheEnd)
    } corrected: {
      DefectLetter(ranges: .right)
    },
    Defect("18", "scrolls in a task", ["rotor-entry-without-target"]) {
      DefectShelf(kind: .tiedAndPreparedLater)
    } corrected: {
      DefectShelf(kind: .tiedAndPrepared)
    },
  ]

  private static let names: [Defect] = [
    Defect("13", "is called by a string", ["rotor-name-unlocalised"], secondLanguage: "de") {
      DefectShelf(title: "Marked")
    } corrected: {
      DefectShelf()
    },
    Defect("19", "is called as the system's", ["rotor-shadows-system"]) {
      DefectShelf(title: "Headings")
    } corrected: {
      DefectShelf()
    },
    Defect("19", "replaces one kind twice", ["rotor-system-twice"]) {
      DefectShelf().accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 1", id: 1) }
        .accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 2", id: 2) }
    } corrected: {
      DefectShelf().accessibilityRotor(.headings) { AccessibilityRotorEntry("Book 1", id: 1) }
    },
    Defect("21", "leads to rows that all say the same", ["rotor-duplicate-label"]) {
      DefectShelf(count: 18, areTitled: false)
    } corrected: {
      DefectShelf(count: 18)
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
    _ kind: String, _ name: String, _ rules: Set<String>, _ actions: DefectCard.Actions,
    corrected: DefectCard.Actions = .good
  ) -> Defect {
    Defect(kind, name, rules) {
      DefectCard(actions: actions)
    } corrected: {
      DefectCard(actions: corrected)
    }
  }
}
