import RotorCore

extension ScreenCase {
  static let containers: [ScreenCase] = [
    .container(
      "A container that lists an element twice", ["\"Tools\" lists \"Pen\" twice"],
      [.listedTwice("pen", in: "tools")]),
    .container(
      "A container that lists several elements twice",
      ["\"Tools\" lists \"Pen\" twice, and 1 more like it"],
      [.listedTwice("pen", in: "tools"), .listedTwice("ink", in: "tools")]),
    .container(
      "A screen that lists an element twice", ["the screen lists \"gone\" twice"],
      [.listedTwice("gone", in: nil)]),
    .container(
      "A container that contains itself", ["\"Tools\" contains itself"], [.containsItself("tools")]),
    .container(
      "A container that claims more than it gives",
      ["\"Tools\" says that it has 1,200 elements and gives 2"],
      [.countMismatch(in: "tools", claimed: 1_200, given: 2)]),
    .container(
      "A screen that claims one and gives none",
      ["the screen says that it has 1 element and gives 0"],
      [.countMismatch(in: nil, claimed: 1, given: 0)]),
    .container(
      "A container that lists what is no element",
      ["\"Tools\" lists \"a string Pen\", which is no element"],
      [.entryNotAnElement(in: "tools", "a string Pen")]),
    .container(
      "A container that shows things under new ids each time",
      ["\"Tools\" shows the same things under other ids each time it is read"],
      [.idsChange(in: "tools")]),
    .container(
      "A container that shows things under the ids of others",
      ["\"Tools\" shows two things under the id \"7\", and 1 more like it"],
      [.idTwice("7", in: "tools"), .idTwice("8", in: "tools")]),
    .container(
      "A screen that shows two things under one id",
      ["the screen shows two things under the id \"pen\""], [.idTwice("pen", in: nil)]),
    .container(
      "A container that is odd in two ways",
      [
        "\"Tools\" says that it has -1 elements and gives 2", "\"Tools\" contains itself",
      ],
      [.countMismatch(in: "tools", claimed: -1, given: 2), .containsItself("tools")]),
    ScreenCase(
      "Something that UIKit raises an exception for",
      ["platform-exception": "UIKit raises an exception here: Board: it is added to itself"]
    ) { isFixed in
      try Screen(
        "Board", nodes: [Screen.Node(Screen.Element("pen", "Pen"))],
        notes: isFixed ? [] : [.platformException("Board: it is added to itself")])
    },
    ScreenCase(
      "An element that hides controls",
      ["element-swallows-control": "\"Board\" hides \"Edit\", \"Share\" and \"Print\", and 1 more"]
    ) { isFixed in
      try Screen(
        "Board", nodes: [Screen.Node(Screen.Element("board", "Board"))],
        notes: isFixed ? [] : [.swallowed(["Edit", "Share", "Print", "Delete"], in: "board")])
    },
    .container(
      "Notes that are about something else", [],
      [.frameNotFinite("pen"), .runOutsideText("pen", .init(0..<9, .bold))]),
  ]

  /// A screen with one container; the broken one has notes.
  private static func container(
    _ description: String, _ messages: [String], _ notes: [Screen.Note]
  ) -> ScreenCase {
    let joined = messages.joined(separator: "; ")
    return ScreenCase(description, messages.isEmpty ? [:] : ["container-inconsistent": joined]) {
      isFixed in
      let tools = Screen.Element("tools", container: Screen.Container(.group), label: "Tools")
      return try Screen(
        "Drawing",
        nodes: [
          Screen.Node(tools), Screen.Node(Screen.Element("pen", "Pen"), in: "tools"),
          Screen.Node(Screen.Element("ink", "Ink"), in: "tools"),
        ], notes: isFixed ? [] : notes)
    }
  }
}
