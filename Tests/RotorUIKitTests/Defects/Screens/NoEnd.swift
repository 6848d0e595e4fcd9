import RotorUIKit

/// 3: the search never answers nothing.
enum NoEnd {
  static let defects: [Defect] = [
    defect("goes round by a remainder") { board, place, isNext in
      let count = board.buttons.count
      return isNext ? (place + 1) % count : (place + count - 1) % count
    },
    defect("stays on the last by limits") { board, place, isNext in
      min(max(isNext ? place + 1 : place - 1, 0), board.buttons.count - 1)
    },
    defect("falls back on the other end") { board, place, isNext in
      let next = isNext ? place + 1 : place - 1
      return board.buttons.indices.contains(next) ? next : isNext ? 0 : board.buttons.count - 1
    },
  ]

  private static func defect(
    _ name: String, _ step: @escaping @MainActor (Board, Int, Bool) -> Int
  ) -> Defect {
    .audited(
      3, name, ["rotor-never-ends"],
      published: {
        Board.offering { board, predicate in
          let isNext = predicate.searchDirection == .next
          guard let place = board.place(predicate) else { return board.neighbour(predicate) }
          return board.result(at: step(board, place, isNext))
        }
      }, corrected: { Board.offering { $0.neighbour($1) } })
  }
}
