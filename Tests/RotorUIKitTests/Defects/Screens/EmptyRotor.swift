import RotorUIKit

/// 14: a rotor stays in the menu that finds nothing.
enum EmptyRotor {
  static let defects: [Defect] = [
    .audited(
      14, "is offered while no item is marked", ["rotor-empty"],
      published: { Board.offering("Grains", []) { $0.neighbour($1) } },
      corrected: {
        let board = Board([])
        board.view.accessibilityCustomRotorsBlock = { [weak board] in
          guard let board, !board.buttons.isEmpty else { return nil }
          return [
            UIAccessibilityCustomRotor(name: "Grains") { [weak board] in board?.neighbour($0) }
          ]
        }
        return board
      }),
    .audited(
      14, "answers nothing, whatever is asked", ["rotor-empty"],
      published: { Board.offering { _, _ in nil } }, corrected: { Board() }),
  ]
}
