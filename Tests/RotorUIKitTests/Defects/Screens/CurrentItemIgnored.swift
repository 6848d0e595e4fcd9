import RotorUIKit

/// 1: the search does not look at where VoiceOver is.
enum CurrentItemIgnored {
  static let defects: [Defect] = [
    .audited(
      1, "counts on in an index of its own", ["rotor-impure"],
      published: {
        Board.offering { board, predicate in
          let index = predicate.searchDirection == .next ? board.index + 1 : board.index - 1
          guard board.buttons.indices.contains(index) else { return nil }
          board.index = index
          return board.result(at: index)
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      1, "goes on from where the player is", ["rotor-ignores-current", "rotor-never-ends"],
      published: {
        let player = 2
        return Board.offering { board, predicate in
          board.result(at: predicate.searchDirection == .next ? player + 1 : player - 1)
        }
      }, corrected: { Board.offering { $0.neighbour($1) } }),
    .audited(
      1, "always answers the first", ["rotor-never-ends"],
      published: { Board.offering { board, _ in board.result(at: 0) } },
      corrected: { Board.offering { $0.neighbour($1) } }),
  ]
}
