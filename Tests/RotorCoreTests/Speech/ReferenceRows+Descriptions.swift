import RotorCore

extension ReferenceRows {
  private static let adjustHint = "Swipe up or down with one finger to adjust the value."
  private static let toggleHint = "Double tap to toggle setting."

  /// Section A: label, value and hint alone.
  static let labels: [ReferenceRow] = [
    .says("A1", "", .row()),
    .says("A2", "Label", .row("Label")),
    .says("A3", "Value", .row(value: "Value")),
    .says("A4", "Hint", .row(hint: "Hint")),
    .says("A5", "Label: Value", .row("Label", value: "Value")),
    .says("A6", "Label", hint: "Hint", .row("Label", hint: "Hint")),
    .says("A7", "Value", hint: "Hint", .row(value: "Value", hint: "Hint")),
    .says("A9", "03: Text: Value", .row("03: Text", value: "Value")),
    .says("A10", "07: Text: Value", hint: "Hint", .row("07: Text", value: "Value", hint: "Hint")),
  ]

  /// Section B: the words of traits.
  static let traits: [ReferenceRow] = [
    .says("B1", "01", .row("01")),
    .says("B2", "02. Button.", .row("02", .button)),
    .says("B3", "03. Link.", .row("03", .link)),
    .says("B4", "04. Heading.", .row("04", .header)),
    .says("B5", "05. Search Field.", .row("05", .searchField)),
    .says("B6", "06. Image.", .row("06", .image)),
    .says("B7", "Selected: 07", .row("07", .selected)),
    .says("B8", "08", .row("08", .playsSound)),
    .says("B9", "09", .row("09", .keyboardKey)),
    .says("B10", "10", .row("10", .staticText)),
    .says("B11", "11", .row("11", .summaryElement)),
    .says("B12", "12. Dimmed.", .row("12", .notEnabled)),
    .says("B13", "13", .row("13", .updatesFrequently)),
    .says("B14", "14", .row("14", .startsMediaSession)),
    .says("B15", "15. Adjustable.", hint: adjustHint, .row("15", .adjustable)),
    .says("B16", "16", .row("16", .allowsDirectInteraction)),
    .says("B17", "17", .row("17", .causesPageTurn)),
    .says("B18", "18", .row("18", .tabBar)),
    .says("B19", "19. Button. Link.", .row("19", [.button, .link])),
    .says("B21", "21. Button. Search Field.", .row("21", [.button, .searchField])),
    .says("B22", "22. Button. Image.", .row("22", [.button, .image])),
    .says("B23", "Selected: 23. Button.", .row("23", [.button, .selected])),
    .says("B24", "24. Dimmed. Button.", .row("24", [.button, .notEnabled])),
    .says("B26", "26", .row("26", [.button, .keyboardKey])),
  ]

  /// Section C: what stands in for a missing label.
  static let edgeCases: [ReferenceRow] = [
    .says("C1", "Hint. Adjustable.", .row(nil, .adjustable, hint: "Hint")),
    .says("C3", "Button. Heading.", .row(nil, [.button, .header])),
    .says("C4", "Adjustable.", hint: adjustHint, .row(nil, .adjustable)),
    .says("C5", "Hint. Button.", .row(nil, .button, hint: "Hint")),
    .says("C6", "Done. Button.", .row("Done.", .button)),
  ]

  private static let toggle: Screen.Traits = [.toggleButton, .button]

  /// Section D: switches.
  ///
  /// A real switch has the value 1 or 0, whatever else was set on it.
  static let switches: [ReferenceRow] = [
    .says("D1", "Switch Button. On.", hint: toggleHint, .row(nil, toggle, value: "1")),
    .says("D2", "Switch Button. Off.", hint: toggleHint, .row(nil, toggle, value: "0")),
    .says("D3", "Dimmed. Switch Button. On.", .row(nil, toggle.union(.notEnabled), value: "1")),
    .says("D4", "Label. Switch Button. On.", hint: toggleHint, .row("Label", toggle, value: "1")),
    .says("D5", "Label. Switch Button. Off.", hint: toggleHint, .row("Label", toggle, value: "0")),
    .says("D6", "Label. Switch Button. On.", hint: toggleHint, .row("Label", toggle, value: "1")),
    .says(
      "D8",
      "Selected: Label. Switch Button. Off. Heading. Link. Adjustable. Image. Search Field.",
      hint: "Hint. \(toggleHint)",
      .row(
        "Label",
        toggle.union([.selected, .header, .link, .adjustable, .image, .searchField]),
        value: "0", hint: "Hint")),
    .says(
      "D10", "Fake Label. Switch Button. On.", hint: toggleHint,
      .row("Fake Label", toggle, value: "1")),
    .says(
      "D11", "Fake Label. Switch Button. Off.", hint: toggleHint,
      .row("Fake Label", toggle, value: "0")),
    .says(
      "D13", "Fake Label. On.", hint: toggleHint, .row("Fake Label", .toggleButton, value: "1")),
    .says("D14", "Fake Label. 3", hint: toggleHint, .row("Fake Label", .toggleButton, value: "3")),
  ]
}
