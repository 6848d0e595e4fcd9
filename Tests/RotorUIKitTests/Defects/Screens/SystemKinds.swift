import RotorUIKit

/// 19: a system kind is offered twice, or a rotor is named like one.
enum SystemKinds {
  static let defects: [Defect] = [
    .audited(
      19, "offers one of the system's kinds twice", ["rotor-system-twice"],
      published: {
        headings { board in
          [
            UIAccessibilityCustomRotor(systemType: .heading, elements: { [board.heading] }),
            UIAccessibilityCustomRotor(systemType: .heading, elements: { [board.heading] }),
          ]
        }
      },
      corrected: {
        headings { board in
          [UIAccessibilityCustomRotor(systemType: .heading, elements: { [board.heading] })]
        }
      }),
    .audited(
      19, "is called as one of the system's kinds", ["rotor-shadows-system"],
      published: { Board.offering("Headings") { $0.neighbour($1) } },
      corrected: { Board.offering("Grains") { $0.neighbour($1) } }),
  ]

  private static func headings(
    _ rotors: (Board) -> [UIAccessibilityCustomRotor]
  ) -> Board {
    let board = Board()
    board.heading.accessibilityTraits = .header
    board.view.accessibilityCustomRotorsBlock = nil
    board.view.accessibilityCustomRotors = rotors(board)
    return board
  }
}
