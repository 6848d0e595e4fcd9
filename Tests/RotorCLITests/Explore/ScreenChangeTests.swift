import RotorCore
import Testing

@testable import rotor_cli

@Suite struct `Changes of a screen` {
  private func screen(_ labels: [String], name: String = "Mail") throws -> Screen {
    try Screen(
      name,
      elements: labels.map { label in
        Screen.Element(Screen.Element.ID(String(label.prefix(1))), label, .button)
      })
  }

  /// Labels before and after, and the lines; an element's id is the first letter of its label.
  static let rows: [(before: [String], after: [String], lines: [String])] = [
    (["a 1", "b 1"], ["a 1", "b 1"], []),
    (["a 1", "b 1"], ["a 2", "b 1"], ["~ a 2. Before: a 1"]),
    (["a 1"], ["a 1", "b 1"], ["+ b 1"]),
    (["a 1", "b 1"], ["b 1"], ["- a 1"]),
    (["a 1", "b 1"], ["b 1", "a 1"], []),
    (["a 1", "b 1"], ["c 1"], ["~ The screen is now \"Mail\", 1 element"]),
    (
      ["a 1", "b 1", "c 1"], ["a 2", "d 1", "c 1"], ["~ a 2. Before: a 1", "+ d 1", "- b 1"]
    ),
    (
      ["z 1"], ["z 1"] + "abcdefghij".map { "\($0) 1" },
      "abcdefgh".map { "+ \($0) 1" } + ["+ and 2 more"]
    ),
  ]

  @Test func `are told by what is said`() throws {
    for row in Self.rows {
      let changes = ScreenChange.between(try screen(row.before), try screen(row.after)) {
        $0[$1].label ?? ""
      }
      #expect(changes.map(\.line) == row.lines)
    }
  }

  @Test func `to another screen are told as one`() throws {
    let changes = ScreenChange.between(
      try screen(["a 1"]), try screen(["a 1", "b 1"], name: "Drafts")
    ) { $0[$1].label ?? "" }
    #expect(changes.map(\.line) == ["~ The screen is now \"Drafts\", 2 elements"])
  }
}
